import type { DealerLocation } from '@forecourt/block-schemas';
import type { Lead } from '@forecourt/forms';
import { expect, it } from 'vitest';
import { leadLocation } from './lead-location.ts';

const locations: DealerLocation[] = [
  {
    ...{ id: 'north', name: 'North', contact_detail: { phone: '02 5550 0199' } },
    address: { street: '1 North Road', city: 'Avalon', state: 'NSW' },
  },
  { id: 'west', name: 'West', contact_detail: { phone: '' } },
];
const of = (fields: Lead['fields'], carLocation?: string) =>
  leadLocation(locations, carLocation)({ fields } as Lead);

it('FRM-15: a lead has the chosen location with its address and phone number, else that of the car', () => {
  const north = {
    ...{ id: 'north', name: 'North', address: '1 North Road, Avalon NSW' },
    phone: '02 5550 0199',
  };
  expect(of({ location_id: 'north' }, 'west')).toEqual(north);
  expect(of({}, 'west')).toEqual({ id: 'west', name: 'West' });
  expect(of({ location_id: 'gone' })).toBeUndefined();
  expect(of({})).toBeUndefined();
});
