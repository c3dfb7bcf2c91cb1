/**
 * Returns a page with other text between two marks, `<!-- name -->` and `<!-- /name -->`.
 * @throws if the page has no such marks
 */
export function withSection(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->\n\n`, `\n\n<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no marks for "${name}"`);
  return page.slice(0, from) + start + text + page.slice(to);
}
