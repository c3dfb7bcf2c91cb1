import type { Car } from '@forecourt/block-schemas';
import type { FormValues } from '@forecourt/forms';
import type { SourceQuestions } from '../data/source-questions.ts';
import { carWith } from '../data/find-car.ts';

const textOf = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

/**
 * Finds the stock's car that a post concerns: by its id, else by its stock number (FNQ-2).
 * Undefined if the stock has no such car or its source fails: the lead then has no car.
 */
export async function carOfPost(
  values: FormValues,
  questions: SourceQuestions,
): Promise<Car | undefined> {
  const claims = [
    ['id', textOf(values.car_id)],
    ['stock_number', textOf(values.stock_number)],
  ] as const;
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
