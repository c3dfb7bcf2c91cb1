import { showCars } from '../en/show-cars.ts';
import type { Localized } from '../locale.ts';

/** Labels of buttons that lead to a number of cars. The same in every region. */
export const showCarsCopy = (_localized: Localized): typeof showCars => showCars;
