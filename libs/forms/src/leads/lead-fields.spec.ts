import { describe, expect, it } from 'vitest';
import type { FormValues } from '../definition.ts';
import { dealershipPart, serviceAliases } from './lead-fields.ts';
import { context } from '../testing/sites.ts';

describe('dealershipPart', () => {
  const { now } = context;

  it.each(['', undefined, true, ['wharf-road']])(
    'DSH-1 FRM-7: the location %j names no dealership, with and without a list of them',
    (id) => {
      const values: FormValues = id === undefined ? {} : { location_id: id };
      expect(dealershipPart([], values, { now })).toEqual({});
      expect(dealershipPart([], values, context)).toEqual({});
    },
  );

  it('DSH-1 FRM-7: a location is sent as it is without a list, and only from the list with one', () => {
    const values = { location_id: 'elsewhere' };
    expect(dealershipPart([], values, { now })).toEqual(values);
    expect(dealershipPart([], values, { now, dealerships: [] })).toEqual(values);
    expect(dealershipPart([], values, context)).toEqual({});
  });
});

it('SVC-1 FRM-7: a registration is sent as one, a VIN with its 17 characters is not', () => {
  expect(serviceAliases({ RegoOrVin: 'BX 42 LQ' })).toEqual({ 'Vehicle Rego': 'BX 42 LQ' });
  expect(serviceAliases({ RegoOrVin: 'X'.repeat(16) })).toEqual({ 'Vehicle Rego': 'X'.repeat(16) });
  expect(serviceAliases({ RegoOrVin: 'JTNBE46K503012345' })).toEqual({});
});
