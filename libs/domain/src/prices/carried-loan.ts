import type { Car } from '@forecourt/block-schemas';
import { askingPrice } from './price.ts';

/** Longest term of a loan for a car, in years. */
const maxLoanYears = 10;

/** A loan for a car in dollars, as a link carries it from one page to another. */
export interface CarriedLoan {
  /** Price of the car. */
  readonly price?: number | undefined;
  readonly deposit?: number | undefined;
  readonly years?: number | undefined;
  /** Amount to borrow. */
  readonly amount?: number | undefined;
}

/**
 * Returns the loan that a link carries for a car as it is in stock today: the price is the car's own,
 * an impossible deposit or term is left out, and an amount that comes from another price is worked out
 * again. Undefined without an advertised price.
 */
export function loanInStock(
  car: Pick<Car, 'price'>,
  carried: CarriedLoan,
): (CarriedLoan & { readonly price: number; readonly amount: number }) | undefined {
  const asked = askingPrice(car);
  if (asked === undefined) return undefined;
  const price = Math.round(asked);
  const { deposit = price, years = 0, amount = Infinity } = carried;
  const paid = deposit < price ? deposit : undefined;
  const isUpToDate = carried.price === price && paid === carried.deposit && amount <= price;
  return {
    price,
    deposit: paid,
    years: years > 0 && years <= maxLoanYears ? years : undefined,
    amount: isUpToDate ? amount : price - (paid ?? 0),
  };
}
