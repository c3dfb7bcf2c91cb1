import type { AnyBlock, Car, DealerLocation } from '@forecourt/block-schemas';
import type { FormReply } from '@forecourt/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as ('Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri')[];
const yard = (id: string, more: Partial<DealerLocation> = {}): DealerLocation => ({
  ...{ id, name: `Yard ${id}`, location_type: ['sales'] },
  openingHours: [{ department: 'sales', days: week, from: '09:00', to: '17:00' }],
  holidays: [{ day: '2026-11-26', name: 'Show day' }],
  ...more,
});
const locations = [yard('west'), yard('coast', { timeZone: 'Australia/Perth' })];
const car = (id: string, more: Partial<Car> = {}): Car => ({
  ...{ id, slug: id, name: `2024 Tern ${id}`, make: 'Ostara', model: 'Tern', price: 41_990 },
  ...{ stock_number: `S-${id}`, location_id: 'coast', location_name: 'Yard coast' },
  ...more,
});
const cars = [car('a'), car('b', { model: 'Wren', price: 0 }), car('gone', { status: 'Sold' })];
/** Monday 23 November 2026, 2 pm in Sydney and 11 am in Perth. */
const monday = Date.parse('2026-11-23T14:00:00+11:00');
const blocks = [formBlock({ preset: 'test-drive' })] as AnyBlock[];
const text = (name: string) => ({ name, type: 'text', label: name });
const described = [
  formBlock({
    category: 'Test Drive Booking',
    fields: ['name', 'phone', 'email', 'Make', 'Model'].map(text),
  }),
] as AnyBlock[];
const where = '/book-test-drive?_form=enquiry';

