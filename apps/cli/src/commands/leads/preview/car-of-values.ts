import type { Car } from '@forecourt/block-schemas';
import { readEntities } from '@forecourt/dealership';
import type { FormValues } from '@forecourt/forms';
import type { PageForm } from '../../../shared/forms/tenant-forms.ts';

const textOf = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : '';

/** Finds the car that values refer to, by id, else by stock number, as the server does. */
export function carOfValues(
  { car_id, stock_number }: FormValues,
  { tenant: { snapshot } }: PageForm,
): Car | undefined {
  const [id, stock] = [textOf(car_id), textOf(stock_number)];
  if (id === '' && stock === '') return undefined;
  const all = readEntities('car', snapshot.data.get('cars')?.value, 'cars', () => undefined) ?? [];
  const cars = all as readonly Car[];
  return (
    (id === '' ? undefined : cars.find((car) => textOf(String(car.id)) === id)) ??
    (stock === '' ? undefined : cars.find((car) => textOf(car.stock_number ?? '') === stock))
  );
}
