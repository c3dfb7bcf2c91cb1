import { calculator } from '../en/calculator.ts';
import type { Localized } from '../locale.ts';

/** Texts of the finance calculator. The same in every region. */
export const calculatorCopy = (_localized: Localized): typeof calculator => calculator;
