/** Columns of a group's choices: as many as fit at its width, pairs even on phones, or one row. */
export type ChoiceGrid = '' | 'short' | 'row';

/** Longest text, in characters, of which two choices fit beside each other on a phone. */
const shortText = 9;
/** Longest text, and the most choices, that fit in one row of a phone: a scale such as stars. */
const rowText = 2;
const rowCount = 6;

/**
 * Returns the grid of a group by the texts of its choices.
 * @returns undefined for a single choice, which has the whole width
 */
export function choiceGrid(texts: readonly string[]): ChoiceGrid | undefined {
  if (texts.length < 2) return undefined;
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest <= rowText && texts.length <= rowCount) return 'row';
  return longest <= shortText && texts.length % 2 === 0 ? 'short' : '';
}
