import { expect, it } from 'vitest';
import { bodyShape } from './body-shape.ts';

it('CAR-2: body types of feeds have a drawing, however they are spelt; unknown ones have none', () => {
  const shapes = ['SUV', 'Hatchback', 'Station Wagon', 'Cab-Chassis', 'Coupé', 'People mover'];
  expect(shapes.map(bodyShape)).toEqual(['suv', 'hatch', 'wagon', 'ute', 'coupe', 'van']);
  expect(bodyShape('Sedan')).toBe('sedan');
  expect(bodyShape('Hovercraft')).toBeUndefined();
});
