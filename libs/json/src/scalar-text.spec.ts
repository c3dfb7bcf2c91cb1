import { expect, it } from 'vitest';
import { scalarText } from './scalar-text.ts';

it.each([
  ['text', 'text'],
  ['', ''],
  [0, '0'],
  [1.5, '1.5'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  [{ toString: 'no function' }, ''],
])('CLI-1: %j as text is %j', (value, text) => {
  expect(scalarText(value)).toBe(text);
});
