import { expect, it } from 'vitest';
import { carKind } from './car-kind.ts';

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
