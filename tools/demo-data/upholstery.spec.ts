import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { insidePicture, insidePictures } from '../art/renders/insides.ts';
import { demoTenants } from './outputs.ts';

const tenants = join(import.meta.dirname, '../../tenants');
const slugs = demoTenants.map(({ slug }) => slug);

const read = (slug: string) =>
  JSON.parse(readFileSync(join(tenants, slug, 'data/cars.json'), 'utf8')) as Car[];

const inside = /^\/assets\/cabins\/(dash|seats|boot)-(.+)\.webp$/;

/** Views of a car from inside, by what they show. */
const viewsOf = ({ photos }: Car) =>
  new Map(
    photos!.flatMap((url) => {
      const match = inside.exec(url);
      return match ? [[match[1]!, match[2]!] as const] : [];
    }),
  );

describe.each(slugs)('pictures from inside of %s', (slug) => {
  const cars = read(slug).filter(({ photos }) => photos!.length > 0);

  it('CAR-9: the seats in the pictures are those that the car’s details name', () => {
    const colours = { Pale: 'grey' } as Record<string, string>;
    const materials = { wool: 'cloth' } as Record<string, string>;
    for (const car of cars) {
      const views = viewsOf(car);
      const [colour = '', material = ''] = car.interior_colour!.split(' ');
      const name = colours[colour] ?? colour.toLowerCase();
      if (views.has('dash')) expect(views.get('dash'), car.name).toMatch(`-${name}`);
      if (views.has('seats'))
        expect(views.get('seats'), car.name).toBe(`${name}-${materials[material] ?? material}`);
    }
  });

  it('CAR-9: a car with leather among its features has a leather interior, and no other car has', () => {
    for (const { name, features, interior_colour: trim } of cars) {
      const items = features!.flatMap((group) => group.items);
      expect(/leather/.test(trim!), name).toBe(items.includes('Leather seats'));
    }
  });

  it('CAR-9: no picture shows an automatic’s selector or a rear bench in a car without them', () => {
    for (const car of cars) {
      const views = viewsOf(car);
      if (car.transmission === 'Manual') expect(views.has('dash'), car.name).toBe(false);
      if (car.seats! < 5) expect(views.has('seats') || views.has('boot'), car.name).toBe(false);
    }
  });

  it('CAR-9: every picture from inside that a car names exists', () => {
    const named = new Set(cars.flatMap(({ photos }) => photos!.filter((url) => inside.test(url))));
    for (const url of named) expect(existsSync(join(tenants, slug, url)), url).toBe(true);
    expect(named.size).toBeGreaterThan(0);
  });
});

describe('insidePictures', () => {
  const tern = { body: 'suv', seats: 7, upholstery: 'tan-leather' } as const;

  it('CAR-9: a dashboard with one slab of glass came with the present generation', () => {
    expect(insidePicture('dash', tern)).toBe('cabins/dash-wide-tan.webp');
    expect(insidePicture('dash', { ...tern, year: 2022 })).toBe('cabins/dash-wide-tan.webp');
    expect(insidePicture('dash', { ...tern, year: 2021 })).toBe('cabins/dash-split-tan.webp');
    expect(insidePicture('dash', { ...tern, body: 'ute', year: 2021 })).toBe(
      'cabins/dash-tall-tan.webp',
    );
  });

  it('CAR-9: no picture shows other seats than the car has', () => {
    expect(insidePicture('seats', tern)).toBe('cabins/seats-tan-leather.webp');
    expect(insidePicture('seats', { ...tern, body: 'coupe', seats: 2 })).toBeUndefined();
    expect(insidePicture('seats', { ...tern, body: 'van', seats: 3 })).toBeUndefined();
    expect(insidePictures({ ...tern, body: 'hatch', seats: 4 })).toEqual([
      'cabins/dash-split-tan.webp',
    ]);
  });

  it('CAR-9: bodies whose boot has not been rendered show none', () => {
    expect(insidePictures({ ...tern, body: 'wagon' }).at(-1)).toBe('cabins/boot-wagon.webp');
    expect(insidePictures({ ...tern, body: 'sedan' })).toHaveLength(2);
  });
});
