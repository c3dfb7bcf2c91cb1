/** A group that is still open while a pattern is read, or the pattern itself. */
interface OpenGroup {
  /** True once it contains an alternative or a quantifier, so that its matches differ in length. */
  varies: boolean;
  /** The group that it is in; undefined for the pattern itself. */
  readonly outer?: OpenGroup;
}

/** A quantifier at a position: `*`, `+`, `?`, `{2}`, `{2,}` or `{2,5}`, each possibly lazy. */
const quantifier = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

/** The beginning of a group: `(`, `(?:`, `(?=`, `(?<name>` and others. */
const groupStart = /\((?:\?(?:<[A-Za-z_$][\w$]*>|<?[=!]|[a-z-]*:))?/y;

/** Length of the beginning of a group, the escape or character class at a position; 1 for any other character. */
function tokenLength(source: string, at: number): number {
  groupStart.lastIndex = at;
  if (groupStart.test(source)) return groupStart.lastIndex - at;
  if (source[at] === '\\') return 2;
  if (source[at] !== '[') return 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1 - at;
}

/**
 * Returns what is wrong with a regular expression: its syntax, or a construct that can take exponential
 * time on some text, which is a repeated group that matches in several ways, or a back reference.
 */
export function patternError(source: string): string | undefined {
  try {
    new RegExp(source, 'u');
  } catch (error) {
    return (error as Error).message.replace(/^.*: /, '');
  }
  let open: OpenGroup = { varies: false };
  for (let at = 0; at < source.length;) {
    const character = source[at];
    let closed: OpenGroup | undefined;
    if (/^\\(?:[1-9]|k<)/.test(source.slice(at, at + 3))) return 'has a back reference';
    if (character === '(') open = { varies: false, outer: open };
    if (character === '|') open.varies = true;
    if (character === ')' && open.outer !== undefined) {
      closed = open;
      open = open.outer;
    }
    at += tokenLength(source, at);
    quantifier.lastIndex = at;
    const [written, least, comma] = quantifier.exec(source) ?? [];
    const canVary = written !== undefined && (least === undefined || comma === ',');
    const repeats = written !== undefined && !written.startsWith('?') && written !== '{1}';
    if (closed?.varies && repeats)
      return 'repeats a group that has a quantifier or an alternative; repeat a class of characters such as [a-z-] instead';
    if (canVary || closed?.varies) open.varies = true;
    at += written?.length ?? 0;
  }
  return undefined;
}
