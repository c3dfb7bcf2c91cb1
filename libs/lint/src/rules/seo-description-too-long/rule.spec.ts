import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const found = (seo: object | undefined) =>
  lintSample(
    { files: { 'pages/home.json': page({ seo }) } },
    { rule: 'seo-description-too-long' },
  ).map(({ finding }) => finding.pointer);

it('CLI-2: reports a description of more than 320 characters', () => {
  expect(found({ description: 'a'.repeat(321) })).toEqual(['/seo/description']);
});

it('CLI-2: accepts 320 characters, and any number on a page that search engines leave out', () => {
  expect(found({ description: '🚗'.repeat(320) })).toEqual([]);
  expect(found({ description: 'a'.repeat(400), noindex: true })).toEqual([]);
  expect(found(undefined)).toEqual([]);
});
