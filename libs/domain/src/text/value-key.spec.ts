import { describe, expect, it } from 'vitest';
import { commonestSpelling, tidySpaces, valueKey } from './value-key.ts';

describe('spellings of a value', () => {
  it('CAR-10: case and superfluous spaces make no difference; letters, accents and single spaces do', () => {
    expect(new Set(['SUV', ' suv ', 'Suv'].map(valueKey)).size).toBe(1);
    expect(valueKey(' Land   Rover ')).toBe(valueKey('land rover'));
    expect(valueKey('Land Rover')).not.toBe(valueKey('LandRover'));
    expect(valueKey('Citroën')).not.toBe(valueKey('Citroen'));
    expect(valueKey('Citroe\u0308n')).toBe(valueKey('Citro\u00ebn'));
    expect(tidySpaces('  Land \n Rover ')).toBe('Land Rover');
  });

  it('CAR-10: the most common spelling wins, the first by character code of equally common ones', () => {
    expect(
      commonestSpelling(
        new Map([
          ['suv', 1],
          ['SUV', 3],
          ['Suv', 2],
        ]),
      ),
    ).toBe('SUV');
    expect(
      commonestSpelling(
        new Map([
          ['suv', 2],
          ['SUV', 2],
          ['Suv', 1],
        ]),
      ),
    ).toBe('SUV');
    expect(
      commonestSpelling(
        new Map([
          ['SUV', 2],
          ['suv', 2],
        ]),
      ),
    ).toBe('SUV');
    expect(commonestSpelling(new Map())).toBeUndefined();
  });
});
