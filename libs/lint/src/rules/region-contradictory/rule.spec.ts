import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const found = (site: object, location: object = {}) =>
  lintSample(
    { files: { 'site.json': settings(site), 'data/locations.json': [location] } },
    { rule: 'region-contradictory' },
  ).map(({ file, finding }) => `${file} ${finding.pointer}`);

it.each([
  [{ timeZone: 'Pacific/Auckland' }, 'site.json /timeZone'],
  [{ timeZone: 'UTC' }, 'site.json /timeZone'],
  [{ timeZone: 'Australia/Perth', region: 'NZ' }, 'site.json /timeZone'],
  [{ currency: 'NZD' }, 'site.json /currency'],
  [{ locale: 'en-NZ' }, 'site.json /locale'],
  [{ locale: 'en-US' }, 'site.json /locale'],
])('CLI-2: reports %j', (site, expected) => {
  expect(found(site)).toEqual([expected]);
});

it('CLI-2: a region that locations and time zone contradict is one finding', () => {
  const address = { lat: -33.9, long: 151.2 };
  expect(found({ region: 'NZ', timeZone: 'Australia/Sydney' }, { address })).toEqual([
    'site.json /region',
  ]);
  expect(found({ timeZone: 'Pacific/Auckland' }, { address })).toEqual(['site.json /timeZone']);
});

it('CLI-2: reports the time zone of a location', () => {
  expect(found({}, { timeZone: 'Australia/Sidney' })).toEqual(['data/locations.json /0/timeZone']);
  expect(found({}, { timeZone: 'Pacific/Auckland' })).toEqual(['data/locations.json /0/timeZone']);
});

it.each([
  { timeZone: 'Australia/Lord_Howe', currency: 'AUD', locale: 'en-AU' },
  { timeZone: 'Pacific/Norfolk', locale: 'en' },
  { timeZone: 'Pacific/Chatham', region: 'NZ', currency: 'NZD', locale: 'mi-NZ' },
  { timeZone: 'NZ', region: 'NZ', locale: 'en-GB' },
])('CLI-2: accepts %j', (site) => {
  expect(found(site)).toEqual([]);
});

it.each([
  ['2026-01-05T08:00:00-11:00', ['pages/home.json /publicationDate']],
  ['2026-01-05T08:00-09:30', ['pages/home.json /publicationDate']],
  ['2026-01-05T08:00:00+11:00', []],
  // A moment that an agency abroad wrote.
  ['2026-01-05T08:00:00+13:00', []],
  ['2026-01-05T08:00:00-08:00', []],
  ['2026-01-05T08:00:00Z', []],
  ['2026-01-05', []],
  ['2026-10-11', []],
])('CLI-7: the offset of %s', (publicationDate, expected) => {
  const files = { 'pages/home.json': page({ publicationDate }) };
  const all = lintSample({ files }, { rule: 'region-contradictory' });
  expect(all.map(({ file, finding }) => `${file} ${finding.pointer}`)).toEqual(expected);
});
