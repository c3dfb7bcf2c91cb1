/** True if one node can be patched into the other instead of being replaced. */
const alike = (here: Node, there: Node): boolean => here.nodeName === there.nodeName;

function patchAttributes(here: Element, there: Element): void {
  // Groups stay open or closed as the visitor left them.
  for (const { name, value } of there.attributes)
    if (name !== 'open' && here.getAttribute(name) !== value) here.setAttribute(name, value);
  for (const { name } of [...here.attributes])
    if (name !== 'open' && !there.hasAttribute(name)) here.removeAttribute(name);
}

/**
 * Copies the state of a control, which its attributes don't reflect. Leaves a focused text field
 * alone.
 */
function patchState(here: Element, there: Element): void {
  if (here instanceof HTMLSelectElement) here.value = (there as HTMLSelectElement).value;
  if (!(here instanceof HTMLInputElement)) return;
  if (here.type === 'checkbox') here.checked = here.defaultChecked;
  else if (here !== document.activeElement) here.value = here.defaultValue;
}

/**
 * Patches an element in place, node by node, until it matches another. Controls retain the focus
 * and lists their scroll position. Checkboxes and selects take the other's state.
 */
export function patchElement(here: Element, there: Element): void {
  patchAttributes(here, there);
  const old = [...here.childNodes];
  const next = [...there.childNodes];
  next.forEach((node, index) => {
    const now = old[index];
    if (now === undefined) here.append(document.importNode(node, true));
    else if (!alike(now, node)) now.replaceWith(document.importNode(node, true));
    else if (now instanceof Element) patchElement(now, node as Element);
    else if (now.nodeValue !== node.nodeValue) now.nodeValue = node.nodeValue;
  });
  for (const node of old.slice(next.length)) node.remove();
  patchState(here, there);
}
