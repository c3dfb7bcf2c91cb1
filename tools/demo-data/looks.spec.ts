import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Car, Model } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { paints } from '../art/paints.ts';
import { lookOfCar } from './looks.ts';
import { demoTenants } from './outputs.ts';

const tenants = join(import.meta.dirname, '../../tenants');
const slugs = demoTenants.map(({ slug }) => slug);

const read = <T>(slug: string, name: string): T[] =>
  JSON.parse(readFileSync(join(tenants, slug, 'data', `${name}.json`), 'utf8')) as T[];

const pictureName = new RegExp(
  String.raw`^/assets/(?:cars|stock)/([a-z]+)(-[a-z]+)?-(${Object.keys(paints).join('|')})(?:-(\w+))?\.webp$`,
);

/** Body, face and paint that a picture's name states; undefined for pictures of no particular car. */
function subjectOf(url: string) {
  const match = pictureName.exec(url);
  if (match === null) return undefined;
  const [, body, face = '', paint, view = 'front'] = match;
  return { body, face, paint, view };
}

const subjectsOf = (urls: readonly string[]) =>
  urls.flatMap((url) => {
    const subject = subjectOf(url);
    return subject ? [subject] : [];
  });

const earlier = (face: string) => face === '-rounded';

const distinct = (values: readonly unknown[]) => [
  ...new Set(values.map((value) => JSON.stringify(value))),
];

describe.each(slugs)('pictures of cars of %s', (slug) => {
  const cars = read<Car>(slug, 'cars').filter(({ photos }) => photos!.length > 0);

  it('CAR-9: the pictures of a car agree in body, face and paint', () => {
    for (const { name, photos } of cars) {
      const subjects = subjectsOf(photos!);
      expect(distinct(subjects.map(({ body, paint }) => [body, paint])), name).toHaveLength(1);
      // Faces of the present share their body's tail.
      const face = subjects[0]?.face ?? '';
      const tail = subjects.filter(({ view }) => view === 'rear');
      const others = subjects.filter(({ view }) => view !== 'rear');
      expect(distinct(others.map((subject) => subject.face)), name).toHaveLength(1);
      for (const { face: ofTail } of tail) expect(earlier(face) ? [face] : ['']).toContain(ofTail);
    }
  });

  it('CAR-9: recent cars in stock look like their model in the range, in every colour of it', () => {
    for (const model of read<Model>(slug, 'models')) {
      const ofModel = subjectsOf([
        model.image!.url,
        ...(model.colours ?? []).map(({ photo_url: url }) => url!),
        ...(model.model_variants ?? []).flatMap(({ image }) => image?.url ?? []),
      ]);
      const inStock = cars
        .filter((car) => car.make === model.manufacturer_name && car.model === model.name)
        .filter(({ year }) => year! > 2021)
        .flatMap(({ photos }) => subjectsOf(photos!.slice(0, 1)));
      const looks = distinct([...ofModel, ...inStock].map(({ body, face }) => [body, face]));
      expect(looks, model.name).toHaveLength(1);
    }
  });
});

describe('lookOfCar', () => {
  it('CAR-9: makers of the same body differ by their faces', () => {
    const looks = [
      lookOfCar({ make: 'Ostara', model: 'Tern', body: 'suv' }),
      lookOfCar({ make: 'Corrin', model: 'Boundary', body: 'suv' }),
      lookOfCar({ make: 'Aldine', model: 'Quarto', body: 'suv' }),
    ];
    expect(looks).toEqual(['suv', 'suv-upright', 'suv-closed']);
  });

  it('CAR-9: a model may have a face other than its maker’s', () => {
    expect(lookOfCar({ make: 'Ostara', model: 'Plover', body: 'hatch' })).toBe('hatch');
    expect(lookOfCar({ make: 'Ostara', model: 'Wren', body: 'hatch' })).toBe('hatch-closed');
  });

  it('CAR-9: older cars of a model show its earlier generation', () => {
    const tern = { make: 'Ostara', model: 'Tern', body: 'suv' } as const;
    expect(lookOfCar({ ...tern, year: 2018 })).toBe('suv-rounded');
    expect(lookOfCar({ ...tern, year: 2021 })).toBe('suv-rounded');
    expect(lookOfCar({ ...tern, year: 2022 })).toBe('suv');
    expect(lookOfCar({ ...tern, make: 'Corrin', year: 2018 })).toBe('suv-upright');
  });

  it('CAR-9: a body that has not been rendered with a face keeps its own', () => {
    expect(lookOfCar({ make: 'Aldine', model: 'Lorry', body: 'van' })).toBe('van');
  });
});
