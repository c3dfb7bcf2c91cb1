import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['A walk around', 'A walk around'],
  [' a <b>bold</b> line<br>and &amp; more ', 'a bold line and & more'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['<div>'.repeat(5000) + 'deep', ''],
])('BLK-2: the words of mark-up become an attribute', (html, words) => {
  expect(plainText(html)).toBe(words);
});
