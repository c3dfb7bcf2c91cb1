import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validateEntity } from '@forecourt/block-schemas';
import type {
  Brand,
  Car,
  DealerLocation,
  ManufacturerLocation,
  Model,
  Offer,
  Review,
  Site,
  TeamMember,
} from '@forecourt/block-schemas';
import {
  departmentsWithHours,
  hoursOn,
  priceReduction,
  visibleLocations,
  weekdays,
} from '@forecourt/domain';
import { checkDigit } from './stock/vin.ts';
import { describe, expect, it } from 'vitest';
import { today } from './calendar.ts';
import { demoTenants, outputsOf } from './outputs.ts';
import { tenantData } from './tenant-data.ts';

const tenants = join(import.meta.dirname, '../../tenants');
const slugs = demoTenants.map(({ slug }) => slug);

/** Which schema the entries of a data file have. */
const entityOf = {
  cars: 'car',
  models: 'model',
  offers: 'offer',
  promotions: 'offer',
  team: 'teamMember',
  locations: 'location',
  manufacturerLocations: 'manufacturerLocation',
  brands: 'brand',
  reviews: 'review',
} as const;

const read = <T>(slug: string, name: keyof typeof entityOf): T[] =>
  JSON.parse(readFileSync(join(tenants, slug, 'data', `${name}.json`), 'utf8')) as T[];

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

/** Every text of a value that names a file of the assets folder. */
const assetsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path!);

const tenantOf = (slug: string) => demoTenants.find((entry) => entry.slug === slug)!;

/** Differences between the tenants' data that are on purpose. */
const expected: Readonly<Record<string, { stars: string; phone: RegExp; toOrder?: string[] }>> = {
  'harbour-city': { stars: '4.8', phone: /^(\(02\) 5550 \d{4}|0491 570 156)$/ },
  'kauri-motors': { stars: '4.9', phone: /^07 555 01\d\d$/, toOrder: ['Carter'] },
  'ironbark-lane': { stars: '4.8', phone: /^\(03\) 5550 \d{4}$/ },
  'tolland-vey': { stars: '4.9', phone: /^0[39] 555 01\d\d$/ },
};

function rangeOf(slug: string) {
  const tenant = tenantOf(slug);
  const named = (make: string, model: string) => `${make} ${model}`;
  return new Set([
    ...tenant.models.map(({ make, name }) => named(make, name)),
    ...tenant.stock.lines.map(({ make, model }) => named(make, model)),
  ]);
}

