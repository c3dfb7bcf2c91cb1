import { matchesOf, type StringRange } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';

/** Words of a text about a car that its fields deny. */
export interface Denied {
  readonly within: StringRange;
  /** Value of the car, in words: "the fuel of the car is Petrol". */
  readonly truth: string;
}

/** Words that make another car, or a change, of what is named. */
const compared =
  /\b(?:also|available|becomes?|cheaper|compared|converts?|from|like|not?|once|option(?:al)?|other|rather|than|unlike|versus|vs|was|were|without)\b/i;

/** A value that a text names, in lower case. */
export interface Named {
  readonly value: string;
  readonly within: StringRange;
}

/**
 * Returns what a pattern finds in a text, without what is only compared with.
 * @param pattern has a group for each way to name the value.
 * @param unlike words of a sentence that is about something else.
 */
export function namedIn(words: string, pattern: RegExp, unlike?: RegExp): readonly Named[] {
  return matchesOf(words, pattern).flatMap((match): Named[] => {
    const value = match
      .slice(1)
      .find((group) => group !== undefined)!
      .toLowerCase();
    const lead = match[0].search(/[^.,;•|\s]|$/);
    const within = { start: match.index + lead, end: match.index + match[0].length };
    return sentenceAround(words, within).some(
      (part) => compared.test(part) || unlike?.test(part) === true,
    )
      ? []
      : [{ value, within }];
  });
}

/** Returns the named values unless one of them is right: words that name both compare them. */
export const wrong = (
  named: readonly Named[],
  isRight: (value: string) => boolean,
  isWrong: (value: string) => boolean = () => true,
): readonly Named[] =>
  named.some(({ value }) => isRight(value)) ? [] : named.filter(({ value }) => isWrong(value));

/** Returns the named values with what the car has in their place. */
export const deny = (named: readonly Named[], truth: string): readonly Denied[] =>
  named.map(({ within }) => ({ within, truth }));
