/** Lower-case words of a value, whatever separates them: `Ex-demo` is "ex demo". */
export const wordsOfValue = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
