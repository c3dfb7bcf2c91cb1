import css from './dealership-search.css?inline';

export { DealershipPicker } from './dealership-picker.tsx';

let isStyled = false;

/** Adds the styles of the search to the page. */
export function styleDealershipSearch(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
