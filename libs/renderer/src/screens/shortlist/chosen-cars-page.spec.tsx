import type { Car, Site } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { chosenCarsForm } from '../../forms/forms-of-screens.ts';
import { testRequest, testTenant } from '../../testing/snapshot.ts';
import { renderChosenCarsPage } from './chosen-cars-page.tsx';
import type { ChosenCarsScreen } from './chosen-cars.tsx';

const tern: Car = {
  id: '1',
  slug: '2024-ostara-tern',
  name: '2024 Ostara Tern',
  make: 'Ostara',
  year: 2024,
  car_type: 'Demo',
  simple_body: 'SUV',
  simple_fuel: 'Hybrid',
  price: 41_880,
  km: 14_210,
  stock_number: 'H20441',
  location_id: 'northpoint',
};
const meridian: Car = {
  id: '2',
  slug: '2023-halden-meridian',
  name: '2023 Halden Meridian',
  make: 'Halden',
  year: 2023,
  car_type: 'Used',
  simple_body: 'Sedan',
  simple_fuel: ' hybrid ',
  engine: '2.0 L',
  status: 'Sold',
  stock_number: 'H20380',
  location_id: 'northpoint',
};

const draw = (screen: Partial<ChosenCarsScreen>, settings: Site['settings'] = {}): string => {
  const { snapshot } = testTenant([], { site: { settings } });
  const request = testRequest({ url: { pathname: '/compare', search: '' } });
  const all = { kind: 'compare', cars: [tern, meridian], gone: 0, left: 0, locations: [] } as const;
  return renderChosenCarsPage({ ...all, ...screen }, snapshot, request).html;
};
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Rows of the table by label: whether they are marked, and the values. */
const rowsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<tr( data-differs="true")?><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
      ([, differs, label, cells]) => [
        words(label!.replace(/<span.*/, '')).trim(),
        [
          differs !== undefined,
          ...words(cells!.replaceAll('</td><td>', '|')).trim().split('|'),
        ].map((each) => (typeof each === 'string' ? each.trim() : each)),
      ],
    ),
  );

describe('the page of compared cars', () => {
  it('CAR-8: puts facts in rows, marks those that differ, and names what is unknown', () => {
    const rows = rowsOf(draw({}));
    expect(rows).toMatchObject({
      Price: [true, '$41,880', '–'],
      Availability: [true, 'Available', 'Sold'],
      Year: [true, '2024', '2023'],
      Fuel: [false, 'Hybrid', 'hybrid'],
      Body: [true, 'SUV', 'Sedan'],
      Engine: [true, 'Not listed', '2.0 L'],
      'Stock number': [true, 'H20441', 'H20380'],
    });
    expect(Object.keys(rows)).not.toContain('Make');
    expect(Object.keys(rows)).not.toContain('Doors');
  });

  it('CAR-8: a fact that a car cannot have is not called unlisted', () => {
    const used = { ...tern, car_type: 'Used', owners: 2, simple_fuel: 'Electric' };
    const electric = { ...used, electric_range_km: 420 };
    const petrol = { ...meridian, car_type: 'New', simple_fuel: 'Petrol' };
    const rows = rowsOf(draw({ cars: [electric, petrol, { ...petrol, car_type: 'Used' }] }));
    expect(rows['Previous owners']).toEqual([true, '2', 'None', 'Not listed']);
    expect(rows.Range).toEqual([true, '420 km', '–', '–']);
    const approved = { ...used, certified: true };
    expect(rowsOf(draw({ cars: [approved, petrol, electric] }))['Approved used']).toEqual([
      true,
      'Yes',
      '–',
      'Not listed',
    ]);
    expect(rowsOf(draw({ cars: [petrol, electric] }))).not.toHaveProperty('Approved used');
    const unknown = { ...used, id: '9', slug: 'unknown' };
    expect(rowsOf(draw({ cars: [electric, unknown] })).Range).toEqual([
      true,
      '420 km',
      'Not listed',
    ]);
  });

  it('CAR-8: asks about the price of a car for sale without one', () => {
    const unpriced = { ...tern, id: 'c-9', slug: 'unpriced', price: undefined };
    const rates = { cars: { comparisonRate: 8.12 } };
    const rows = rowsOf(draw({ cars: [tern, unpriced] }, rates));
    expect(rows.Price).toEqual([true, '$41,880', 'Ask us']);
    // Without a price there is no repayment that could be listed.
    expect(rows['A week*']?.at(-1)).toBe('–');
    expect(rowsOf(draw({ cars: [unpriced, unpriced] }, rates))).not.toHaveProperty('A week*');
  });

  it('CAR-8 CAR-11: a sold car has neither a price nor a repayment, as on its own page', () => {
    const sold = { ...meridian, price: 32_900 };
    const rows = rowsOf(draw({ cars: [tern, sold] }));
    expect(rows.Price).toEqual([true, '$41,880', '–']);
    expect(rowsOf(draw({ cars: [tern, tern] }))).not.toHaveProperty('Availability');
    const card = words(draw({ kind: 'shortlist', cars: [sold] }));
    expect(card).toContain('This car has been sold.');
    expect(card).not.toMatch(/\$32,900|a week/);
  });

  it('CAR-8: says how many cars of the address it has no room for', () => {
    expect(words(draw({ left: 1 }))).toContain('room for 4 cars, so one is left out.');
    expect(words(draw({ kind: 'shortlist', left: 2 }))).toContain(
      'room for 24 cars, so 2 are left out.',
    );
    expect(draw({})).not.toContain('left out');
  });

  it('CAR-8: works by its link alone: removing a car is a link to the others', () => {
    const html = draw({});
    expect(html).toContain(
      'href="/compare/2023-halden-meridian" aria-label="Remove 2024 Ostara Tern"',
    );
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('Show differences only');
    expect(draw({ cars: [tern] })).not.toContain('Show differences only');
  });

  it('CAR-8: asks about all cars in one form, at the location of the first', () => {
    expect(words(draw({}))).toMatch(
      /Ask about these cars .* answer for each car\. .*What happens next We’ll read your message/,
    );
    const site = testTenant([]).snapshot.site;
    const { form } = chosenCarsForm([tern, meridian], [], site, '/compare/a/b');
    expect(form).toMatchObject({
      id: 'ask',
      given: {
        selected_car: '2024 Ostara Tern (H20441); 2023 Halden Meridian (H20380)',
        stock_number: 'H20441, H20380',
        location_id: 'northpoint',
      },
    });
    expect(form.given).not.toHaveProperty('make');
    const apart = [{ ...meridian, location_id: 'south' }, tern];
    expect(chosenCarsForm(apart, [], site, '/compare/b/a')).toMatchObject({
      form: { given: { location_id: 'south' } },
      cars: apart,
    });
    expect(words(draw({ cars: [tern] }))).toMatch(/Ask about this car .* we’ll find out\./);
  });
});

