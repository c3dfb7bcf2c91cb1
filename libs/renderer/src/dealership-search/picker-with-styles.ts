import css from './dealership-search.css?inline';

export { DealershipPicker } from './dealership-picker.tsx';

let isStyled = false;

/** Gives the page the styles of the search, which only pages with it carry. */
export function styleDealershipSearch(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
