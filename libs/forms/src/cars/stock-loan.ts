import type { Car } from '@forecourt/block-schemas';
import { loanInStock } from '@forecourt/domain';
import type { FormDefinition, FormValues } from '../definition.ts';
import { carForSaleNames } from '../query-names.ts';

/** Names of the values that make up the loan of a car in stock. */
const loanNames = ['carPrice', 'deposit', 'loanTerm'] as const;
const budget = 'vehiclePriceBudget';

const isAsked = ({ fields }: FormDefinition, name: string): boolean =>
  fields.some((field) => field.name === name && field.control !== 'hidden');

const number = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : undefined;

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Returns the loan that values carry for a car, as the stock has the car today. */
const loanOf = (values: FormValues, car: Pick<Car, 'price'> | undefined) =>
  car &&
  loanInStock(car, {
    price: number(values.carPrice),
    deposit: number(values.deposit),
    years: number(values.loanTerm),
    amount: number(values[budget]),
  });

/**
 * Returns the values with the loan that they carry for a car in stock. Anyone can write a link, and old
 * links outlive prices, so nothing of the loan is left without the car.
 * @param car the car that the values are about; undefined if the stock has no such car
 */
export function withStockLoan(
  form: FormDefinition,
  values: FormValues,
  car: Pick<Car, 'price'> | undefined,
): FormValues {
  const carried = loanNames.filter((name) => values[name] !== undefined && !isAsked(form, name));
  if (carried.length === 0) return values;
  const { price, deposit, years } = loanOf(values, car) ?? {};
  const known: Record<(typeof loanNames)[number], number | undefined> = {
    carPrice: price,
    deposit,
    loanTerm: years,
  };
  const fitting = carried.flatMap((name) =>
    known[name] === undefined ? [] : [[name, String(known[name])] as const],
  );
  return { ...without(values, carried), ...Object.fromEntries(fitting) };
}

/** Returns the values that a form starts with, where the amount to borrow comes from a carried loan, too. */
export function startWithStockLoan(
  form: FormDefinition,
  values: FormValues,
  car: Pick<Car, 'price'> | undefined,
): FormValues {
  const loan = values.carPrice === undefined ? undefined : loanOf(values, car);
  const fitting = withStockLoan(form, values, car);
  if (!loan || values[budget] === undefined) return fitting;
  return { ...fitting, [budget]: String(loan.amount) };
}

/** Returns the query of a page without a car that has been sold: neither its name nor its loan. */
export function withoutSoldCar(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...carForSaleNames, 'car_type', ...loanNames, budget]) query.delete(name);
  return `${query}`;
}
