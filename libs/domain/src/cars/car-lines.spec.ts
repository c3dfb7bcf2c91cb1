import { expect, it } from 'vitest';
import { linesAbout } from './car-lines.ts';

it('CAR-9: a line for some types of cars is about those alone, whatever their capitals', () => {
  const lines = [{ text: 'Plates' }, { text: 'Five-day exchange', carTypes: ['Used', 'Demo'] }];
  expect(linesAbout(lines, { car_type: 'USED' })).toEqual(['Plates', 'Five-day exchange']);
  expect(linesAbout(lines, { car_type: 'New' })).toEqual(['Plates']);
  expect(linesAbout(lines, {})).toEqual(['Plates']);
  expect(linesAbout(undefined, { car_type: 'New' })).toEqual([]);
});
