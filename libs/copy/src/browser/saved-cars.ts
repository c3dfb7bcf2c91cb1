import { savedCars } from '../en/saved-cars.ts';
import type { Localized } from '../locale.ts';

/** Labels of cars and searches that are saved on the device. The same in every region. */
export const savedCarsCopy = (_localized: Localized): typeof savedCars => savedCars;
