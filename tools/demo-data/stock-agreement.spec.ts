import type { Car, Model, ModelVariant, Site } from '@forecourt/block-schemas';
import { basicColour, priceReduction } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { readDemo } from './demo-files.ts';
import { demoTenants } from './outputs.ts';

const slugs = demoTenants.map(({ slug }) => slug);

/** Words of a model's page, what its cars then list, and what they can't. */
const equipment: readonly (readonly [words: RegExp, has: RegExp, not?: RegExp])[] = [
  [/adaptive cruise/i, /^Adaptive cruise control$/, /^Cruise control$/],
  [/360-degree camera|camera on every side/i, /^360-degree camera$/, /^Reversing camera$/],
  [/heated (and ventilated )?front seats/i, /^Heated front seats$/],
  [/head-up display/i, /^Head-up display$/],
  [/three-zone/i, /^Three-zone climate control$/, /^(Air conditioning|Dual-zone.*)$/],
  [/12\.3-inch/i, /^12\.3-inch touchscreen$/, /^8-inch touchscreen$/],
  [/17-inch/i, /^17-inch alloy wheels$/, /^(18|19|21)-inch/],
  [/19-inch/i, /^19-inch alloy wheels$/, /^(17|18|21)-inch/],
  [/21-inch/i, /^21-inch alloy wheels$/, /^(17|18|19)-inch/],
  [/nineteen-speaker/i, /^Nineteen-speaker/, /^Eleven-speaker/],
  [/fifteen loudspeakers/i, /^Fifteen-speaker/, /^Eleven-speaker/],
];

const seatWords: Readonly<Record<string, number>> = { Two: 2, Three: 3, Five: 5, Six: 6, Seven: 7 };

/** The car's own value for each specification of its version; undefined for those that it has no field for. */
const ofCar: Readonly<Record<string, (car: Car, value: string) => boolean>> = {
  Drive: (car, value) => car.drive_type === value,
  Gearbox: (car, value) => value.toLowerCase().endsWith(car.transmission!.toLowerCase()),
  Seats: (car, value) => car.seats === seatWords[value],
  Boot: (car, value) => `${car.boot_litres} litres` === value,
  Battery: (car, value) => car.engine!.endsWith(`, ${value}`),
  Power: (car, value) => !/kW/.test(car.engine!) || car.engine!.startsWith(`${value} `),
};

describe.each(slugs)('stock of %s', (slug) => {
  const cars = readDemo<Car[]>(slug, 'data', 'cars.json');
  const models = readDemo<Model[]>(slug, 'data', 'models.json');
  const site = readDemo<Site>(slug, 'site.json');
  const shown = cars.filter(({ photos_count: photos }) => photos! > 0);
  const used = cars.filter(({ car_type: type }) => type === 'Used');
  const arrivalOf = ({ created_at_timestamp: at }: Car) =>
    new Date(at! * 1000).toLocaleDateString('sv', { timeZone: site.timeZone });

  /** Cars that are new, with their version on the model's page. */
  const versions = shown.flatMap((car): (readonly [Car, ModelVariant])[] => {
    if (car.car_type !== 'New') return [];
    const model = models.find((each) => each.name === car.model)!;
    const variants = model.model_variants!.filter(
      ({ full_name: name = '' }) => !car.badge || ` ${name} `.includes(` ${car.badge} `),
    );
    return [[car, variants[0]!]];
  });

  it('CAR-2: the colour of every car belongs to a group', () => {
    const without = cars.filter(
      ({ simple_colour: simple, colour = '' }) => basicColour(simple ?? colour) === undefined,
    );
    expect([...new Set(without.map(({ colour }) => colour))]).toEqual([]);
  });

  it('CAR-9: a used car has its history, and is inspected before it is shown', () => {
    for (const car of used) {
      expect([car.slug, car.history_points]).toEqual([
        ...[car.slug, expect.arrayContaining(['No money owing'])],
      ]);
      expect([car.slug, car.history_date! <= arrivalOf(car)]).toEqual([car.slug, true]);
      if (car.photos_count === 0) continue;
      expect([car.slug, car.inspection_points?.length]).toEqual([car.slug, 7]);
      expect([car.slug, car.inspection_date! <= arrivalOf(car)]).toEqual([car.slug, true]);
    }
    // Its pages promise an inspection of each.
    if (slug === 'ironbark-lane')
      expect(used.filter((car) => car.price !== undefined && !car.inspection_points)).toEqual([]);
  });

  it('CAR-9: a price was reduced while the car was here, by what the offer promises', () => {
    const reduced = cars.filter(({ tag }) => tag === 'Price drop');
    expect(reduced.length).toBeGreaterThan(0);
    for (const car of reduced) {
      const { amount, on } = priceReduction(car)!;
      expect([car.slug, on >= arrivalOf(car)]).toEqual([car.slug, true]);
      if (slug === 'ironbark-lane') expect([car.slug, amount >= 500]).toEqual([car.slug, true]);
    }
  });

  it('CAR-9: what a comment says of the battery is what the workshop measured', () => {
    for (const { slug: name, dealercomments: html = '', inspection_points: points } of used) {
      const share = /(\d+)(?:%| per cent) of its capacity/.exec(html)?.[1];
      if (share !== undefined)
        expect([name, points]).toEqual([
          ...[
            name,
            expect.arrayContaining([`High-voltage battery: ${share} per cent of its capacity`]),
          ],
        ]);
    }
  });

  it('CAR-6: new cars have the gearbox, seats and battery that their model’s page states', () => {
    for (const [car, { specifications = [], consumption }] of versions) {
      const wrong = specifications.filter(({ name, value }) => ofCar[name]?.(car, value) === false);
      expect([car.slug, wrong]).toEqual([car.slug, []]);
      if (consumption?.electricity !== undefined)
        expect([car.slug, car.energy_consumption]).toEqual([car.slug, consumption.electricity]);
    }
  });

  it('CAR-9: new cars list the equipment that their model’s page states', () => {
    for (const [car, { features = [] }] of versions) {
      const items = car.features!.flatMap((group) => group.items);
      for (const [words, has, not] of equipment) {
        if (!features.some((text) => words.test(text))) continue;
        expect([car.slug, `${has}`, items.some((item) => has.test(item))]).toEqual([
          ...[car.slug, `${has}`, true],
        ]);
        expect([car.slug, items.filter((item) => not?.test(item))]).toEqual([car.slug, []]);
      }
    }
  });
});
