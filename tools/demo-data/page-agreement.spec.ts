import type {
  DealerLocation,
  ManufacturerLocation,
  Model,
  Offer,
  Review,
  Site,
  TeamMember,
} from '@forecourt/block-schemas';
import { runningCosts, visibleLocations } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { blocksIn, demoPages, readDemo, tablesIn, textsIn } from './demo-files.ts';
import { demoTenants } from './outputs.ts';

const slugs = demoTenants.map(({ slug }) => slug);
const amountOf = (text = '') => Number(text.replace(/[^\d.]/g, ''));

/** Words of a heading that promise an end, or name a time that passes. */
const passing =
  /\b(?:until|ends?|only|before|lasts|today|this (?:week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|january|february|april|june|july|august|september|october|november|december)\b/i;

describe.each(slugs)('pages and data of %s', (slug) => {
  const pages = demoPages(slug);
  const at = (path: string) => pages.find((page) => page.path === path);
  const { settings, region } = readDemo<Site>(slug, 'site.json');
  const models = readDemo<Model[]>(slug, 'data', 'models.json');
  const offers = readDemo<Offer[]>(slug, 'data', 'offers.json');
  const yards = visibleLocations(readDemo<DealerLocation[]>(slug, 'data', 'locations.json'));
  const people = [
    ...new Map(
      readDemo<TeamMember[]>(slug, 'data', 'team.json').map((person) => [person.id, person]),
    ).values(),
  ];

  it('LOC-1: a search for sales, service or parts finds the dealer’s own yards', () => {
    const network = readDemo<ManufacturerLocation[]>(slug, 'data', 'manufacturerLocations.json');
    for (const { name, address, location_type: types = [] } of yards)
      for (const type of types) {
        const found = network.filter(
          (each) =>
            each.location_type === type &&
            each.address?.lat === address?.lat &&
            each.address?.long === address?.long,
        );
        expect([name, type, found.length]).toEqual([name, type, 1]);
      }
  });

  it('LOC-1: telephones have the area code of their region', () => {
    const codes: Readonly<Record<string, string>> = {
      NSW: '(02)',
      VIC: '(03)',
      Waikato: '07',
      Auckland: '09',
      Otago: '03',
    };
    for (const { address, contact_detail: contact } of yards)
      expect(contact!.phone!.split(' ')[0]).toBe(codes[address!.state!]);
  });

  it('REV-1: nobody has more reviews than the dealer, or an average that no reviews make', () => {
    const reviews = readDemo<Review[]>(slug, 'data', 'reviews.json');
    const rated = people.filter(({ reviews_count: count }) => count);
    const sum = rated.reduce((all, { reviews_count: count = 0 }) => all + count, 0);
    expect(sum).toBeLessThanOrEqual(reviews.length);
    for (const { name, rating = 0, reviews_count: count = 0 } of rated) {
      const near = Math.round(rating * count) / count;
      expect([name, Math.abs(near - rating) <= 0.0501]).toEqual([name, true]);
    }
  });

  it('OFF-1: no heading of offers promises an end that no offer has', () => {
    const headings = pages
      .flatMap((page) => blocksIn(page.blocks))
      .flatMap(({ type, data }) => (type === 'offers' ? [String(data.heading)] : []));
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => passing.test(heading))).toEqual([]);
  });

  it('MDL-1: tables on model pages repeat the specifications of its versions', () => {
    for (const { name, slug: old, new_slug: path = old, model_variants: all = [] } of models)
      for (const [head = [], ...rows] of tablesIn(at(`/models/${path}`)?.blocks))
        for (const [column, heading] of head.entries()) {
          const version = all.find(
            ({ series }) => heading && (series === heading || series === `${name} ${heading}`),
          );
          for (const row of version ? rows : []) {
            const stated = version!.specifications?.find((each) => each.name === row[0])?.value;
            if (stated !== undefined)
              expect([heading, row[0], row[column]?.replace(' litre ', 'L ')]).toEqual([
                ...[heading, row[0], stated],
              ]);
          }
        }
  });

  it('MDL-1: a year’s servicing of a model costs what the service page says', () => {
    const table = tablesIn(at('/service')?.blocks).find(([head]) =>
      /car|every/i.test(head!.join()),
    );
    const rowOf = (words: RegExp) => table?.find(([first]) => words.test(first!)) ?? [];
    for (const { name, body = [], status, model_variants: variants = [] } of models) {
      if (status === 'coming_soon') continue;
      for (const { service_cost: cost, consumption } of variants) {
        const words = name.split(' ').at(-1)!;
        const named = rowOf(new RegExp(`\\b${words}\\b`));
        const isSmall = body.some((each) => /hatch/i.test(each));
        const isSuv = region === 'AU' ? !isSmall : body.includes('SUV');
        const column = body.some((each) => /ute|van/i.test(each)) ? 3 : isSuv ? 2 : 1;
        const rows =
          named.length > 0
            ? []
            : consumption?.electricity !== undefined
              ? [rowOf(/electric/i)]
              : [rowOf(/15,000 km/), rowOf(/30,000 km/)].filter((row) => row.length > 0);
        const prices = named.length > 0 ? [named[2]] : rows.map((row) => row[column]);
        const mean = prices.reduce((sum, price) => sum + amountOf(price), 0) / prices.length;
        expect([name, cost]).toEqual([name, mean]);
      }
    }
  });

  it('MDL-1: what a page says a car costs to run is what its specifications say', () => {
    const costs = settings?.cars?.runningCosts ?? {};
    for (const [head = [], ...rows] of pages.flatMap((page) => tablesIn(page.blocks))) {
      const km = /^A year, ([\d,]+) km$/.exec(head[0] ?? '')?.[1];
      if (km === undefined) continue;
      for (const [column, heading] of [...head.entries()].slice(1)) {
        const model = models.find(({ name }) => heading.startsWith(`${name}, `));
        const { energy, service } = runningCosts(model!.model_variants![0]!, {
          ...costs,
          kmPerYear: amountOf(km),
        });
        const cells = rows.map((row) => amountOf(row[column]));
        expect([heading, ...cells.slice(0, 2)]).toEqual([heading, energy, service]);
        expect(cells.at(-1)).toBe(cells.slice(0, -1).reduce((sum, each) => sum + each, 0));
      }
    }
    for (const { name, slug: old, new_slug: path = old, model_variants: all = [] } of models)
      for (const text of textsIn(at(`/models/${path}`)?.blocks)) {
        const [, cents, dollars] =
          /home rate of (\d+) cents, about \$([\d.]+) for 100 km/.exec(text) ?? [];
        if (cents === undefined) continue;
        expect([name, Number(cents) / 100]).toEqual([name, costs.electricityPrice]);
        const cost = all[0]!.consumption!.electricity! * costs.electricityPrice!;
        expect(Math.abs(cost - Number(dollars))).toBeLessThan(0.06);
      }
  });

  it('MDL-2: a page counts the colours of its model rightly', () => {
    const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    for (const { name, slug: old, new_slug: path = old, colours = [] } of models) {
      const blocks = blocksIn(at(`/models/${path}`)?.blocks);
      const headings = blocks.flatMap(({ type, data }) =>
        type === 'modelColors' ? [String(data.heading)] : [],
      );
      const shared = new Set(colours.map((colour) => colour.name)).size;
      for (const [counted] of headings.flatMap((text) => [
        /^\w+(?= (?:\w+ )?colours)/.exec(text) ?? [],
      ]))
        if (words.includes(counted!)) expect([name, counted]).toEqual([name, words[shared]]);
    }
  });

  it('MDL-1: a tank lasts as far as its litres do', () => {
    for (const { slug: old, new_slug: path = old, model_variants: all = [] } of models)
      for (const text of textsIn(at(`/models/${path}`)?.blocks)) {
        const km = /^([\d,]+) kilometres a tank$/.exec(text)?.[1];
        const litres = /(\d+)-litre (?:diesel )?tank/.exec(textsIn(all).join(' '))?.[1];
        if (km === undefined) continue;
        const { diesel = 0, petrol = diesel } = all[0]!.consumption!;
        expect(amountOf(km)).toBeLessThanOrEqual((Number(litres) / petrol) * 100);
      }
  });

  it('OFF-1: offers name what the price list has', () => {
    const listed = textsIn(at('/vehicle-parts-and-accessories')?.blocks);
    const wheels = offers.find(({ condition = '' }) => condition.includes('winter tyres'));
    if (wheels) expect(listed).toContain(`from ${wheels.figure}`);
  });

  it('MDL-1: each Vellum has what the page of new cars says of them', () => {
    for (const { features = [], series = '' } of models.flatMap(
      ({ model_variants: variants = [] }) => variants,
    )) {
      if (!series.endsWith('Vellum')) continue;
      expect([series, features.join()]).toEqual([series, expect.stringMatching(/ash/i)]);
      expect([series, features.join()]).toEqual([
        ...[series, expect.stringMatching(/(?:fourteen|nineteen)-speaker/i)],
      ]);
    }
  });
});
