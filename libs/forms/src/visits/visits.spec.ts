import type { DealerLocation, FormField, SiteSettings } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { ownForm, presetForm, site } from '../testing/sites.ts';
import { visitErrors, visitField, visitRules, visitYards } from './visits.ts';

const week: NonNullable<DealerLocation['openingHours']>[number]['days'] = ['Mon', 'Tue', 'Wed'];
const yard = (id: string, department: 'sales' | 'service', from: string): DealerLocation => ({
  ...{ id, name: `Yard ${id}` },
  openingHours: [{ department, days: week, from, to: '17:00' }],
});
const locations = [yard('sales', 'sales', '09:00'), yard('workshop', 'service', '07:30')];
const names = (form: ReturnType<typeof presetForm>) =>
  visitYards(locations, form, site()).map(({ id }) => id);
/** Monday 23 November 2026, 2 pm in Sydney. */
const now = '2026-11-23T14:00:00+11:00';

it('FRM-14: bookings of every kind are offered at the locations of their department', () => {
  expect(names(presetForm('test-drive'))).toEqual(['sales']);
  expect(names(presetForm('vehicle-reservation'))).toEqual(['sales']);
  expect(names(presetForm('service-booking'))).toEqual(['workshop']);
  const time = { name: 'When', type: 'datetime', label: 'When' } as const;
  const ofService = (field: FormField) => ownForm({ category: 'Service Booking', fields: [field] });
  expect(names(ofService({ ...time, bookingType: 'appointment' }))).toEqual(['workshop']);
  const unbound = ofService(time);
  expect(visitField(unbound)).toBeUndefined();
  expect(names(unbound)).toEqual([]);
});

it('FRM-14: each kind of booking has its own length, notice and number of days', () => {
  const rules = (preset: Parameters<typeof presetForm>[0], forms: SiteSettings['forms'] = {}) => {
    const { minutes, noticeMinutes, days } = visitRules(presetForm(preset), site({ forms }));
    return [minutes, noticeMinutes, days];
  };
  expect(rules('test-drive')).toEqual([30, 120, 14]);
  expect(rules('service-booking')).toEqual([30, 120, 42]);
  const forms = {
    testDrives: { minutes: 45 },
    serviceVisits: { minutes: 15, noticeMinutes: 1440, days: 30 },
    appointments: { noticeMinutes: 60 },
  };
  expect(rules('test-drive', forms)).toEqual([45, 120, 14]);
  expect(rules('service-booking', forms)).toEqual([15, 1440, 30]);
  expect(rules('vehicle-reservation', forms)).toEqual([30, 60, 14]);
  // A team that confirms within two days needs as much notice.
  const promising = site({ service: { callbackPromise: true } });
  expect(visitRules(presetForm('service-booking'), promising).noticeMinutes).toBe(2880);
  expect(visitRules(presetForm('test-drive'), promising).noticeMinutes).toBe(120);
});

it('CAR-9: a visit to a car that is held takes place while it is held', () => {
  const held = site({ cars: { hold: { href: '/hold', amount: 500, hours: 24 } } });
  expect(visitRules(presetForm('vehicle-reservation'), held).withinMinutes).toBe(24 * 60);
  expect(visitRules(presetForm('test-drive'), held).withinMinutes).toBeUndefined();
  const form = presetForm('vehicle-reservation');
  const yards = visitYards(locations, form, held);
  const { name } = visitField(form)!;
  const error = (time: string) =>
    visitErrors(form, { [name]: time }, { yards, site: held, now })[name];
  expect(error('2026-11-24T09:00')).toBeUndefined();
  expect(error('2026-11-25T09:00')).toBe(
    'We can hold the car until Tuesday 24 November. Please choose a time by then.',
  );
});

