import type { DealerLocation, FormCategory } from '@forecourt/block-schemas';
import { formDefinition, leadOf } from '@forecourt/forms';
import { expect, it } from 'vitest';
import { testSite } from '../../testing/snapshot.ts';
import { promisedReply } from './promised-reply.ts';

const plain = testSite();
const replyTimes = { usual: { amount: 1, unit: 'hours' as const } };
const site = { ...plain, settings: { forms: { replyTimes } } };
const yard = (id: string, from: string): DealerLocation => ({
  ...{ id, name: id, timeZone: 'Australia/Sydney' },
  openingHours: [{ days: ['Mon', 'Tue'], from, to: '17:00' }],
});
const locations = [yard('north', '08:00'), yard('west', '09:00')];
/** Monday, 9 pm in Sydney. */
const now = new Date('2026-11-23T21:00+11:00');

function promised(category: FormCategory, given = {}, step?: string, carLocation?: string) {
  const form = formDefinition({ category }, site, { path: '/p', given });
  const lead = leadOf(form, { name: 'Alex' }, { now }, { step });
  return promisedReply({ form, dealerships: [], locations }, site, now, carLocation)(lead);
}

it('FRM-15, LOC-2: a whole lead is replied to by the location that receives it, else the car’s', () => {
  expect(promised('General Enquiry', { location_id: 'north' })).toBe('2026-11-24T09:00+11:00');
  expect(promised('General Enquiry', {}, undefined, 'north')).toBe('2026-11-24T09:00+11:00');
  expect(promised('General Enquiry')).toBe('2026-11-24T10:00+11:00');
});

it('FRM-15: a service booking that is confirmed within 24 to 48 hours is due after 48', () => {
  const calling = { ...plain, settings: { service: { callbackPromise: true } } };
  const due = (category: FormCategory, given = {}) => {
    const form = formDefinition({ category }, calling, { path: '/p', given });
    const lead = leadOf(form, { name: 'Alex' }, { now });
    return promisedReply({ form, dealerships: [], locations }, calling, now, undefined)(lead);
  };
  expect(due('Service Booking', { location_id: 'north' })).toBe('2026-11-25T21:00+11:00');
  expect(due('General Enquiry')).toBeUndefined();
});

it('FRM-15: a visit is confirmed before it begins', () => {
  const form = formDefinition({ preset: 'test-drive' }, site, {
    path: '/p',
    given: { location_id: 'north' },
  });
  const confirmed = (time: string) => {
    const lead = leadOf(form, { name: 'Alex', 'Preferred Date': time }, { now });
    return promisedReply({ form, dealerships: [], locations }, site, now, undefined)(lead);
  };
  expect(confirmed('2026-11-24T08:30')).toBe('2026-11-24T08:30+11:00');
  expect(confirmed('2026-11-24T10:30')).toBe('2026-11-24T09:00+11:00');
});

it('FRM-15: nothing is promised for an unfinished form, or one that needs no reply', () => {
  expect(promised('General Enquiry', {}, 'form')).toBeUndefined();
  for (const category of ['Survey', 'Review', 'Competition Enquiry'] as const)
    expect(promised(category)).toBeUndefined();
});
