import { copyFor } from '@forecourt/copy';
import { isSold } from '@forecourt/domain';
import type { Car } from '@forecourt/block-schemas';
import type { FieldDefinition, FieldErrors, FormDefinition, FormValues } from '../definition.ts';
import { describesCar } from './known-car.ts';
import { carDescriptions, carForSaleNames } from '../query-names.ts';

/** Returns a form's field for a car in stock; undefined if it has none. */
export const carField = ({ fields }: Pick<FormDefinition, 'fields'>): FieldDefinition | undefined =>
  fields.find(({ control }) => control === 'car');

/**
 * Returns the values without those of the address about another car, once the visitor has answered
 * which car they mean.
 */
export function withChosenCar(form: FormDefinition, values: FormValues): FormValues {
  const field = carField(form);
  if (!field || values[field.name] === undefined) return values;
  const others = [...carForSaleNames, 'car_type'];
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !others.includes(name) || form.fields.some((asked) => asked.name === name),
    ),
  );
}

/**
 * Returns the error for a car that is no longer in stock.
 * @param car the chosen car, as the stock has it
 */
export function carErrors(
  form: FormDefinition,
  values: FormValues,
  car: Pick<Car, 'status'> | undefined,
): FieldErrors {
  const field = carField(form);
  const chosen = field && values[field.name];
  if (!field || typeof chosen !== 'string' || chosen === '' || (car && !isSold(car))) return {};
  return { [field.name]: copyFor(form).visitChecks.carGone };
}

/** Returns the query that names or offers the same cars again: the chosen car, else those of a make. */
export function carSearch(form: FormDefinition, values: FormValues): string {
  const field = carField(form);
  const chosen = values[field?.name ?? 'car_id'];
  if (!field && !describesCar(form)) return '';
  const named = chosen
    ? [['car_id', chosen]]
    : (field ? carDescriptions : ['stock_number']).map((name) => [name, values[name]]);
  const known = named.filter((pair): pair is [string, string] => Boolean(pair[1]));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}
