/** A group that is still open while a pattern is read. */
interface OpenGroup {
  /** True once it contains an alternative or a quantifier, so that its matches differ in length. */
  varies: boolean;
}

/** A quantifier at a position: `*`, `+`, `?`, `{2}`, `{2,}` or `{2,5}`, each possibly lazy. */
const quantifier = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

/** Length of the escape or character class at a position; 1 for any other character. */
function atomLength(source: string, at: number): number {
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
  const open: OpenGroup[] = [{ varies: false }];
  for (let at = 0; at < source.length;) {
    const character = source[at]!;
    let closed: OpenGroup | undefined;
    if (/^\\(?:[1-9]|k<)/.test(source.slice(at, at + 3))) return 'has a back reference';
    if (character === '(') open.push({ varies: false });
    if (character === '|') open.at(-1)!.varies = true;
    if (character === ')') closed = open.pop();
    at += character === '(' ? groupStart(source, at) : atomLength(source, at);
    quantifier.lastIndex = at;
    const [written, least, comma] = quantifier.exec(source) ?? [];
    const canVary = written !== undefined && (least === undefined || comma === ',');
    const repeats = written !== undefined && !written.startsWith('?') && written !== '{1}';
    if (closed?.varies && repeats)
      return 'repeats a group that has a quantifier or an alternative; repeat a class of characters such as [a-z-] instead';
    if (canVary || closed?.varies) open.at(-1)!.varies = true;
    at += written?.length ?? 0;
  }
  return undefined;
}

/** Length of the beginning of a group: `(`, `(?:`, `(?=`, `(?<name>` and others. */
const groupStart = (source: string, at: number): number =>
  /^\((?:\?(?:<[A-Za-z_$][\w$]*>|<?[=!]|[a-z-]*:))?/.exec(source.slice(at))![0].length;
