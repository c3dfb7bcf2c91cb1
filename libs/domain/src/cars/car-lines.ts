import type { Car, CarLine } from '@forecourt/block-schemas';
import { valueKey } from '../text/value-key.ts';

/** Returns the texts of a site's lines that are true of a car, by its type. */
export const linesAbout = (
  lines: readonly CarLine[] | undefined,
  { car_type: type = '' }: Pick<Car, 'car_type'>,
): string[] =>
  (lines ?? [])
    .filter(({ carTypes }) => carTypes?.some((each) => valueKey(each) === valueKey(type)) ?? true)
    .map(({ text }) => text);
