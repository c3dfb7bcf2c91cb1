import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const found = (changes: object) =>
  lintSample({ files: { 'pages/home.json': page(changes) } }, { rule: 'seo-text-too-short' }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message.split(';')[0]}`,
  );
const description = 'New and used cars in Fairfield.';

it.each([
  [{ title: 'H', seo: { description } }, '/title: "H" is no title'],
  [
    { seo: { title: 'Cars', description } },
    '/seo/title: "Cars" is all that search results show as the title',
  ],
  [{ seo: { description: 'Cars' } }, '/seo/description: "Cars" says too little'],
  [
    { title: 'Cars and utes in stock', seo: { description: 'cars and utes in stock' } },
    '/seo/description: "cars and utes in stock" repeats the title',
  ],
])('CLI-2: reports %j', (changes, expected) => {
  expect(found(changes)).toEqual([expected]);
});

it.each([
  { title: 'EV', seo: { description } },
  { title: 'Home', seo: { title: 'Car care', description: 'The Lumen range.' } },
  { title: ' ', seo: { description: ' ' } },
  { title: 'H', seo: { description: 'H', noindex: true } },
  { title: 'H', pageType: 'Success', seo: undefined },
])('CLI-2: accepts, or leaves to other rules, %j', (changes) => {
  expect(found(changes)).toEqual([]);
});
