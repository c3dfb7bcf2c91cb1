import type { RequestedLoan } from '../context/page-request.ts';
import type { LoanChoice } from './loan-estimate.ts';

/**
 * Returns the query parameters that carry a car's loan to the form and the calculator of another page:
 * the amount to borrow, and the price, the deposit and the years that it comes from.
 */
export const loanQuery = (price: number, { deposit, years }: LoanChoice) => ({
  vehiclePriceBudget: String(Math.round(price - deposit)),
  carPrice: String(Math.round(price)),
  deposit: String(deposit),
  loanTerm: String(years),
});

/** Query parameters that a calculator starts from. */
export const calculatorParameters = ['vehiclePriceBudget', 'loanTerm'] as const;

/** Returns a whole number as a query has it; undefined for anything else. */
const wholeNumber = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

/** Returns the amount and the years that a page's query asks a calculator to start from. */
export function loanOfQuery(search: string): { readonly amount?: number; readonly term?: number } {
  const query = new URLSearchParams(search);
  const [amount, term] = calculatorParameters.map((name) => wholeNumber(query.get(name)));
  return { amount, term };
}

/** Returns the price, the deposit and the years that a form carries for a car; undefined without a price. */
export function requestedLoan(
  values: Readonly<Record<string, unknown>>,
): RequestedLoan | undefined {
  const amount = wholeNumber(values.carPrice);
  const deposit = wholeNumber(values.deposit);
  const years = wholeNumber(values.loanTerm);
  if (amount === undefined) return undefined;
  return { amount, deposit, years };
}
