import type { Copy } from '@forecourt/copy';
import { basicColour, basicTransmission, type CarListFacet } from '@forecourt/domain';

/** Returns the label of a facet's value. */
export function valueLabel(facet: CarListFacet, value: string, { carValues }: Copy): string {
  if (facet === 'certified') return value === 'true' ? carValues.certified : carValues.notCertified;
  if (facet === 'simple_colour') {
    const colour = basicColour(value);
    return colour ? carValues.colours[colour] : value;
  }
  if (facet === 'simple_transmission') {
    const kind = basicTransmission(value);
    return kind ? carValues.transmissions[kind] : value;
  }
  return facet === 'seats' ? carValues.seats(value) : value;
}
