import { expect, it } from 'vitest';
import { createRateLimit } from '../limits/rate-limits.ts';
import { confirmationsPerDay, createConfirmsRequest } from './confirms-request.ts';

const site = { settings: { forms: { confirmationEmail: { replyTo: 'hello@north.example' } } } };
const lead = {
  ...{ category: 'Test Drive Booking', status: 'Complete' as const },
  fields: { email: 'alex@mail.example' },
};
const confirms = () => {
  const keys: (string | undefined)[] = [];
  const limit = createRateLimit({ name: 'test', points: confirmationsPerDay, seconds: 60 });
  const take: typeof limit.take = (tenant, address) => {
    keys.push(address);
    return limit.take(tenant, address);
  };
  return { keys, decide: createConfirmsRequest({ take }, ['a secret']) };
};

it('FRM-15: confirms requests where the tenant turned it on', async () => {
  const { decide } = confirms();
  expect(await decide('north', site, lead)).toBe(true);
  const international = { ...lead, fields: { email: 'ann@bücher.example' } };
  expect(await decide('north', site, international)).toBe(true);
  expect(await decide('north', {}, lead)).toBe(false);
  const entry = { ...lead, category: 'Competition Enquiry' };
  expect(await decide('north', site, entry)).toBe(true);
});

it.each([
  ['a finance enquiry', { category: 'Finance Enquiry' }],
  ['a survey', { category: 'Survey' }],
  ['a review', { category: 'Review' }],
  ['an unfinished form', { status: 'partial' as const }],
  ['no address', { fields: {} }],
  ['a list of addresses', { fields: { email: 'a@mail.example,b@mail.example' } }],
])('FRM-15: confirms nothing for %s', async (_, more) => {
  expect(await confirms().decide('north', site, { ...lead, ...more })).toBe(false);
});

it('FRM-15: an address gets three a day from one tenant, and no count holds the address', async () => {
  const { decide, keys } = confirms();
  const sent = [];
  for (const email of ['a@mail.example', 'A@mail.example', 'a@mail.example', 'a@mail.example'])
    sent.push(await decide('north', site, { ...lead, fields: { email } }));
  expect(sent).toEqual([true, true, true, false]);
  expect(await decide('north', site, lead)).toBe(true);
  expect(await decide('south', site, { ...lead, fields: { email: 'a@mail.example' } })).toBe(true);
  expect(keys.join(' ')).not.toContain('@');
});
