import { expect, it } from 'vitest';
import { lintSample, settings } from '../../testing/lint-sample.ts';

const notice = { consumer_notice_url: '/assets/notices/1.pdf' };
const hold = { settings: { cars: { hold: { href: 'https://pay.example/', amount: 500 } } } };
const found = (site: object, ...cars: readonly unknown[]) =>
  lintSample(
    { files: { 'site.json': settings(site), 'data/cars.json': cars } },
    { rule: 'consumer-notice-missing' },
  ).map(({ finding: { pointer, message } }) => `${pointer}: ${message}`);

it('CAR-9: reports the used car that lacks a notice where others have one', () => {
  const cars = [{ car_type: 'Used', ...notice }, { car_type: 'Demo' }, { car_type: 'New' }];
  expect(found({ region: 'NZ' }, ...cars)).toEqual([
    expect.stringContaining('/1/car_type: this used car has no Consumer Information Notice'),
  ]);
});

it('CAR-9: reports each used car where cars are held online', () => {
  const cars = [{ car_type: 'Pre-owned' }, { car_type: 'used', status: 'Sold' }, {}];
  expect(found({ region: 'NZ', ...hold }, ...cars)).toEqual([
    expect.stringContaining('/0/car_type: this used car can be held online'),
  ]);
  expect(found({ region: 'NZ', ...hold }, { car_type: 'Used', ...notice })).toEqual([]);
});

it('CAR-9: asks nothing of sites that only list their cars, nor of Australian ones', () => {
  expect(found({ region: 'NZ' }, { car_type: 'Used' })).toEqual([]);
  expect(found({ region: 'AU', ...hold }, { car_type: 'Used' }, { ...notice })).toEqual([]);
});
