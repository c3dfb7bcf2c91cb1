import type { Car } from '@forecourt/block-schemas';
import type { FormValues } from '@forecourt/forms';
import { carWithAny } from '../data/find-car.ts';
import type { SourceQuestions } from '../data/source-questions.ts';

/** Maximum number of words of an answer that are looked up. */
const maxWords = 4;

const textOf = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

/** Returns the words of an answer that may be stock numbers: they have three digits, and are no year. */
const stockNumbersIn = (answer: string): readonly string[] =>
  answer
    .split(/[^\p{L}\d_/-]+/u)
    .filter((word) => /\d.*\d.*\d/.test(word) && !/^(?:19|20)\d\d$/.test(word))
    .slice(0, maxWords);

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
  const numbers = [number, ...[number, textOf(values.selected_car)].flatMap(stockNumbersIn)];
  try {
    return (
      (await carWithAny('id', [textOf(values.car_id)], questions)) ??
      (await carWithAny('stock_number', numbers, questions))
    );
  } catch (error) {
    questions.onFailure('search', error);
    return undefined;
  }
}
