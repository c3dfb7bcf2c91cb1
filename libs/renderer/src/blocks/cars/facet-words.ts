import type { Copy } from '@forecourt/copy';
import type { CarListFacet } from '@forecourt/domain';

/** A value of a facet as visitors read it. */
export function valueLabel(facet: CarListFacet, value: string, { carValues }: Copy): string {
  if (facet === 'certified') return value === 'true' ? carValues.certified : carValues.notCertified;
  return facet === 'seats' ? carValues.seats(value) : value;
}
