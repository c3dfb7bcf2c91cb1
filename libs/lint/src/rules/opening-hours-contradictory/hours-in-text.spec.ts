import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const openingHours = [
  { department: 'sales', days: weekdays, from: '08:00', to: '18:00' },
  { department: 'sales', days: ['Sat'], from: '08:30', to: '17:00' },
  { department: 'service', days: weekdays, from: '07:30', to: '16:30' },
];
const yards = [
  { id: 'a', name: 'Northpoint', visible: true, openingHours },
  { id: 'b', name: 'Storage', visible: false },
];
const run = (text: string, locations: object = yards) =>
  lintSample(
    {
      files: {
        'data/locations.json': locations,
        'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }),
      },
    },
    { rule: 'opening-hours-contradictory' },
  ).map(({ finding: { message } }) => message);

it.each([
  ['We’re open Saturdays 9–4.', '"Saturdays 9–4" contradicts the opening hours'],
  ['Our yard is open Mon–Fri 8am to 5pm.', 'has 07:30 to 16:30, 08:00 to 18:00 on Mon'],
  ['Opening hours: weekdays 8 am to 6 pm. Saturday 9 am until noon.', '"Saturday 9 am until noon"'],
  ['<b>Sales hours:</b> Mon - Fri: 8.30am - 6.00pm', '"Mon - Fri: 8.30am - 6.00pm"'],
  ['Our showroom is open 10 am to 4 pm on Sundays', 'data/locations.json has no hours on Sun'],
  ['We’re open Mon, Wed and Fri 08:00–17:30', '"Mon, Wed and Fri 08:00–17:30"'],
  ['We’re open seven days a week.', '"open seven days a week" contradicts'],
  ['Our service desk is open on weekends.', 'has no hours on Sun'],
  ['We’re closed on Mondays.', 'each department is open on Mon'],
])('CLI-7: «%s» is reported', (text, message) => {
  expect(run(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'We’re open Saturdays 8:30–5.',
  'Our yard is open Mon–Fri 8 am to 6 pm, Sat 8.30 a.m. to 5 p.m.',
  'Opening hours: weekdays from 7:30 am to 6 pm.',
  'We’re open Monday to Friday, 8:00–16:30.',
  'The café beside us is open Saturdays 8–2.',
  'We’re open Saturday 20 December 9 am to 1 pm.',
  'Over Easter we’re open Saturday 9–1.',
  'Our launch night: we’re open Thursday 5 pm to 8 pm.',
  'Our phone lines are open Sunday 9 am to 5 pm.',
  'The key drop at our workshop is open Sundays 6 am to 9 pm.',
  'We’re open Monday 9–12 December.',
  'We’re open every day except Sunday.',
  'We’re not open on Sundays.',
  'Our website is open seven days.',
  'We’re closed on Sundays, and our workshop is closed on Saturdays.',
  'Open Saturdays 9–4: Blue Line Bakery.',
  'The market is open Sundays 9–1, and we bring a car.',
  'In 1974 we were open Saturdays 9–12.',
  'Test drives at our yard: Saturday 10 am to 3 pm.',
  'We open the gates at 6.',
  'Our courier runs Monday to Friday 9 am to 11 am; we’re open then.',
  'We scored 9–4 on Saturday.',
  'By appointment we’re open Sunday 10 am to 2 pm.',
  'This Saturday we’re open 9 am to 1 pm on Saturday.',
])('CLI-7: «%s» is accepted', (text) => {
  expect(run(text)).toEqual([]);
});

it('CLI-7: without the hours of each visible location, none are compared', () => {
  const text = 'We’re open Saturdays 9–4.';
  expect(run(text, [])).toEqual([]);
  expect(run(text, [...yards, { id: 'c', name: 'Saltpan' }])).toEqual([]);
});

it.each([
  [{ days: ['Sun'], from: '09:00', to: '12:00' }, 'no location is open on Sun'],
  [{ days: ['Sat'], from: '07:30', to: '12:00' }, 'open from 08:30 to 17:00 on Sat'],
  [{ days: ['Mon', 'Sat'], from: '09:00', to: '17:30' }, 'open from 08:30 to 17:00 on Sat'],
  [{ days: ['Mon', 'Tue'], from: '07:30', to: '18:00' }, undefined],
  [{ days: ['Sun'], from: '12:00', to: '09:00' }, undefined],
])('CLI-7: bookings of %o are within the opening hours', (booking, message) => {
  const forms = { bookingHours: [{ bookingType: 'service', ...booking }] };
  const files = { 'site.json': settings({ settings: { forms } }), 'data/locations.json': yards };
  const found = lintSample({ files }, { rule: 'opening-hours-contradictory' });
  const expected = message === undefined ? [] : [expect.stringContaining(message)];
  expect(found.map(({ finding }) => finding.message)).toEqual(expected);
});
