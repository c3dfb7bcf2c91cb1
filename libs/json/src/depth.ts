const quote = 34;
const backslash = 92;

/**
 * Offset of the first bracket that nests deeper than allowed, or -1. A single pass without a stack
 * that stops at the first one, so 100,000 brackets cost as much as `maxDepth` of them.
 */
export function tooDeepAt(text: string, maxDepth: number): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return -1;
    } else if (code === 91 || code === 123) {
      if (++depth > maxDepth) return at;
    } else if (code === 93 || code === 125) depth--;
  }
  return -1;
}

/** True if a text has more than `max` opening brackets, those within strings included. */
export function opensMoreThan(text: string, max: number): boolean {
  let opened = 0;
  for (const bracket of ['{', '['])
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
      if (++opened > max) return true;
  return false;
}

/** Offset of the quote that ends the string which begins at `start`; -1 if it is not closed. */
export function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return -1;
    let escapes = end - 1;
    while (text.charCodeAt(escapes) === backslash) escapes--;
    if ((end - escapes) % 2 === 1) return end;
  }
}
