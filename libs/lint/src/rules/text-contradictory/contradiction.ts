import type { StringRange } from '@forecourt/json';

/** A part of a text that contradicts the settings. */
interface Contradiction {
  readonly range: StringRange;
  readonly message: string;
}

/** Returns the parts of a text without mark-up that contradict a setting. */
export type Contradictions = (text: string) => readonly Contradiction[];

/** Returns the range of a match. */
export const rangeOf = ({ 0: words, index }: RegExpExecArray): StringRange => ({
  start: index,
  end: index + words.length,
});