it.each([
  ['service-booking', '2026-11-24T07:30', undefined],
  [
    'service-booking',
    '2026-11-24T17:00',
    'On Tuesday 24 November you can drop off your car at Yard workshop from 7:30 am to 4:30 pm.',
  ],
  [
    'service-booking',
    '2026-11-26T09:00',
    'The workshop at Yard workshop is closed on Thursday 26 November. You can drop off your car Mon to Wed 7:30 am to 4:30 pm. Please choose another day.',
  ],
  ['service-booking', '2026-11-23T15:00', 'We need a little more time to prepare.'],
  ['vehicle-reservation', '2026-11-24T09:00', undefined],
  [
    'vehicle-reservation',
    '2026-11-24T07:30',
    'Appointments at Yard sales on Tuesday 24 November start from 9 am to 4:30 pm.',
  ],
  ['vehicle-reservation', '2026-11-27T09:00', 'There are no appointments at Yard sales on Friday'],
] as const)('FRM-14: a visit of %s at %s: %s', (preset, time, message) => {
  const form = presetForm(preset);
  const yards = visitYards(locations, form, site());
  const { name } = visitField(form)!;
  const errors = visitErrors(form, { [name]: time }, { yards, site: site(), now });
  expect(Object.keys(errors)).toEqual(message === undefined ? [] : [name]);
  expect(errors[name] ?? '').toContain(message ?? '');
});

it('FRM-14: a location’s own starts are stated for a time outside of all booking hours, too', () => {
  const bookingHours = [
    { bookingType: 'test-drive' as const, days: [...week], from: '08:00', to: '17:30' },
  ];
  const settings: SiteSettings = { forms: { bookingHours } };
  const form = presetForm('test-drive', settings);
  const yards = visitYards(locations, form, site(settings));
  const { name } = visitField(form)!;
  const errorAt = (time: string) =>
    visitErrors(form, { [name]: time }, { yards, site: site(settings), now })[name];
  const starts = 'Test drives at Yard sales on Tuesday 24 November start from 9 am to 4:30 pm.';
  for (const time of ['07:00', '17:30', '18:00'])
    expect(errorAt(`2026-11-24T${time}`)).toContain(starts);
  expect(errorAt('2026-11-28T08:00')).toContain('They start Mon to Wed 9 am to 4:30 pm.');
});

it('FRM-14: a car at another location is not driven today, and may be from tomorrow', () => {
  const form = presetForm('test-drive');
  const yards = [yard('west', 'sales', '09:00'), yard('coast', 'sales', '09:00')];
  const field = visitField(form)!.name;
  const errorAt = (time: string, carLocation: string | undefined) =>
    visitErrors(
      {
        ...form,
        given: { location_id: 'west' },
        fields: form.fields.filter((each) => each.type !== 'dealership'),
      },
      { [field]: time },
      { yards, site: site(), now: '2026-11-23T09:00:00+11:00', carLocation },
    )[field];
  expect(errorAt('2026-11-23T15:00', 'coast')).toBe(
    'The car is at Yard coast. To bring it to Yard west we need a day’s notice. Please choose a later day, or Yard coast.',
  );
  expect(errorAt('2026-11-24T09:00', 'coast')).toBeUndefined();
  for (const location of ['west', undefined])
    expect(errorAt('2026-11-23T15:00', location)).toBeUndefined();
});

it('SVC-3: work is finished by closing time, unless no day is long enough for it', () => {
  const details = [
    { type: 'Logbook service', minutes: 120 },
    { type: 'Restoration', minutes: 3000 },
    { type: 'Look over' },
  ];
  const settings: SiteSettings = { service: { serviceDetails: details } };
  const form = presetForm('service-booking', settings);
  const yards = visitYards(locations, form, site(settings));
  const { name } = visitField(form)!;
  const errorAt = (time: string, work?: string) =>
    visitErrors(
      form,
      { [name]: `2026-11-24T${time}`, ...(work && { 'Service Type': work }) },
      { yards, site: site(settings), now },
    )[name];
  expect(errorAt('15:00', 'Logbook service')).toBeUndefined();
  expect(errorAt('15:30', 'Logbook service')).toBe(
    'Logbook service: we couldn’t finish before Yard workshop closes at 5 pm on Tuesday 24 November. Please choose an earlier time or another day.',
  );
  for (const work of ['Restoration', 'Look over', 'constructor', undefined])
    expect(errorAt('16:30', work)).toBeUndefined();
});