describe('the page of saved cars', () => {
  it('CAR-8: shows the cars with their hearts, and leads to the comparison of the first four', () => {
    const html = draw({ kind: 'shortlist' });
    expect(words(html)).toContain('2 saved cars');
    expect(html).toContain('data-save="2024-ostara-tern"');
    expect(html).toMatch(
      /href="\/compare\/2024-ostara-tern\/2023-halden-meridian"[^>]*>Compare both</,
    );
    expect(draw({ kind: 'shortlist', cars: [tern] })).not.toContain('href="/compare');
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((slug) => ({ ...tern, id: slug, slug }));
    expect(draw({ kind: 'shortlist', cars: [meridian, a!, b!, c!, d!] }), 'sold last').toMatch(
      /href="\/compare\/a\/b\/c\/d"[^>]*>Compare 4 of these</,
    );
  });

  it('CAR-8: says kindly that cars are gone, and explains how cars get here', () => {
    expect(words(draw({ kind: 'shortlist', gone: 1 }))).toContain(
      'One of these cars is no longer listed; it may have been sold. Ask us below, and we’ll look for one like it.',
    );
    const all = words(draw({ kind: 'shortlist', cars: [], gone: 2 }));
    expect(all).toContain('These cars are no longer listed They may have been sold.');
    expect(all).not.toContain('No cars saved yet');
    expect(all).toContain('Call us, and we’ll look for one like it. (02) 5550 0100');
    const empty = draw({ kind: 'shortlist', cars: [] });
    expect(words(empty)).toContain('No cars saved yet');
    expect(words(empty)).toContain('Tap the heart on a car to save it here.');
    expect(empty).not.toContain('<form');
    expect(empty).toMatch(/<noscript><p>Saving and comparing cars needs JavaScript/);
    expect(all).not.toContain('needs JavaScript');
  });

  it('CAR-8: a comparison of one car explains how to add another', () => {
    const how = 'Save another car with the heart to see the two side by side.';
    expect(words(draw({ kind: 'compare', cars: [tern] }))).toContain(how);
    expect(words(draw({ kind: 'compare' }))).not.toContain(how);
    expect(words(draw({ kind: 'shortlist', cars: [tern] }))).not.toContain(how);
  });
});
