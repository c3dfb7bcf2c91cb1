import { weeklyRepayments } from '../en/weekly-repayments.ts';
import type { Localized } from '../locale.ts';

/** Texts of a car's weekly repayments. The same in every region. */
export const weeklyRepaymentsCopy = (_localized: Localized): typeof weeklyRepayments =>
  weeklyRepayments;
