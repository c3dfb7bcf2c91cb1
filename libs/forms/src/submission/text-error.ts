import type { Copy } from '@forecourt/copy';

const maxCharacters = 10_000;

/** Controls other than white space, which a browser may let through from the clipboard. */

const unreadable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]|\p{Cs}/u;

/** The error for a value that is not text as a browser sends it. */
export function textError(
  value: unknown,
  { submission }: Pick<Copy, 'submission'>,
  max = maxCharacters,
): string | undefined {
  if (typeof value !== 'string') return submission.notText;
  if (value.length > max) return submission.tooLong;
  return unreadable.test(value) ? submission.characters : undefined;
}
