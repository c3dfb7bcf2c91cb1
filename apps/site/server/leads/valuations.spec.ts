import { noValuation, SourceFailure, type OwnCar } from '@forecourt/dealership';
import { describe, expect, it } from 'vitest';
import { createCarValuer } from './valuations.ts';

const site = { region: 'AU' } as const;
const fields = {
  ...{ first_name: 'Quillonia', email: 'q@mail.example', phone: '0491570156' },
  ...{ Make: 'Wren', Model: 'Lark', Year: '2015', Kms: '120500', Rego: 'BX42LQ' },
};
const tradeIn = { category: 'Trade In Enquiry', fields };

function valuerOf(valueOf: (car: OwnCar) => Promise<number | undefined>) {
  const asked: OwnCar[] = [];
  const failures: unknown[] = [];
  const port = {
    valueOf: (car: OwnCar) => {
      asked.push(car);
      return valueOf(car);
    },
  };
  const valuer = createCarValuer(
    (slug) => (slug === 'north' ? port : noValuation),
    (tenant, error) => failures.push([tenant, String(error)]),
  );
  return { asked, failures, valuer };
}

describe('the valuation of a visitor’s car', () => {
  it('VAL-1: the service learns of the car and of nothing about the visitor', async () => {
    const { asked, valuer } = valuerOf(() => Promise.resolve(18_500));
    expect(await valuer.valueOf('north', site, tradeIn)).toBe(18_500);
    const car = { make: 'Wren', model: 'Lark', year: 2015, kilometres: 120_500 };
    expect(asked).toEqual([{ ...car, registration: 'BX42LQ', region: 'AU' }]);
  });

  it.each([
    ['another kind of request', 'north', { ...tradeIn, category: 'Service Booking' }],
    ['a car without a model', 'north', { ...tradeIn, fields: { ...fields, Model: '' } }],
    ['a tenant without a service', 'south', tradeIn],
  ])('VAL-1: asks nobody for %s', async (_, tenant, lead) => {
    const { asked, valuer } = valuerOf(() => Promise.resolve(1));
    expect(await valuer.valueOf(tenant, site, lead)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('VAL-1: a service that fails leaves no figure; the failure is reported', async () => {
    const { failures, valuer } = valuerOf(() =>
      Promise.reject(new SourceFailure('valuation', 'unreachable')),
    );
    expect(await valuer.valueOf('north', site, tradeIn)).toBeUndefined();
    expect(failures).toEqual([['north', 'SourceFailure: valuation: unreachable']]);
  });
});
