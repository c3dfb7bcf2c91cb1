import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'service-setting-without-effect';
const found = (service: object) =>
  lintSample(
    { files: { 'site.json': settings({ settings: { service } }), 'pages/home.json': page() } },
    { rule },
  ).map(({ finding: { pointer, message } }) => `${pointer}: ${message}`);
const booking = { text: 'Quay', url: 'https://book.example/quay' };
const externalBookings = [{ group: 'North', links: [booking] }];

it('CLI-7: reports a booking page whose host is not allowed', () => {
  expect(found({ externalBookings })).toEqual([
    expect.stringContaining('/settings/service/externalBookings/0/links/0/url: "book.example"'),
  ]);
  expect(found({ externalBookings, redirectHosts: ['boook.example'] })[0]).toContain(
    'did you mean "boook.example"?',
  );
});

it('CLI-7: reports a price whose name is nearly that of a kind of service', () => {
  const serviceDetails = [{ type: 'Log book service', from: 249 }];
  expect(found({ serviceTypes: ['Logbook service'], serviceDetails })).toEqual([
    expect.stringContaining('/settings/service/serviceDetails/0/type: "Log book service"'),
  ]);
});

it('CLI-6: accepts hosts that are allowed, and kinds of service of their own', () => {
  expect(found({ externalBookings, redirectHosts: ['book.example'] })).toEqual([]);
  const serviceDetails = [{ type: 'Brakes', from: 99 }, { type: 'Logbook service' }];
  expect(found({ serviceTypes: ['Logbook service'], serviceDetails })).toEqual([]);
  expect(found({})).toEqual([]);
});
