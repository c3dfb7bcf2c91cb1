/** Removes the comments of a style sheet. */
const withoutComments = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '');

/** Returns the custom properties that a text sets: `--x:` in CSS, `'--x'` as a key in TSX. */
export const propertiesSet = (text: string): string[] =>
  [...withoutComments(text).matchAll(/(?<![\w-])(--[\w-]+)['"]?\]?\s*:/g)].map(
    (match) => match[1]!,
  );

/** Returns the custom properties that a style sheet reads. */
export const propertiesRead = (css: string): string[] => [
  ...new Set([...withoutComments(css).matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]!)),
];

/** Returns the preludes of a style sheet's top-level rules, such as `@layer blocks`. */
export function outermostRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  const text = withoutComments(css);
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    if (mark === '{' && depth++ === 0) rules.push(text.slice(start, index).trim());
    if (mark === ';' && depth === 0) rules.push(text.slice(start, index).trim());
    if (mark === '}') depth--;
    if (depth === 0) start = index + 1;
  }
  if (depth !== 0 || text.slice(start).trim() !== '') rules.push(text.slice(start).trim());
  return rules;
}
