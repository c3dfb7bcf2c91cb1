import { blockElements, inlineElements, strippedElements } from '@forecourt/block-schemas';
import { matchesOf, type StringRange } from '@forecourt/json';

/** An error of a tag: what is wrong with it, and the part of the mark-up to change. */
export interface TagError {
  readonly message: string;
  readonly within: StringRange;
}

/** A tag with all quotes closed, in groups: slash, name, attributes. Or the start of one that is not. */
const tag = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<\/?[a-z][^<>]*>?/gi;

/** Elements without content, and those that the next one closes. */
const unclosedElements: ReadonlySet<string> = new Set([
  ...['area', 'br', 'col', 'hr', 'img', 'wbr'],
  ...['caption', 'colgroup', 'dd', 'dt', 'li', 'p', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
]);

const inline: ReadonlySet<string> = new Set(inlineElements);
const block: ReadonlySet<string> = new Set([...inlineElements, ...blockElements]);
/** Elements that are removed with their content, which another rule reports. */
const removed: ReadonlySet<string> = new Set([...strippedElements, 'form']);

/** Elements that others must be within. */
const parents: Readonly<Record<string, readonly string[]>> = {
  dd: ['dl'],
  dt: ['dl'],
  li: ['ul', 'ol'],
  td: ['table'],
  th: ['table'],
  tr: ['table'],
};

type OpenTag = { readonly name: string; readonly within: StringRange };

const isInItsParent = (name: string, open: readonly OpenTag[]): boolean =>
  !Object.hasOwn(parents, name) || open.some((each) => parents[name]!.includes(each.name));

/** Attributes that another rule reports. */
const unsafe = /[\s/"'](?:on[a-z]{3,}|style)\s*=|(?:javascript|vbscript|data)\s*:/i;

/** Returns what to do about an element that is not allowed. @param attributes as written */
function adviceFor(name: string, attributes: string): string {
  if (block.has(name)) return 'write the words without it, or use a block of that kind';
  return attributes.startsWith(':')
    ? 'it comes from Word or another program: paste the text without its formatting'
    : 'correct its name, or remove it';
}

/** A text whose elements are closed and not within each other, as in most texts. */
const flat = new RegExp(
  String.raw`^[^<]*(?:<(?:br\s*/?>|(${inlineElements.join('|')})(?:\s+[a-z-]+="[^"<>]*")*>[^<]*</\1>)[^<]*)*$`,
);

/** Quick test for an error: true for few texts without one. */
export const mayHaveTagError = (html: string): boolean => html.includes('<') && !flat.test(html);

/** Returns the first error of a text's tags. @param isInline true for a text that is a single line */
export function firstTagError(html: string, isInline: boolean): TagError | undefined {
  const allowed = isInline ? inline : block;
  const open: OpenTag[] = [];
  let first: TagError | undefined;
  for (const { 0: written, 1: slash, 2: named, 3: attributes = '', index: start } of matchesOf(
    html,
    tag,
  )) {
    const within = { start, end: start + written.length };
    const name = named?.toLowerCase();
    if ((name !== undefined && removed.has(name)) || unsafe.test(written)) return undefined;
    if (first !== undefined) continue;
    if (name === undefined)
      first = {
        within,
        message: `the tag ${written.slice(0, 40)} has no end: a quotation mark or ">" is missing`,
      };
    else if (!allowed.has(name))
      first = {
        within,
        message: `<${name}${/^:[\w-]*/.exec(attributes)?.[0] ?? ''}> is removed from this text when the page is rendered; ${adviceFor(name, attributes)}`,
      };
    else if (slash === '' && !isInItsParent(name, open))
      first = {
        within,
        message: `<${name}> is outside of ${parents[name]!.map((each) => `<${each}>`).join(' and ')}, so it is removed; put it into one`,
      };
    else if (slash === '' && name === 'a' && open.some((each) => each.name === 'a'))
      first = {
        within,
        message: 'a link is within another one; close the first with </a> before it',
      };
    else if (unclosedElements.has(name)) continue;
    else if (slash === '') open.push({ name, within });
    else {
      const at = open.findLastIndex((each) => each.name === name);
      if (at < 0)
        first = {
          within,
          message: `</${name}> closes nothing; remove it, or add <${name}> before it`,
        };
      else if (at < open.length - 1) first = unclosed(open[at + 1]!);
      else open.pop();
    }
  }
  const [left] = open;
  return first ?? (left && unclosed(left));
}

const unclosed = ({ name, within }: OpenTag): TagError => ({
  within,
  message: `<${name}> is not closed, so it applies to all that follows; write </${name}> where it ends`,
});