describe.each(slugs)('data of %s', (slug) => {
  it.each(Object.entries(entityOf))('every entry of %s.json passes its schema', (name, entity) => {
    const findings = read(slug, name as keyof typeof entityOf).flatMap((entry, index) =>
      validateEntity(entity, entry).map(({ pointer, message }) => `${index}${pointer}: ${message}`),
    );
    expect(findings).toEqual([]);
  });

  it('is what the facts make', async () => {
    const stale = [...(await outputsOf(tenants))]
      .filter(([file, text]) => file.includes(slug) && readFileSync(file, 'utf8') !== text)
      .map(([file]) => file);
    expect(stale).toEqual([]);
  });

  it('CAR-9: cars have features, facts and a person to ask, used ones their reports', () => {
    const cars = read<Car>(slug, 'cars');
    const people = new Set(read<TeamMember>(slug, 'team').map((person) => person.slug));
    const shown = cars.filter(({ photos }) => photos!.length > 0);
    for (const car of shown) {
      expect(car.features!.flatMap(({ items }) => items).length).toBeGreaterThan(5);
      expect(car.fuel_consumption ?? car.energy_consumption).toBeGreaterThan(0);
      expect(people).toContain(car.salesperson);
    }
    const reduced = cars.filter(({ tag }) => tag === 'Price drop');
    expect(reduced.filter((car) => priceReduction(car) === undefined)).toEqual([]);
    const inspected = cars.filter(({ inspection_points: points }) => points);
    expect(inspected.length).toBeGreaterThan(10);
    expect(inspected.every((car) => car.car_type === 'Used')).toBe(true);
  });

  it('every picture and file that it names is there, and no picture of a car is heavy', () => {
    const names = Object.keys(entityOf) as (keyof typeof entityOf)[];
    const paths = new Set(names.flatMap((name) => read(slug, name).flatMap(assetsIn)));
    const files = [...paths].map((path) => join(tenants, slug, path));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const heavier = (folder: string, bytes: number) => {
      const ofFolder = files.filter((file) => file.includes(`/${folder}/`));
      expect(ofFolder.length).toBeGreaterThan(0);
      return ofFolder.filter((file) => statSync(file).size > bytes);
    };
    expect(heavier('stock', 40_000)).toEqual([]);
    expect(heavier('cars', 100_000)).toEqual([]);
  });

  it('ids and slugs are used once, but for the person whom the office lists twice', () => {
    const cars = read<Car>(slug, 'cars');
    expect(twice(cars.map(({ id }) => id))).toEqual([]);
    expect(twice(cars.map((car) => car.slug))).toEqual([]);
    expect(twice(cars.map(({ stock_number }) => stock_number!))).toEqual([]);
    const models = read<Model>(slug, 'models');
    expect(twice(models.flatMap((model) => [model.slug, model.new_slug ?? []].flat()))).toEqual([]);
    for (const name of [
      'locations',
      'manufacturerLocations',
      'brands',
      'offers',
      'promotions',
    ] as const)
      expect(twice(read<{ id: string }>(slug, name).map(({ id }) => id))).toEqual([]);
    const people = read<TeamMember>(slug, 'team');
    expect(twice(people.map(({ id }) => id)).length).toBe(slug === 'harbour-city' ? 1 : 0);
    const once = new Map(people.map((person) => [person.id, person.slug]));
    expect(twice([...once.values()])).toEqual([]);
  });

  it('FRM-10: asks which location where several do the same', () => {
    const { settings } = JSON.parse(readFileSync(join(tenants, slug, 'site.json'), 'utf8')) as Site;
    const shown = visibleLocations(read<DealerLocation>(slug, 'locations'));
    const departments = shown.flatMap(({ location_type: types = [] }) => types);
    expect(settings?.forms?.severalDealerships ?? false).toBe(twice(departments).length > 0);
  });

  it('LOC-2, FRM-14: bookings are taken on every open day of a department, within its hours', () => {
    const site = JSON.parse(readFileSync(join(tenants, slug, 'site.json'), 'utf8')) as Site;
    const { bookingHours = [], closedDays = [] } = site.settings!.forms!;
    const yards = visibleLocations(read<DealerLocation>(slug, 'locations'));
    const departments = { service: 'service', 'test-drive': 'sales' } as const;
    for (const [bookingType, department] of Object.entries(departments))
      for (const day of weekdays) {
        const open = yards
          .flatMap(({ openingHours = [] }) => openingHours)
          .filter((hours) => hours.department === department && hours.days.includes(day));
        const booked = bookingHours.filter(
          (hours) => hours.bookingType === bookingType && hours.days.includes(day),
        );
        expect([day, booked.length]).toEqual([day, open.length > 0 ? 1 : 0]);
        for (const { from, to } of booked)
          expect(open.some((hours) => hours.from <= from && to < hours.to)).toBe(true);
      }
    const holidaysOfYards = yards.map(({ holidays = [] }) =>
      holidays.filter(({ from }) => !from).map(({ day }) => day),
    );
    const [first = [], ...others] = holidaysOfYards;
    const shared = first.filter((day) => others.every((days) => days.includes(day)));
    expect([...closedDays].sort()).toEqual(shared.sort());
  });

  it('LOC-2: every yard is closed on public holidays that move, in each of the next years', () => {
    const yards = visibleLocations(read<DealerLocation>(slug, 'locations'));
    const monday = ['2026-12-28', '2027-12-27', '2027-12-28', '2027-03-29', '2028-04-17'];
    for (const day of [...monday, '2027-03-26'])
      for (const yard of yards)
        for (const department of departmentsWithHours(yard))
          expect([day, department, hoursOn(yard, department, day).periods]).toEqual([
            ...[day, department, []],
          ]);
  });

  it('CAR-6: new cars have the figures of their version on the model’s page', () => {
    const models = read<Model>(slug, 'models');
    const attributes = {
      'Fuel, combined': 'fuel_consumption',
      'Range, WLTP': 'electric_range_km',
      'Tows, braked': 'towing_braked_kg',
      Payload: 'payload_kg',
    } as const;
    for (const car of read<Car>(slug, 'cars').filter(({ car_type: type }) => type === 'New')) {
      const { model_variants: variants = [] } = models.find(
        ({ name, manufacturer_name: make }) => name === car.model && make === car.make,
      )!;
      const named = variants.filter(({ full_name: name = '' }) => name.includes(` ${car.badge} `));
      const [version] = car.badge ? named : variants;
      for (const { name, value } of version?.specifications ?? []) {
        const attribute = attributes[name as keyof typeof attributes];
        if (attribute && car.photos_count! > 0)
          expect([car.slug, name, car[attribute]]).toEqual([
            ...[car.slug, name, parseFloat(value.replaceAll(',', ''))],
          ]);
      }
    }
  });

  it('OFF-1: offers count the cars that they are about, at the price that they name', () => {
    const fresh = read<Car>(slug, 'cars').filter(
      ({ car_type: type, status }) => type === 'New' && status === 'Available',
    );
    for (const { id, price, figure = '', stock_left: left, model } of read<Offer>(slug, 'offers')) {
      const off = /^\$([\d,]+) off$/.exec(figure)?.[1];
      if (left === undefined || price === undefined || off === undefined) continue;
      const listed = price + Number(off.replace(',', ''));
      const cars = fresh.filter((car) => car.model === model?.name && car.price === listed);
      expect([id, left]).toEqual([id, cars.length]);
    }
    const models = read<Model>(slug, 'models');
    for (const car of fresh.filter(({ tag }) => tag === 'Runout')) {
      const lists = models
        .filter(({ name }) => name === car.model)
        .flatMap(({ model_variants: variants = [] }) =>
          variants.map((each) => each.dap_min_price ?? 0),
        );
      expect(lists.some((list) => car.price! <= list * 0.94 && car.price! > list * 0.93)).toBe(
        true,
      );
    }
  });

  it('CAR-6: used cars have a VIN whose check digit is right', () => {
    const used = read<Car>(slug, 'cars').filter(
      (car) => car.car_type === 'Used' && car.photos_count! > 0,
    );
    for (const { slug: name, vin = '' } of used) {
      expect([name, vin]).toEqual([name, expect.stringMatching(/^6ZZ[A-HJ-NPR-Z0-9]{14}$/)]);
      expect([name, vin[8]]).toEqual([name, checkDigit(vin)]);
    }
    expect(new Set(used.map(({ vin }) => vin)).size).toBe(used.length);
  });

  it('cars are of known makes and models, at locations that sell', () => {
    const range = rangeOf(slug);
    const places = new Map(
      read<DealerLocation>(slug, 'locations').map((place) => [place.id, place]),
    );
    for (const car of read<Car>(slug, 'cars')) {
      expect(range).toContain(`${car.make} ${car.model}`);
      const place = places.get(car.location_id!);
      expect(place?.name).toBe(car.location_name);
      expect(place?.visible).toBe(true);
      expect(place?.location_type).toContain('sales');
      expect(car.name).toBe([car.year, car.make, car.model, car.badge].filter(Boolean).join(' '));
      expect(car.photos_count).toBe(car.photos?.length);
    }
  });

  it('makes of new cars, models and offers are among the brands or come to order', () => {
    const makes = new Set(read<Brand>(slug, 'brands').map(({ make }) => make));
    const sold = read<Car>(slug, 'cars').filter((car) => car.car_type !== 'Used');
    expect(sold.filter(({ make }) => !makes.has(make))).toEqual([]);
    expect(
      read<Offer>(slug, 'offers').filter(
        (offer) => offer.manufacturer && !makes.has(offer.manufacturer),
      ),
    ).toEqual([]);
    const toOrder = read<Model>(slug, 'models').filter(
      (model) => !makes.has(model.manufacturer_name),
    );
    expect(toOrder.map(({ name }) => name)).toEqual(expected[slug]!.toOrder ?? []);
  });

  it('price, year and kilometres of a car fit each other', () => {
    const models = read<Model>(slug, 'models');
    for (const car of read<Car>(slug, 'cars')) {
      const { car_type: type, year = 0, km = 0, price } = car;
      if (type === 'New') expect(km).toBeLessThan(50);
      if (type === 'Demo') expect([year, km < 10_000]).toEqual([2026, true]);
      if (type === 'Used') expect([year < 2026, km > 1000]).toEqual([true, true]);
      if (car.certified) expect([type, year >= 2021, km < 90_000]).toEqual(['Used', true, true]);
      if (type !== 'New' || year < 2026) continue;
      const model = models.find(
        ({ name, manufacturer_name: make }) => name === car.model && make === car.make,
      );
      const fitting = model?.model_variants?.filter(
        ({ dap_min_price: min = 0, dap_max_price: max = 0 }) => min <= price! && price! <= max,
      );
      expect(fitting, `${car.name} for ${price}`).not.toEqual([]);
    }
  });

  it('cars came in within the last 90 days, newest first, no two at once', () => {
    const times = read<Car>(slug, 'cars').map((car) => car.created_at_timestamp!);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
    expect(times[0]).toBeLessThan(today / 1000);
    expect(times.at(-1)).toBeGreaterThan(today / 1000 - 91 * 86_400);
  });

  it('offers name models that are there, and count no more cars than are in stock', () => {
    const known = new Set(
      read<Model>(slug, 'models').map(
        ({ name, slug: old, new_slug }) => `${name} ${new_slug ?? old}`,
      ),
    );
    const cars = read<Car>(slug, 'cars');
    const offers = read<Offer>(slug, 'offers');
    for (const { model, stock_left, id } of offers) {
      if (model) expect(known).toContain(`${model.name} ${model.slug}`);
      const fresh = cars.filter((car) => car.car_type === 'New' && car.status === 'Available');
      const left = fresh.filter((car) => car.model === model?.name).length;
      if (stock_left !== undefined) expect(stock_left, id).toBeLessThanOrEqual(left);
      if (stock_left !== undefined) expect(stock_left, id).toBeGreaterThan(0);
    }
    const inTwoYears = new Date(today + 731 * 86_400_000).toISOString().slice(0, 10);
    expect(offers.some(({ model }) => model === undefined)).toBe(true);
    const ends = offers.flatMap(({ ends_on }) => ends_on ?? []);
    expect(ends).toHaveLength(slug === 'harbour-city' ? 1 : 0);
    expect(ends.filter((each) => each < inTwoYears)).toEqual([]);
  });

  it('links of the data lead to pages of the tenant', () => {
    const entries = [
      ...read<Offer>(slug, 'offers'),
      ...read<Offer>(slug, 'promotions'),
      ...read<Brand>(slug, 'brands'),
    ];
    const links = entries.flatMap(
      (entry) => ('href' in entry ? entry.href : (entry as Brand).url) ?? [],
    );
    const isPage = (href: string, [path = ''] = href.split(/[#?]/)) =>
      existsSync(join(tenants, slug, 'pages', `${path}.json`));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !isPage(href))).toEqual([]);
  });

  it('people work at places that are there; the network has places of its own', () => {
    const places = new Set(read<DealerLocation>(slug, 'locations').map(({ id }) => id));
    for (const { location_id = '', location_ids = [] } of read<TeamMember>(slug, 'team'))
      for (const id of [location_id, ...location_ids]) expect(places).toContain(id);
    const network = read<ManufacturerLocation>(slug, 'manufacturerLocations');
    expect(network.filter(({ address }) => address?.lat === undefined)).toEqual([]);
    expect(network.filter(({ id }) => places.has(id)).length).toBeGreaterThanOrEqual(2);
    if (tenantOf(slug).network.length > 0) expect(network.length).toBeGreaterThan(30);
  });

  it('a hundred reviews, newest first, with the average that the dealer shows', () => {
    const reviews = read<Review>(slug, 'reviews');
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(average.toFixed(1)).toBe(expected[slug]!.stars);
    expect(reviews.length).toBe(100);
    const days = reviews.map(({ review_date }) => review_date!);
    expect(days).toEqual([...days].sort().reverse());
    expect(days[0]! < new Date(today).toISOString()).toBe(true);
  });

  it('variants list more features than show at once, prices from low to high', () => {
    for (const { model_variants = [], status, from_price } of read<Model>(slug, 'models')) {
      for (const variant of model_variants) {
        expect(variant.features!.length, variant.full_name).toBeGreaterThan(5);
        if (status === 'coming_soon') expect(variant.dap_min_price).toBeUndefined();
        else expect(variant.dap_min_price).toBeLessThan(variant.dap_max_price!);
      }
      if (status === 'coming_soon') expect(from_price).toBeUndefined();
      else if (model_variants.length > 0)
        expect(from_price).toBe(Math.min(...model_variants.map((one) => one.dap_min_price!)));
    }
  });

  it('MDL-1: variants of a model on sale have the same specifications, and what a year costs', () => {
    for (const { model_variants = [], status, name } of read<Model>(slug, 'models')) {
      if (status === 'coming_soon') continue;
      const named = model_variants.map(({ specifications = [] }) =>
        specifications.map((each) => each.name).join(),
      );
      expect(new Set(named).size, name).toBeLessThanOrEqual(1);
      for (const variant of model_variants) {
        expect(variant.specifications!.length, variant.full_name).toBeGreaterThan(3);
        expect(variant.consumption, variant.full_name).toBeDefined();
        expect(variant.service_cost, variant.full_name).toBeGreaterThan(0);
      }
    }
  });

  it('colours name variants that are there', () => {
    for (const { name, colours = [], model_variants = [] } of read<Model>(slug, 'models')) {
      const variants = model_variants.map(({ full_name }) => full_name);
      for (const { model_variant_name: variant } of colours)
        if (variant !== undefined) expect(variants, name).toContain(variant);
    }
  });

  it('a brochure is a PDF whose table of objects is right', () => {
    const brochures = read<Model>(slug, 'models').flatMap(({ brochure_url }) => brochure_url ?? []);
    const { models } = tenantOf(slug);
    expect(brochures).toHaveLength(models.filter(({ brochure }) => brochure).length);
    for (const path of brochures) {
      const file = readFileSync(join(tenants, slug, path), 'latin1');
      const offsets = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
      expect(offsets.map((at) => file.slice(at, at + 7))).toEqual(
        offsets.map((_, index) => `${index + 1} 0 obj`),
      );
      expect(file.slice(Number(/startxref\n(\d+)/.exec(file)![1])).startsWith('xref')).toBe(true);
    }
  });

  it('telephone numbers are ones that ring nobody', () => {
    const team = read<TeamMember>(slug, 'team').flatMap(({ phone }) => phone ?? []);
    const places = read<DealerLocation>(slug, 'locations').flatMap(
      ({ contact_detail }) => contact_detail?.phone ?? [],
    );
    const { phone: fiction } = expected[slug]!;
    expect([...team, ...places].filter((phone) => !fiction.test(phone))).toEqual([]);
  });
});

describe('the demo data', () => {
  const harbour = tenantData(demoTenants.find(({ slug }) => slug === 'harbour-city')!);
  const kauri = tenantData(demoTenants.find(({ slug }) => slug === 'kauri-motors')!);

  it('has the amounts that the pages are judged by', () => {
    expect([harbour.cars.length, kauri.cars.length]).toEqual([400, 90]);
    expect(harbour.models).toHaveLength(12);
    expect(new Set(harbour.team.map(({ id }) => id)).size).toBe(30);
    expect(kauri.team).toHaveLength(9);
    expect([...harbour.locations, ...kauri.locations]).toHaveLength(8);
  });

  it('has a model of each kind that the range must handle', () => {
    const { models } = harbour;
    const categories = models.map(
      (model) =>
        [model.manufacturer_body, model.manufacturer_body2, model.manufacturer_body3].filter(
          Boolean,
        ).length,
    );
    expect(new Set(categories)).toEqual(new Set([0, 1, 2, 3]));
    expect(models.filter(({ status }) => status === 'coming_soon')).toHaveLength(1);
    expect(models.filter(({ new_slug }) => new_slug !== undefined)).toHaveLength(1);
    expect(models.some(({ slug }) => slug === 'tern-hybrid')).toBe(true);
    expect(models.some((model) => (model.short_description?.length ?? 0) > 200)).toBe(true);
    expect(models.map((model) => model.model_variants!.length)).toEqual(
      expect.arrayContaining([1, 2, 3, 4]),
    );
  });

  it('one model has more than fifteen colours of three types for each of its variants', () => {
    const rich = harbour.models.filter(({ colours = [] }) => {
      const shared = colours.filter(({ model_variant_name }) => model_variant_name === undefined);
      return shared.length > 15 && new Set(shared.map(({ oem_id }) => oem_id)).size >= 3;
    });
    expect(rich.map(({ slug }) => slug)).toEqual(['tern']);
  });

  it('has every category and every kind of person', () => {
    const categories = new Set(harbour.team.map(({ category }) => category));
    for (const category of [
      'management',
      'sales',
      'pre-owned',
      'new vehicle sales',
      'fleet',
      'finance',
      'car buying',
      'service',
      'parts',
      'administration',
    ])
      expect(categories).toContain(category);
    expect(harbour.team.some(({ avatar_url }) => avatar_url === undefined)).toBe(true);
    expect(harbour.team.some(({ remove_profile_page }) => remove_profile_page)).toBe(true);
    expect(
      harbour.team.some(({ exclude_from_google_reviews }) => exclude_from_google_reviews),
    ).toBe(true);
  });

  it('has places of every type and one that is not visible', () => {
    const places = [...harbour.locations, ...kauri.locations];
    expect(new Set(places.flatMap(({ location_type = [] }) => location_type))).toEqual(
      new Set(['sales', 'service', 'parts']),
    );
    expect(places.filter(({ visible }) => visible === false)).toHaveLength(1);
  });

  it('has cars of every fuel, body, type and state, and words about nearly all of them', () => {
    const values = (key: keyof Car) => new Set(harbour.cars.map((car) => car[key]));
    expect(values('simple_fuel')).toEqual(new Set(['Petrol', 'Diesel', 'Hybrid', 'Electric']));
    expect(values('simple_body').size).toBe(7);
    expect(values('car_type')).toEqual(new Set(['New', 'Demo', 'Used']));
    expect(values('status')).toEqual(new Set(['Available', 'On hold', 'Sold']));
    expect(harbour.cars.some(({ price }) => price === undefined)).toBe(true);
    expect(harbour.cars.some(({ photos_count }) => photos_count === 0)).toBe(true);
    const comments = harbour.cars.flatMap(({ dealercomments }) => dealercomments ?? []);
    expect(comments.length).toBeGreaterThan(370);
    expect(new Set(comments).size / comments.length).toBeGreaterThan(0.95);
  });
});
