/**
 * Replaces the comments of mark-up with spaces, so that all else keeps its offset. An unclosed comment
 * extends to the end, as in browsers. Runs in linear time, unlike a regular expression, which reads the
 * rest again for each unclosed comment.
 */
export function blankComments(html: string): string {
  let blanked = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<!--', at);
    if (open < 0) return blanked + html.slice(at);
    blanked += html.slice(at, open);
    const close = html.indexOf('-->', open + 4);
    if (close < 0) return blanked;
    at = close + 3;
    blanked += ' '.repeat(at - open);
  }
}
