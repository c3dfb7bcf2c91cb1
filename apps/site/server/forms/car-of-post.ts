import type { Car } from '@forecourt/block-schemas';
import type { FormValues } from '@forecourt/forms';
import type { SourceQuestions } from '../data/source-questions.ts';
import { carWith } from '../data/find-car.ts';

const textOf = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

/** Words that may be stock numbers, of those that a visitor typed: they have three digits, and are no year. */
const stockNumbersIn = (words: string): readonly string[] =>
  words
    .split(/[^\p{L}\d_/-]+/u)
    .filter((word) => /\d.*\d.*\d/.test(word) && !/^(?:19|20)\d\d$/.test(word))
    .slice(0, maxTyped);

/** Maximum number of words of an answer that are looked up. */
const maxTyped = 4;

/**
 * Finds the stock's car that a post concerns: by its id, else by its stock number (FNQ-2), which may be
 * among the words of the answer ("H20740 please").
 * Undefined if the stock has no such car or its source fails: the lead then has no car.
 */
export async function carOfPost(
  values: FormValues,
  questions: SourceQuestions,
): Promise<Car | undefined> {
  const number = textOf(values.stock_number);
  const typed = [...stockNumbersIn(number), ...stockNumbersIn(textOf(values.selected_car))];
  const claims = [
    ['id', textOf(values.car_id)] as const,
    ...[...new Set([number, ...typed])].map((each) => ['stock_number', each] as const),
  ];
  try {
    for (const [attribute, value] of claims) {
      if (value === '') continue;
      const spellings = new Set([value, value.toUpperCase(), value.toLowerCase()]);
      for (const spelling of spellings) {
        const car = await carWith(attribute, spelling, questions);
        if (car) return car;
      }
    }
  } catch (error) {
    questions.onFailure('search', error);
  }
  return undefined;
}
