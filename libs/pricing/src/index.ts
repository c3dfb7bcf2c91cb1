export { clampAmount } from './amount.ts';
export { formatMoney, formatNumber, formatPercent } from './format.ts';
export type { MoneyFormat } from './format.ts';
export { frequencies } from './frequency.ts';
export type { Frequency } from './frequency.ts';
export { calculatorDefaults } from './region-defaults.ts';
export type { CalculatorDefaults, Region, SliderRange } from './region-defaults.ts';
export { repayment } from './repayment.ts';
export type { Loan, Repayment } from './repayment.ts';
