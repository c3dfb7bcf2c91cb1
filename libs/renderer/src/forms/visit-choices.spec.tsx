import type { DealerLocation, SiteSettings } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { drawBlocks, type DrawnTenant } from '../testing/draw-blocks.ts';

type Days = NonNullable<DealerLocation['openingHours']>[number]['days'];
const everyDay: Days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const yard = (id: string, from: string): DealerLocation => ({
  ...{ id, name: `Yard ${id}`, location_type: ['sales', 'service'] },
  openingHours: [{ department: 'service', days: everyDay, from, to: '17:00' }],
});
const locations = [yard('west', '07:30'), yard('north', '09:00')];
const settings: SiteSettings = { forms: { severalDealerships: true } };

/** Returns the times that a service booking offers, and its mark-up. */
function booking(values: Record<string, string>, given: DrawnTenant = {}) {
  const state = { stepKey: 'your-visit', values, errors: {}, done: [] };
  const captcha = { kind: 'work', address: '/api/captcha' } as const;
  const html = drawBlocks([{ type: 'form', data: { preset: 'service-booking' } }], {
    data: { locations },
    site: { settings },
    request: { forms: { captcha, posted: { id: 'form-1', state } } },
    ...given,
  }).replace(/<script.*?<\/script>/gs, '');
  return { html, times: [...html.matchAll(/<option value="(\d\d:\d\d)">/g)].map(([, at]) => at) };
}

it('FRM-14, FRM-12: a service is booked at the times of the location of an earlier step', () => {
  const { html, times } = booking({ 'Service Location': 'north' });
  expect(html).not.toContain('datetime-local');
  expect(html.match(/<select[^>]*name="Preferred Service Date"/g)).toHaveLength(2);
  expect(times[0]).toBe('09:00');
  expect(booking({ 'Service Location': 'west' }).times[0]).toBe('07:30');
  expect(booking({}).times[0]).toBe('07:30');
});

it('FRM-14, FRM-12: a day without all of the times that are offered names its own', () => {
  const hours = (days: Days, from: string, to: string) =>
    ({ department: 'service', days, from, to }) as const;
  const openingHours = [
    hours(everyDay.slice(0, 5), '07:30', '17:00'),
    hours(['Sat'], '07:30', '12:00'),
    hours(['Sun'], '09:00', '09:30'),
  ];
  const { html, times } = booking(
    {},
    { data: { locations: [{ ...locations[0]!, openingHours }] } },
  );
  expect(times[0]).toBe('07:30');
  const days = [...html.matchAll(/<option value="\d{4}-[^"]*">(.*?)<\/option>/g)];
  // Two hours' notice from the opening on Monday.
  expect(days.slice(0, 8).map(([, text]) => text)).toEqual([
    'Monday 2 June, 9:30 am to 4:30 pm',
    ...['Tuesday 3 June', 'Wednesday 4 June', 'Thursday 5 June', 'Friday 6 June'],
    ...['Saturday 7 June, 7:30 am to 11:30 am', 'Sunday 8 June, 9 am', 'Monday 9 June'],
  ]);
});

it('FRM-12: without a script a refused time is still chosen, among the times of all days', () => {
  const hours = (days: Days, to: string) =>
    ({ department: 'service', days, from: '07:30', to }) as const;
  const openingHours = [hours(everyDay.slice(0, 5), '17:00'), hours(['Sat'], '12:00')];
  const { html, times } = booking(
    { 'Preferred Service Date': '2025-06-07T15:00' },
    { data: { locations: [{ ...locations[0]!, openingHours }] } },
  );
  expect(html).toMatch(/<option value="2025-06-07" selected="">/);
  expect(html).toMatch(/<option value="15:00" selected="">/);
  expect(times.at(-1)).toBe('16:30');
});

it('SVC-3: a service is booked at times at which its work is finished by closing time', () => {
  const serviceDetails = [
    { type: 'Logbook service', minutes: 120 },
    { type: 'Pink slip', minutes: 30 },
  ];
  const last = (work: string) =>
    booking(
      { 'Service Location': 'west', 'Service Type': work },
      { site: { settings: { ...settings, service: { serviceDetails } } } },
    ).times.at(-1);
  expect([last('Logbook service'), last('Pink slip'), last('')]).toEqual([
    ...['15:00', '16:30', '16:30'],
  ]);
});

it('FRM-14: the only location that services cars is the one whose times are offered', () => {
  const showroom = { ...yard('south', '06:00'), location_type: ['sales' as const] };
  const { times } = booking({}, { data: { locations: [showroom, locations[1]!] } });
  expect(times[0]).toBe('09:00');
});

it('FRM-14: without the hours of a workshop, any day and time can be entered', () => {
  const { html } = booking({}, { data: { locations: [{ ...locations[0]!, openingHours: [] }] } });
  expect(html).toContain('type="datetime-local"');
});

it('FRM-14: a form says where the car is if the visitor chose another location', () => {
  const sales = locations.map((place) => ({
    ...place,
    openingHours: [{ days: everyDay, from: '09:00', to: '20:00' }],
  }));
  const car = { id: 'c', slug: 'c', name: 'Tern', status: 'Available', location_id: 'north' };
  const drive = (yardId: string) =>
    drawBlocks([{ type: 'form', data: { preset: 'test-drive' } }], {
      data: { locations: sales, cars: [car] },
      site: { settings },
      request: {
        url: { pathname: '/book', search: `?car_id=c&preferredDealership=${yardId}` },
      },
    }).replace(/<script.*?<\/script>/gs, '');
  expect(drive('west')).toContain(
    'The car is at Yard north. We’ll bring it to Yard west for you, with a day’s notice.',
  );
  expect(drive('north')).not.toContain('The car is at');
});

it('FRM-14: a location without the hours of its workshop is not offered the times of another', () => {
  const bare = (id: string): DealerLocation => ({
    ...{ ...yard(id, '06:00'), contact_detail: { phone: '07 5550 0107' } },
    openingHours: [{ department: 'sales', days: everyDay, from: '06:00', to: '17:00' }],
  });
  const call = 'To arrange a time at Yard bare, please call 07 5550 0107.';
  const first = (places: readonly DealerLocation[]) =>
    drawBlocks([{ type: 'form', data: { preset: 'service-booking' } }], {
      data: { locations: places },
      site: { settings },
    }).replace(/<script.*?<\/script>/gs, '');
  const among = first([...locations, bare('bare')]);
  expect(among).toContain('value="north"');
  expect(among).not.toContain('value="bare"');
  expect(among).toContain(call);
  // The only other one is not asked for, so that the time says where it is not.
  const { html, times } = booking({}, { data: { locations: [locations[0]!, bare('bare')] } });
  expect(html).toContain(call);
  expect(times[0]).toBe('07:30');
  expect(first([bare('bare'), bare('also')])).not.toContain('please call');
});

it('FRM-14: times of one yard are not offered for a network’s dealerships without hours', () => {
  const [sydney] = locations;
  const { html } = booking(
    { 'Service Location': 'dubbo' },
    {
      data: {
        locations: [sydney!],
        manufacturerLocations: [
          { id: sydney!.id, name: sydney!.name },
          { id: 'dubbo', name: 'Dubbo' },
        ],
      },
      site: { settings: { forms: { ...settings.forms, dealershipChoice: 'network' } } },
    },
  );
  expect(html).toContain('type="datetime-local"');
});
