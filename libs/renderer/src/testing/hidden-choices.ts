/**
 * Returns choices whose selected option looks like the others, for tests of forced colours. Runs in
 * the browser.
 */
export function hiddenChoices(): string[] {
  // Forced colours preserve the opacity of a background, but not its colour: white on white is
  // invisible.
  const canvas = getComputedStyle(document.body).backgroundColor;
  const ground = ({ backgroundColor }: CSSStyleDeclaration) =>
    backgroundColor === canvas || backgroundColor.endsWith(', 0)') ? 'none' : backgroundColor;
  const look = (element: Element) => {
    const parts = [element, element.nextElementSibling, element.closest('label')];
    return JSON.stringify(
      parts.flatMap((part) => {
        if (!part) return [];
        const style = getComputedStyle(part);
        const before = getComputedStyle(part, '::before');
        return [
          ground(style),
          style.borderWidth === '0px' ? 'none' : style.borderColor + style.borderWidth,
          style.outlineStyle,
          ground(before),
          before.content,
        ];
      }),
    );
  };
  const errors: string[] = [];
  const compare = (chosen: Element, others: readonly Element[]) => {
    const other = others.find((one) => one !== chosen);
    if (other && look(other) === look(chosen))
      errors.push(
        `${chosen.parentElement!.className} in ${chosen.closest('.fc-block')?.firstElementChild?.className}`,
      );
  };
  for (const chosen of document.querySelectorAll<HTMLInputElement>('main input:checked')) {
    // A native control shows its own state.
    if (getComputedStyle(chosen).opacity !== '0' && getComputedStyle(chosen).appearance !== 'none')
      continue;
    const peers = [...document.querySelectorAll<HTMLInputElement>(`input[name="${chosen.name}"]`)];
    compare(
      chosen,
      peers.filter((peer) => peer.form === chosen.form && !peer.checked),
    );
  }
  for (const chosen of document.querySelectorAll(
    'main [aria-current], main [aria-selected="true"]',
  )) {
    const list = chosen.closest('ul, ol, [role="tablist"]');
    const peers = [...(list?.querySelectorAll(chosen.tagName) ?? [])];
    compare(
      chosen,
      peers.filter((peer) => !peer.matches('[aria-current], [aria-selected="true"]')),
    );
  }
  return errors;
}
