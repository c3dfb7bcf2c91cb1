import { expect, it } from 'vitest';
import { identifierKey, identifiersIn } from './car-identifiers.ts';

it('CAR-10: an identifier is one key however it is spaced, alone or among other words', () => {
  expect(['abc-12d', 'ABC 12D', 'abc12d'].map(identifierKey)).toEqual(Array(3).fill('ABC12D'));
  expect(identifiersIn('h20748')).toEqual(['H20748']);
  expect(identifiersIn('abc 12d')).toEqual(['ABC12D', '12D']);
  expect(identifiersIn('2026 drover H20748')).toEqual(['2026DROVERH20748', '2026', 'H20748']);
  expect(identifiersIn('red ute')).toEqual([]);
});
