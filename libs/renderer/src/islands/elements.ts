/**
 * Returns an element that the server always renders below another one.
 * @throws if it is missing.
 */
export function partOf<K extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  tag: K,
): HTMLElementTagNameMap[K];
export function partOf<E extends Element = HTMLElement>(root: ParentNode, selector: string): E;
export function partOf(root: ParentNode, selector: string): Element {
  const part = root.querySelector(selector);
  if (part === null) throw new Error(`no ${selector}`);
  return part;
}

/** Returns the element that an event is about: its target, or the closest one around it; null if there is none. */
export function closestTo<K extends keyof HTMLElementTagNameMap>(
  target: EventTarget | null,
  tag: K,
): HTMLElementTagNameMap[K] | null;
export function closestTo<E extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null;
export function closestTo(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
