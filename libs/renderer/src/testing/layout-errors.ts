/** A long unbreakable word, as in editors' content and data. */
export const longWord = 'Motorvehiclemanufacturersrepresentativesassociation';

/**
 * Returns the layout errors of a page, one string each. Runs in the browser.
 * @param unbroken the word whose texts may break anywhere.
 */
export function layoutErrors(unbroken: string): string[] {
  const errors = new Set<string>();
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${
      element.closest('.fc-block')?.firstElementChild?.className ?? 'the frame'
    }`;
  const isForReadersOnly = (element: Element): boolean => {
    const { clipPath, position } = getComputedStyle(element);
    if (clipPath !== 'none' && position === 'absolute') return true;
    return element.parentElement !== null && isForReadersOnly(element.parentElement);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.fc-sr-only, [aria-hidden="true"], template, dialog:not([open])') &&
    !isForReadersOnly(element);

  // Text that is clipped by the screen, or by an element that doesn't scroll.
  const clips = (element: Element) => {
    const { overflowX, clipPath, position } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX)) return 'scrolls';
    if (clipPath !== 'none' && position === 'absolute') return 'scrolls';
    return /hidden|clip/.test(overflowX) ? 'clips' : '';
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement!;
    if (!node.data.trim() || /^(?:SCRIPT|STYLE|OPTION)$/.test(parent.tagName) || !isSeen(parent))
      continue;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(
      /(?<![\p{L}\d])[\p{L}\d][\p{L}\d.,]{0,12}[\p{L}\d](?![\p{L}\d])/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !node.data.includes(unbroken))
        errors.add(`word broken: ${name(parent)}: “${word}”`);
    }
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 2) continue;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const kind = clips(at);
        if (kind === 'scrolls') break;
        const box = at.getBoundingClientRect();
        const edge = at === document.documentElement ? { left: 0, right: innerWidth } : box;
        if (kind !== 'clips' && at !== document.documentElement) continue;
        // A line that is hidden whole is not cut off, such as a tagline without room.
        const isHidden = top >= box.bottom || bottom <= box.top || left >= box.right - 1;
        if (kind === 'clips' && isHidden) break;
        if (left < edge.left - 1 || right > edge.right + 1)
          errors.add(`text cut off: ${name(parent)}: “${node.data.trim().slice(0, 40)}”`);
      }
    }
  }

  // Targets smaller than 24 by 24 pixels that are not inline in a sentence.
  for (const target of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, input:not([type="hidden"])',
  )) {
    if (!isSeen(target)) continue;
    const label = target.closest('label') ?? target;
    const after = getComputedStyle(target, '::after');
    if (after.position === 'absolute' && after.content !== 'none') continue;
    const block = target.closest('p, li, td, dd, figcaption, address, label, div');
    const words = (block?.textContent ?? '').replace(target.textContent ?? '', '').trim();
    if (target.tagName === 'A' && getComputedStyle(target).display === 'inline' && words) continue;
    const { width, height } = label.getBoundingClientRect();
    if (width > 0 && (width < 24 || height < 24))
      errors.add(`target of ${Math.round(width)} × ${Math.round(height)}: ${name(target)}`);
  }

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('.fc-block > *')].filter(
      (block) => block.scrollWidth > innerWidth,
    );
    errors.add(`wider than the screen: ${wide.map((block) => block.className).join(', ')}`);
  }
  return [...errors];
}
