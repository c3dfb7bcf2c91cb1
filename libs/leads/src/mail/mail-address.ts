/** One plain address: no name, list, comment, quote or control character (RFC 5321's dot-atoms only). */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text);

/** Characters that change the direction of the text that follows them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text for a header: one line, without control characters or ones that reverse what follows. */
export const oneLine = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
