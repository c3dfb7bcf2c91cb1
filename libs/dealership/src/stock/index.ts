export { replaceStock } from './replace-stock.ts';
export type { StockTarget, StockTenant } from './replace-stock.ts';
export { StockError } from './stock-error.ts';
export type { StockErrorCode } from './stock-error.ts';