describe('FRM-14: a test drive', () => {
  let forms: SampleForms;
  let count = 0;
  const whole = sampleDealerData({ cars, locations });
  let data = whole;
  beforeAll(async () => {
    const replyTimes = {
      testDrive: { amount: 2, unit: 'hours' as const },
      usual: { amount: 2, unit: 'business-days' as const },
    };
    const settings = { forms: { severalDealerships: true, replyTimes } };
    const general = [formBlock({ fields: ['name', 'phone', 'email'].map(text) })] as AnyBlock[];
    const pages = { '/book-test-drive': blocks, '/drive': described, '/contact': general };
    const tenant = await formTenant('north', pages, settings);
    const setting = { kind: 'work', address: '/api/captcha' } as const;
    forms = await startSampleForms([tenant], {
      app: { data: { of: () => data } },
      forms: { captcha: { check: easyCaptcha, setting }, postsPerTenMinutes: 10_000 },
    });
    forms.clock.now = monday;
  });
  afterAll(() => forms.close());

  const answers = (more: Record<string, string | readonly string[]>) => ({
    ...{ name: 'Alex Tran', phone: '0491 570 156', email: `drive${++count}@example.com` },
    ...{ preferredDealership: 'west', _step: 'form', _captcha: `solved ${count}`, ...more },
  });
  const reply = async (more: Record<string, string | readonly string[]>) => {
    const { text } = await forms.post(where, answers(more), { scripted: true });
    return JSON.parse(text) as FormReply & { readonly errors?: Record<string, string> };
  };
  const lead = async (more: Record<string, string | readonly string[]>) => {
    expect(await reply(more)).toMatchObject({ outcome: 'done' });
    return (await forms.leads()).find(
      ({ fields }) => fields.email === `drive${count}@example.com`,
    )!;
  };

  it('is offered with cars, the car’s yard first, and times within the hours of each', async () => {
    const { text } = await forms.app.ask('north.localhost', '/book-test-drive?car_id=a');
    expect(text).toMatch(/<input(?=[^>]*name="car_id")(?=[^>]*checked)[^>]*value="a"/);
    expect(text).toContain('$41,990\u00a0· Yard coast');
    expect(text).not.toContain('Tern gone');
    const yards = [...text.matchAll(/<input(?=[^>]*name="preferredDealership")[^>]*>/g)].join();
    expect(yards).toMatch(/(?=[^>]*checked)[^>]*value="coast".*value="west"/);
    const days = [...text.matchAll(/<option value="(2026-[\d-]+)">/g)].map(([, day]) => day);
    expect(days.slice(0, 4)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27']);
    const all = await forms.app.ask('north.localhost', '/book-test-drive');
    expect(all.text).toMatch(/Tern a.*Tern b.*Ask us for the price.*Another car/s);
  });

  it('goes out with the car of the stock and the time of the yard, from two lists as from one', async () => {
    const day = '2026-11-24';
    const two = await lead({ car_id: 'a', 'Preferred Date': [day, '09:30'], make: 'Halden' });
    expect(two.fields).toMatchObject({
      ...{ car_id: 'a', selected_car: '2024 Tern a', stock_number: 'S-a' },
      ...{ make: 'Ostara', model_name: 'Tern' },
      ...{ preferredDealership: 'Yard west', 'Preferred Date': '2026-11-24T09:30+11:00' },
    });
    expect(two.car).toMatchObject({ id: 'a' });
    expect(two.visit_at).toBe('2026-11-24T09:30+11:00');
    const far = { preferredDealership: 'coast', 'Preferred Date': '2026-11-24T16:30' };
    expect((await lead(far)).fields['Preferred Date']).toBe('2026-11-24T16:30+08:00');
    expect((await lead({ 'Preferred Date': ['', ''] })).fields).not.toHaveProperty(
      'Preferred Date',
    );
  });

  it.each([
    [
      '2026-11-24T08:45',
      'Test drives at Yard west on Tuesday 24 November start from 9 am to 4:30 pm.',
    ],
    ['2026-11-26T10:00', 'There are no test drives at Yard west on Thursday 26 November.'],
    ['2026-11-28T10:00', 'There are no test drives at Yard west on Saturday 28 November.'],
    ['2026-11-23T15:00', 'We need a little more time to have the car ready.'],
    ['2026-11-23T10:00', 'That time has passed.'],
    [['2026-11-24', ''], 'Choose a day and time.'],
  ])('at %s is refused with the reason', async (time, message) => {
    const { outcome, errors } = await reply({ 'Preferred Date': time });
    expect(outcome).toBe('errors');
    expect(errors?.['Preferred Date']).toContain(message);
  });

  it('of another car names no car of the address', async () => {
    const other = { car_id: '', stock_number: 'S-a', selected_car: 'A', make: 'Halden' };
    const { fields, car: found } = await lead(other);
    expect(fields).toMatchObject({ make: 'Halden' });
    expect(fields).not.toHaveProperty('stock_number');
    expect(found).toBeUndefined();
  });

  it('FRM-15: in a form that asks for make and model, follows the car, whatever was typed', async () => {
    const typed = { Make: 'Halden', Model: 'Meridian', make: 'Halden' };
    const post = async (claims: Record<string, string>) => {
      const body = answers({ ...typed, ...claims });
      const { text } = await forms.post('/drive?_form=enquiry', body, { scripted: true });
      expect(JSON.parse(text)).toMatchObject({ outcome: 'done' });
      return (await forms.leads()).find(({ fields }) => fields.email === body.email)!.fields;
    };
    const known = await post({ car_id: 'a' });
    expect(known).toMatchObject({ selected_car: '2024 Tern a', Make: 'Ostara', Model: 'Tern' });
    expect(known).not.toHaveProperty('make');
    expect(await post({})).toMatchObject({ Make: 'Halden', Model: 'Meridian' });
  });

  it('of a car that is sold is refused, without a script on the page with the other cars', async () => {
    for (const id of ['gone', 'nowhere'])
      expect((await reply({ car_id: id })).errors?.car_id).toContain('has just been sold');
    const { status, text } = await forms.post(where, answers({ car_id: 'gone' }));
    expect(status).toBe(422);
    expect(text).toMatch(/has just been sold.*Tern a/s);
  });

  it('FRM-15, LOC-2: is answered in the next open hours of the yard, by mail as in the thanks', async () => {
    const panel = async () => (await forms.app.ask('north.localhost', '/book-test-drive')).text;
    expect((await lead({})).reply_by).toBe('2026-11-23T16:00+11:00');
    expect(await panel()).toContain('We’ll call within two hours to confirm the day and time.');
    // 9 pm in Sydney and 6 pm in Perth.
    forms.clock.now = Date.parse('2026-11-23T21:00:00+11:00');
    expect((await lead({})).reply_by).toBe('2026-11-24T11:00+11:00');
    expect((await lead({ preferredDealership: 'coast' })).reply_by).toBe('2026-11-24T11:00+08:00');
    expect(await panel()).toContain(
      'We’ll call by 11\u00a0am tomorrow to confirm the day and time.',
    );
    forms.clock.now = monday;
  });

  it('FRM-15, LOC-2: other requests are answered by closing time, as many open days later', async () => {
    const sent = answers({ preferredDealership: 'coast' });
    const { text: reply } = await forms.post('/contact?_form=enquiry', sent, { scripted: true });
    expect(JSON.parse(reply)).toMatchObject({ outcome: 'done' });
    const stored = (await forms.leads()).find(({ fields }) => fields.email === sent.email);
    // Wednesday; the latest of the two yards, in Perth.
    expect(stored?.reply_by).toBe('2026-11-25T17:00+08:00');
    const page = await forms.app.ask('north.localhost', '/contact');
    expect(page.text).toContain('within two business days');
  });

  it('is accepted as it is while the stock is unavailable', async () => {
    data = { ...whole, search: { search: deadSource('search') } };
    expect((await lead({ car_id: 'a' })).fields).toMatchObject({ car_id: 'a' });
    data = whole;
  });
});
