const mostCharacters = 10_000;

/** Controls other than white space, which a browser may let through from the clipboard. */

const unreadable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]|\p{Cs}/u;

/** What is wrong with a value that should be text as a browser sends it; undefined if nothing is. */
export function textFault(value: unknown, most = mostCharacters): string | undefined {
  if (typeof value !== 'string') return 'This must be text.';
  if (value.length > most) return 'This is too long.';
  return unreadable.test(value) ? 'This has characters that can’t be read.' : undefined;
}
