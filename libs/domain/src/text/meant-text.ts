/** Characters of Windows-1252 from 0x80 to 0x9F; a space for the five that it has not assigned. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Returns a text with the characters that its writer meant in place of controls that nobody types: a
 * character of Windows-1252 for one that was decoded as Latin-1 (U+0085 is "…", U+0092 is "’"),
 * a line break for a vertical tab or a form feed, which word processors write, and nothing for those
 * that reverse or embed the text that follows them, which make a name read as another.
 */
export const meantText = (text: string): string =>
  text
    .replace(/[\u0080-\u009f]/g, (control) =>
      windows1252.charAt(control.charCodeAt(0) - 0x80).trim(),
    )
    .replace(/[\v\f]/g, '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
