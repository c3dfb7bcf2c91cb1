/** Small numbers in words, by value. */
export const numberWords: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
];

/** Returns the number that a word or digits mean, in digits: `5` for `five`. */
export function digitsOf(figure: string): string {
  const spelled = numberWords.indexOf(figure.toLowerCase());
  return spelled < 0 ? figure.replace(',', '.') : String(spelled);
}
