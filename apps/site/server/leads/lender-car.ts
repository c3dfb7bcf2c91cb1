import type { Site } from '@forecourt/block-schemas';
import type { FormValues } from '@forecourt/forms';

/**
 * Returns the car of an application whose dealership the lender looks up before it gets the application
 * (FNQ-5); undefined unless the tenant's settings ask for it.
 */
export const lenderCar = (
  { settings }: Pick<Site, 'settings'>,
  { car_id: id }: FormValues,
): string | undefined =>
  settings?.finance?.financeLocations && typeof id === 'string' && id !== '' ? id : undefined;
