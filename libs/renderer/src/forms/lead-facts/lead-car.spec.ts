import type { Asset, Car } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { testSite } from '../../testing/snapshot.ts';
import { leadCar } from './lead-car.ts';

const site = testSite({ domains: ['www.north.example'] });
const car: Car = { id: 'c-1', slug: 'tern', name: '2024 Tern', photos: ['/assets/tern.jpg'] };
const asset: Asset = {
  ...{ path: '/assets/tern.jpg', file: '/tern.jpg', hash: '0123456789abcdef', bytes: 1 },
  mediaType: 'image/jpeg',
};
const assets = (own: Partial<Asset> = {}) => new Map([[asset.path, { ...asset, ...own }]]);

it('FRM-15: a lead’s car has its price, its page and a picture that mail programs show', () => {
  const whole = { ...car, price: 38990, status: 'Available', location_name: 'North yard' };
  expect(leadCar(whole, { site: { ...site, region: 'NZ' }, assets: assets() })).toEqual({
    ...{ id: 'c-1', name: '2024 Tern', price: 38990, currency: 'NZD' },
    ...{ status: 'Available', location: 'North yard', url: 'https://www.north.example/cars/tern' },
    image_url: 'https://www.north.example/_image/0123456789abcdef/1200x630.jpg/tern.jpg',
  });
});

it('FRM-15: what is not known is left out', () => {
  const short = { id: 'c-1', name: '2024 Tern', url: 'https://www.north.example/cars/tern' };
  const given = { ...car, price: -1 };
  expect(leadCar(given, { site, assets: new Map() })).toEqual(short);
  expect(leadCar(given, { site, assets: assets({ refused: true }) })).toEqual(short);
  const linked = { ...given, photos: ['http://feed.example/1.jpg'] };
  expect(leadCar(linked, { site, assets: new Map() })).toEqual(short);
  expect(leadCar({ ...given, photos: [] }, { site, assets: assets() })).toEqual(short);
  const second = { ...given, photos: ['http://feed.example/1.jpg', 'https://feed.example/2.jpg'] };
  expect(leadCar(second, { site, assets: new Map() }).image_url).toBe('https://feed.example/2.jpg');
});
