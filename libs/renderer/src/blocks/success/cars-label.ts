import type { Copy } from '@forecourt/copy';

/** Label of the cars in stock; beside the visitor's own car they are those that the visitor wants. */
export function carsLabel(
  copy: Copy['success']['request'],
  { length }: readonly unknown[],
  ownCar: string | undefined,
): string {
  if (ownCar !== undefined) return copy.wanted;
  return length > 1 ? copy.cars : copy.car;
}
