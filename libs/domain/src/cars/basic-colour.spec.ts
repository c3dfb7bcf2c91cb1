import { expect, it } from 'vitest';
import { basicColour } from './basic-colour.ts';

it.each([
  ['Deep Ocean Blue Metallic', 'blue'],
  ['BLUE-GREY', 'grey'],
  ['Gun Metallic Gray', 'grey'],
  ['Charcoal Mica', 'grey'],
  ['Black Sapphire', 'black'],
  ['White with black roof', 'white'],
  ['Red/Black', 'red'],
  ['Champagne', 'beige'],
  ['Night Tide', undefined],
  ['Bluegum', undefined],
  ['', undefined],
])('CAR-2: the paint %s is %s', (paint, colour) => {
  expect(basicColour(paint)).toBe(colour);
});
