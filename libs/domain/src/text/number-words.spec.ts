import { expect, it } from 'vitest';
import { digitsOf, numberWords } from './number-words.ts';

it('CAR-10: a number in words has the digits of its value', () => {
  expect(numberWords.map(digitsOf)).toEqual(numberWords.map((_, value) => String(value)));
  expect(['Five', '7,5', '12'].map(digitsOf)).toEqual(['5', '7.5', '12']);
});
