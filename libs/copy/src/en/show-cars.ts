import { countOf } from '../english.ts';

/** Labels of buttons that lead to a number of cars. */
export const showCars = {
  some: 'Show cars',
  count: (count: number) =>
    count === 0 ? 'No matching cars' : `Show ${countOf(count, 'car', 'cars')}`,
};
