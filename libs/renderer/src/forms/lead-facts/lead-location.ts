import type { DealerLocation } from '@forecourt/block-schemas';
import { addressLine } from '@forecourt/domain';
import type { FormValue, Lead } from '@forecourt/forms';

/**
 * Returns the id of the location that receives a lead: the chosen one, else the car's; undefined if
 * there is neither.
 */
export const receivingLocation = (
  { fields }: Pick<Lead, 'fields'>,
  carLocation: string | undefined,
): FormValue | undefined => fields.location_id ?? carLocation;

/** Creates the function that returns the location that receives a lead; undefined if it is unknown. */
export const leadLocation =
  (locations: readonly DealerLocation[] = [], carLocation: string | undefined) =>
  (lead: Lead) => {
    const id = receivingLocation(lead, carLocation);
    const location = locations.find((each) => each.id === id);
    if (!location) return undefined;
    const address = location.address && addressLine(location.address);
    const phone = location.contact_detail?.phone;
    return {
      id: location.id,
      name: location.name,
      address: address || undefined,
      phone: phone || undefined,
    };
  };
