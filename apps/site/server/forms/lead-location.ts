import type { DealerLocation } from '@forecourt/block-schemas';
import { addressLine } from '@forecourt/domain';
import type { Lead } from '@forecourt/forms';
import type { LeadLocation } from '@forecourt/leads';

/**
 * Creates the function that returns the location that receives a lead: the chosen one, else the car's;
 * undefined if it is unknown.
 */
export const leadLocation =
  (locations: readonly DealerLocation[] = [], carLocation: string | undefined) =>
  ({ fields }: Lead): LeadLocation | undefined => {
    const id = fields.location_id ?? carLocation;
    const location = locations.find((each) => each.id === id);
    if (!location) return undefined;
    const address = location.address && addressLine(location.address);
    return { id: location.id, name: location.name, ...(address && { address }) };
  };
