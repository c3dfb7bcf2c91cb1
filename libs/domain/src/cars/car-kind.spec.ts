import { expect, it } from 'vitest';
import { carKind, usualCarType } from './car-kind.ts';

it.each([
  ['New', 'new'],
  [' brand-new', 'new'],
  ['DEMO', 'demo'],
  ['Ex demo', 'demo'],
  ['Demonstrator', 'demo'],
  ['Near new', 'used'],
  ['Pre-owned', 'used'],
  [' ', undefined],
  [undefined, undefined],
])('FNQ-2, CAR-6: a car of the type %j is %s', (type, kind) => {
  expect(carKind({ car_type: type })).toBe(kind);
});

it.each([
  ['USED', 'Used'],
  ['Pre-owned', 'Used'],
  ['second hand', 'Used'],
  ['Used vehicle', 'Used'],
  ['Demonstrator', 'Demo'],
  ['EX-DEMO', 'Demo'],
  ['Brand New', 'New'],
  ['Near new', 'Near new'],
  ['Certified pre-owned', 'Certified pre-owned'],
  ['Classic', 'Classic'],
])('CAR-6, CLI-12: the type %j is usually written %j', (type, usual) => {
  expect(usualCarType(type)).toBe(usual);
});
