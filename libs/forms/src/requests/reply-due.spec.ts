import type { DealerLocation, SiteSettings } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import {
  beforeVisit,
  dependsOnHours,
  repliesInHours,
  replyDue,
  type RepliedRequest,
} from './reply-due.ts';
import { site } from '../testing/sites.ts';

const days: NonNullable<DealerLocation['openingHours']>[number]['days'] = ['Mon', 'Tue', 'Wed'];
const open = (department: 'sales' | 'parts', from: string) =>
  ({ department, days, from, to: '17:00' }) as const;
const yard = (id: string, ...openingHours: ReturnType<typeof open>[]): DealerLocation => ({
  ...{ id, name: id, openingHours },
});
const locations = [
  yard('north', open('sales', '08:00')),
  yard('west', open('sales', '09:00'), open('parts', '07:00')),
  { ...yard('store'), visible: false },
];
const replyTimes: NonNullable<SiteSettings['forms']>['replyTimes'] = {
  usual: { amount: 2, unit: 'hours' },
  ownCar: { amount: 1, unit: 'business-days' },
  testDrive: { amount: 30, unit: 'minutes' },
};
/** Monday, 9 pm in Sydney. */
const due = (request: RepliedRequest, settings: SiteSettings = {}, given = locations) =>
  replyDue(
    request,
    given,
    site({ forms: { replyTimes }, ...settings }),
    '2026-11-23T10:00:00.000Z',
  )?.due.slice(5, 16);

it('FRM-14, LOC-2: a reply is due in the next open hours of the department at the yard', () => {
  expect(due({ kind: 'usual', locationId: 'north' })).toBe('11-24T10:00');
  expect(due({ kind: 'testDrive', locationId: 'west' })).toBe('11-24T09:30');
  expect(due({ kind: 'parts' })).toBe('11-24T09:00');
});

it('FRM-14: where any yard may reply, the latest of them keeps the promise', () => {
  for (const locationId of [undefined, 'store', 'elsewhere'])
    expect(due({ kind: 'usual', locationId })).toBe('11-24T11:00');
  // Nobody services cars: the staff at work reply, first sales.
  expect(due({ kind: 'service', locationId: 'north' })).toBe('11-24T10:00');
});

it('FRM-14, LOC-2: a reply in business days is due at closing time, after as many open days', () => {
  expect(due({ kind: 'ownCar', locationId: 'north' })).toBe('11-24T17:00');
  const usual = { amount: 2, unit: 'business-days' } as const;
  expect(due({ kind: 'parts' }, { forms: { replyTimes: { usual } } })).toBe('11-25T17:00');
  // Thursday to Sunday are closed.
  const late = { amount: 3, unit: 'business-days' } as const;
  expect(due({ kind: 'usual' }, { forms: { replyTimes: { usual: late } } })).toBe('11-30T17:00');
});

it('FRM-14: a reply without a time or without hours names no hour', () => {
  expect(due({ kind: 'usual' }, { forms: {} })).toBeUndefined();
  expect(due({ kind: 'service' }, { service: { callbackPromise: true } })).toBeUndefined();
  expect(due({ kind: 'usual' }, {}, [yard('bare')])).toBeUndefined();
  expect(due({ kind: 'usual' }, {}, [])).toBeUndefined();
  const dealer = site({ forms: { replyTimes }, service: { callbackPromise: true } });
  expect(repliesInHours(dealer, 'parts')).toBe(true);
  for (const kind of ['ownCar', 'service'] as const)
    expect(repliesInHours(dealer, kind)).toBe(false);
  expect(dependsOnHours(dealer, 'ownCar')).toBe(true);
  expect(dependsOnHours(dealer, 'service')).toBe(false);
});

it('FRM-15: a visit is confirmed before it begins, whatever the offsets of the two times', () => {
  const reply = '2026-11-24T09:30+11:00';
  expect(beforeVisit(reply, undefined)).toBe(reply);
  // 8 am and 10:30 am in Sydney.
  const [early, late] = ['2026-11-24T10:00+13:00', '2026-11-24T07:30+08:00'];
  expect(beforeVisit(reply, early)).toBe(early);
  expect(beforeVisit(reply, late)).toBe(reply);
});
