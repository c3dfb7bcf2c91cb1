import { describe, expect, it } from 'vitest';
import { lintSample, settings } from '../../testing/lint-sample.ts';

const rule = 'car-value-unknown';
const found = (cars: readonly unknown[], files: object = {}, options?: object) =>
  lintSample(
    { files: { 'data/cars.json': cars, ...files } },
    { rule, ...(options && { config: { rules: { [rule]: options } } }) },
  ).map(({ finding: { pointer, message } }) => `${pointer}: ${message}`);

it.each([
  [{ status: 'Avialable' }, '/0/status: "Avialable" is not a known status of a car; did you mean'],
  [{ status: 'Banana' }, '/0/status: "Banana" is not a known status of a car; write one such as'],
  [{ car_type: 'Usde' }, '/0/car_type: "Usde" is not a known type of a car; did you mean "Used"?'],
  [{ car_type: 'Spaceship' }, '/0/car_type: "Spaceship" is not a known type'],
  [{ simple_fuel: 'Hybird' }, '/0/simple_fuel: "Hybird" is an entry of its own in the search; did'],
  [{ simple_body: 'Sedann' }, '/0/simple_body: "Sedann" is an entry'],
  [{ transmission: 'Automatci' }, '/0/transmission: "Automatci" is an entry'],
])('CLI-2: reports %j', (car, expected) => {
  expect(found([car])).toEqual([expect.stringContaining(expected)]);
});

it('CLI-2: a make is compared with those of other cars, of brands and of models', () => {
  const expected = [expect.stringContaining('/0/make: "Lumenn" is an entry of its own')];
  const others = [{ make: 'Lumen' }, { make: 'Lumen' }, { make: 'Lumen' }];
  expect(found([{ make: 'Lumenn' }, ...others])).toEqual(expected);
  expect(found([{ make: 'Lumenn' }], { 'data/brands.json': [{ name: 'Lumen' }] })).toEqual(
    expected,
  );
  const models = [{ name: 'Heron', manufacturer_name: 'Lumen' }];
  expect(found([{ make: 'Lumenn' }], { 'data/models.json': models })).toEqual(expected);
  expect(found([{ make: 'Lumenn' }])).toEqual([]);
});

it.each([
  ...['Available', 'In transit', 'Coming soon', 'Unsold', 'Sold - delivered', 'UNDER_OFFER'].map(
    (status) => ({ status }),
  ),
  ...['On order', 'Due March', 'Deposit taken', 'Awaiting compliance', '', ' '].map((status) => ({
    status,
  })),
  ...['NEW', 'Pre-owned', 'Ex-demo', 'Demonstrator', 'Near new', 'Certified used'].map(
    (car_type) => ({ car_type }),
  ),
  ...['Certified Pre-Owned', 'Dealer demo', 'Fresh import', 'Second-hand'].map((car_type) => ({
    car_type,
  })),
  { simple_fuel: 'petrol', simple_body: 'Motorhome', transmission: 'CVT', make: 'GWM' },
  { simple_fuel: 'Mild hybrid', transmission: 'Sports automatic dual clutch' },
  { status: 7, car_type: null, simple_fuel: ['Petrol'] },
])('CLI-2: accepts, or leaves to validation, %j', (car) => {
  expect(found([car, null])).toEqual([]);
});

it('CLI-2: a value that three cars have is no slip', () => {
  const car = { simple_fuel: 'Diesle' };
  expect(found([car, car, car])).toEqual([]);
});

it('CLI-2: the option "allow" adds values', () => {
  const cars = [{ status: 'Spoken for', car_type: 'Trade' }];
  expect(found(cars)).toHaveLength(2);
  expect(found(cars, {}, { allow: ['spoken-for', 'trade'] })).toEqual([]);
});

it('CLI-7: reports types of cars in the settings, and makers and bodies of models', () => {
  const priceIncludes = [{ text: 'Registration', carTypes: ['Used', 'Usde'] }];
  const site = { 'site.json': settings({ settings: { cars: { priceIncludes } } }) };
  expect(found([], site)).toEqual([
    expect.stringContaining(
      '/settings/cars/priceIncludes/0/carTypes/1: "Usde" is not a known type',
    ),
  ]);
  const model = { manufacturer_name: 'Lumen', body: ['SUV'] };
  const brands = { 'data/brands.json': [{ name: 'Lumen' }] };
  const models = [
    { ...model, manufacturer_name: 'Lumne' },
    { ...model, body: ['Wagno'] },
  ];
  expect(found([], { ...brands, 'data/models.json': models })).toEqual([
    expect.stringContaining('/0/manufacturer_name: "Lumne" is an entry of its own'),
    expect.stringContaining('/1/body/0: "Wagno" is an entry of its own'),
  ]);
  expect(found([], { ...brands, 'data/models.json': [model, model] })).toEqual([]);
});

describe('CLI-7: names of models, badges and basic colours', () => {
  const car = { make: 'Teviot', model: 'Hawker', badge: 'Track', simple_colour: 'Silver' };
  const stock = [car, car, car];

  it.each([
    [{ ...car, model: 'Hawkr' }, '/3/model: "Hawkr" is an entry of its own in the search; did you'],
    [{ ...car, badge: 'Trck' }, '/3/badge: "Trck" is an entry of its own'],
    [{ simple_colour: 'Sliver' }, '/3/simple_colour: "Sliver" is an entry of its own'],
  ])('CLI-7: reports %j', (each, expected) => {
    expect(found([...stock, each])).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    { ...car, make: 'Ostara', model: 'Hawkr' },
    { ...car, model: 'Hawker Tourer' },
    { ...car, model: 'Hawkers' },
    { ...car, model: 'Mawker' },
    { ...car, badge: 'Trail' },
    { ...car, badge: 'S' },
    { ...car, simple_colour: 'Teal' },
    { simple_colour: 'Wine' },
  ])('CLI-7: accepts %j', (each) => {
    expect(found([...stock, each])).toEqual([]);
  });

  it('CLI-7: accepts similar names that many cars have, or that differ in a short word', () => {
    const other = { ...car, model: 'Hawkr' };
    expect(found([...stock, other, other, other])).toEqual([]);
    const models = ['Model S', 'Model S', 'Model S', 'Model X'];
    expect(found(models.map((model) => ({ make: 'Teviot', model })))).toEqual([]);
  });
});
