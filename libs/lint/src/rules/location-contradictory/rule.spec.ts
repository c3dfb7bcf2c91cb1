import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const rule = 'location-contradictory';
const found = (...locations: readonly unknown[]) =>
  lintSample(
    { files: { 'data/locations.json': locations, 'pages/home.json': page() } },
    { rule },
  ).map(({ finding: { pointer, message } }) => `${pointer}: ${message}`);
const hours = (department?: string) => ({
  ...{ department, days: ['Mon'], from: '08:00', to: '17:00' },
});

it('CLI-7: reports hours of a department that the location lacks', () => {
  const location = { location_type: ['sales'], openingHours: [hours('sales'), hours('parts')] };
  const only = [expect.stringContaining('/0/openingHours/1/department: the location has no parts')];
  expect(found(location)).toEqual(only);
  // The hours that service lacks are written for parts: one mistake.
  expect(found({ ...location, location_type: ['sales', 'service'] })).toEqual(only);
});

it('CLI-7: reports a department without hours beside those of others', () => {
  const location_type = ['sales', 'service', 'parts'];
  expect(found({ location_type, openingHours: [hours('sales')] })).toEqual([
    expect.stringContaining('/0/location_type/1: the location has no opening hours for service'),
  ]);
  expect(found({ location_type, openingHours: [hours('sales'), hours('service')] })).toEqual([]);
  expect(found({ location_type, openingHours: [] })).toEqual([]);
  expect(found({ location_type, openingHours: [hours('sales')], visible: false })).toEqual([]);
});

it.each([
  { location_type: ['sales'], openingHours: [hours(), hours('sales'), null] },
  { openingHours: [hours('parts')] },
  { location_type: [], openingHours: [hours('parts')] },
  { location_type: ['sales'], openingHours: [hours('prats')] },
  { location_type: ['sales', 'pats'], openingHours: [hours('sales'), hours('parts')] },
])('CLI-6: accepts %j', (location) => {
  expect(found(location, { primary: true }, { primary: false }, null)).toEqual([]);
});

it('CLI-7: reports the location of a person that is not among all of theirs', () => {
  const people = (...team: object[]) =>
    lintSample({ files: { 'data/team.json': team } }, { rule }).map(
      ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
    );
  expect(people({ location_id: 'quay', location_ids: ['yard', 'port'] })).toEqual([
    expect.stringContaining(
      '/0/location_id: the person works at "quay", but location_ids has yard',
    ),
  ]);
  const good = [
    { location_id: 'quay' },
    { location_ids: ['quay'] },
    { location_id: 'a', location_ids: [] },
  ];
  expect(people(...good, { location_id: 'quay', location_ids: ['yard', 'quay'] })).toEqual([]);
});
