import type { Copy } from '@forecourt/copy';
import type { CarListFacet } from '@forecourt/domain';

/** Returns the label of a facet's value. */
export function valueLabel(facet: CarListFacet, value: string, { carValues }: Copy): string {
  if (facet === 'certified') return value === 'true' ? carValues.certified : carValues.notCertified;
  return facet === 'seats' ? carValues.seats(value) : value;
}
