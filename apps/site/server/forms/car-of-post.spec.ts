import type { AnyBlock, Car } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';

const car = (id: string, car_type: string | undefined): Car => ({
  ...{ id, slug: id, name: `2024 Tern ${id}`, stock_number: `S-${id.toUpperCase()}` },
  ...(car_type !== undefined && { car_type }),
});
const cars = [
  car('n-1', 'New'),
  car('d-1', ' DEMO '),
  { ...car('u-1', 'used'), location_id: 'north-yard' },
  { ...car('p-1', 'used'), price: 20_280 },
  car('x-1', undefined),
  { ...car('h-1', 'used'), stock_number: 'H20740' },
  { ...car('y-1', 'used'), stock_number: '2019' },
  { ...car('s-1', 'New'), status: 'Sold' },
];
const answers = {
  ...{ vehiclePriceBudget: '25000', name: 'Alex', last_name: 'Tran' },
  ...{ phone: '0491 570 156', email: 'alex@example.com', _step: 'your-details' },
};
const setting = { kind: 'work', address: '/api/captcha' } as const;

describe('the car that a post concerns', () => {
  let forms: SampleForms;
  let count = 0;
  const whole = sampleDealerData({ cars });
  let data = whole;
  beforeAll(async () => {
    const blocks = [formBlock({ preset: 'finance' })] as AnyBlock[];
    forms = await startSampleForms([await formTenant('north', { '/loan': blocks })], {
      app: { data: { of: () => data } },
      forms: { captcha: { check: easyCaptcha, setting }, postsPerTenMinutes: 10_000 },
    });
  });
  afterAll(() => forms.close());
  const leadOf = async (claims: Record<string, string>) => {
    const email = `alex${++count}@example.com`;
    const post = { ...answers, email, ...claims, _captcha: `solved ${count}` };
    const { status, text } = await forms.post('/loan?_form=enquiry', post, { scripted: true });
    expect(status, text).toBe(200);
    return (await forms.leads()).find(({ fields }) => fields.email === email)!;
  };

  it.each([
    [{ car_id: 'n-1' }, 'with New/Demo Car'],
    [{ stock_number: 's-n-1' }, 'with New/Demo Car'],
    [{ car_id: ' d-1 ', car_type: 'Used' }, 'with New/Demo Car'],
    [{ car_id: 'u-1', car_type: 'New' }, 'with Used Car'],
    [{ car_id: 'x-1', car_type: 'New' }, 'with Used Car'],
    [{ car_id: 's-1' }, 'with New/Demo Car'],
    [{ car_id: 'gone', stock_number: 'S-U-1', car_type: 'Demo' }, 'with Used Car'],
    [{ car_id: 'nowhere', car_type: 'New', selected_car: 'A car' }, 'without Car'],
    [{ selected_car: '2024 Tern n-1', car_type: 'New' }, 'without Car'],
    [{ car_id: '-n-1' }, 'without Car'],
    [{}, 'without Car'],
  ])('FNQ-2: %j is a finance enquiry %s', async (claims: Record<string, string>, kind) => {
    const { fields } = await leadOf(claims);
    expect(fields.subcategory).toBe(`Finance Enquiry ${kind}`);
  });

  it.each([
    [{ selected_car: 'h20740' }],
    [{ selected_car: 'The 2024 Tern, H20740 please' }],
    [{ stock_number: 'H20740 please', selected_car: '2024 Tern' }],
  ])('FRM-14: %j names a car by its stock number', async (claims: Record<string, string>) => {
    expect((await leadOf(claims)).car).toMatchObject({ id: 'h-1' });
  });

  it('FRM-14: the year of a car is no stock number', async () => {
    expect((await leadOf({ selected_car: '2019 Tern' })).car).toBeUndefined();
  });

  it('FNQ-2: the lead has the stock’s data of a known car', async () => {
    const forged = {
      car_id: 'u-1',
      stock_number: 'FORGED',
      selected_car: 'FORGED',
      car_type: 'New',
    };
    expect((await leadOf(forged)).fields).toMatchObject({
      ...{ car_id: 'u-1', stock_number: 'S-U-1', selected_car: '2024 Tern u-1', car_type: 'used' },
    });
  });

  it('FRM-15: the lead describes the car for the dealer’s staff, whatever the browser claims', async () => {
    const { car: about, labels } = await leadOf({ car_id: 'u-1', selected_car: 'FORGED' });
    expect(about).toEqual({
      ...{ id: 'u-1', name: '2024 Tern u-1', stock_number: 'S-U-1' },
      url: 'https://www.north.example/cars/u-1',
    });
    expect(labels).toMatchObject({ email: 'Email Address' });
    expect((await leadOf({ car_id: 's-1' })).car).toMatchObject({ status: 'Sold' });
    expect((await leadOf({ car_id: 'nowhere' })).car).toBeUndefined();
  });

  it('FIN-1: a lead’s loan has the price that the car has in stock, and no impossible terms', async () => {
    const loan = { carPrice: '9000', deposit: '99999', loanTerm: '5' };
    const { fields } = await leadOf({ car_id: 'p-1', ...loan });
    expect(fields).toMatchObject({ carPrice: '20280', loanTerm: '5' });
    expect(fields).not.toHaveProperty('deposit');
    expect((await leadOf({ car_id: 'nowhere', ...loan })).fields).not.toHaveProperty('carPrice');
  });

  it('FRM-15: the lead of a car’s page is about that car, whatever the browser claims', async () => {
    const { name, phone } = answers;
    const visitor = { name, phone, email: 'page@example.com', _captcha: 'solved page' };
    const post = { ...visitor, car_id: 'n-1' };
    const { status, text } = await forms.post('/cars/u-1?_form=enquiry', post, { scripted: true });
    expect(status, text).toBe(200);
    const found = (await forms.leads()).find(({ fields }) => fields.email === 'page@example.com');
    expect(found?.car).toMatchObject({ id: 'u-1' });
  });

  it('FRM-15 CAR-8: the lead of a comparison is about all its cars, in their order', async () => {
    const { name, phone } = answers;
    const visitor = { name, phone, email: 'both@example.com', _captcha: 'solved both' };
    const address = '/compare/u-1/n-1?_form=ask';
    const { status, text } = await forms.post(address, visitor, { scripted: true });
    expect(status, text).toBe(200);
    const found = (await forms.leads()).find(({ fields }) => fields.email === 'both@example.com');
    expect([found?.car?.id, found?.cars?.map(({ id }) => id)]).toEqual(['u-1', ['u-1', 'n-1']]);
    expect(found?.fields.location_id).toBe('north-yard');
  });

  it('FNQ-2: a stock that does not answer turns nobody away', async () => {
    data = { ...whole, search: { search: deadSource('search') } };
    expect((await leadOf({ car_id: 'n-1' })).fields).toMatchObject({
      ...{ car_id: 'n-1', subcategory: 'Finance Enquiry without Car' },
    });
    data = whole;
  });
});
