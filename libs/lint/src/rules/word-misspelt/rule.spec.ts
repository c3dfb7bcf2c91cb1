import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const run = (text: string, type = 'paragraph') => {
  const blocks = [{ type, data: { text, level: 2 } }];
  return lintSample(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule: 'word-misspelt' },
  ).map(({ finding: { within, suggestion } }) => [
    text.slice(within!.start, within!.end),
    suggestion,
  ]);
};

it.each([
  ['You will recieve a call.', 'recieve', 'receive'],
  ['Definately worth it.', 'Definately', 'Definitely'],
  ['All <b>warrenties</b> apply.', 'warrenties', 'warranties'],
  ['We have alot of cars.', 'alot', 'a lot'],
  ['Bring it to the the yard.', 'the the', 'the'],
  ['The the yard', 'The the', 'The'],
  ['Parts and and service', 'and and', 'and'],
  ['Book a a service', 'a a', 'a'],
])('CLI-7: %s is reported', (text, written, meant) => {
  expect(run(text)).toEqual([[written, meant]]);
  expect(run(text.replace(/<[^>]*>/g, ''), 'header')).toEqual([[written, meant]]);
});

it.each([
  'We had had it, and know that that is so.',
  'Ask Mr Thier of Adress Lane, or see teh-cars.example and adress/teh.',
  'Sandwich, until, addressed and redress.',
  'Grade A a year ago, and from A to A.',
  'The other the same. To, or to.',
])('CLI-7: %s is accepted', (text) => {
  expect(run(text)).toEqual([]);
});

it('CLI-7: a text of nothing else is reported twenty times', () => {
  expect(run('<b>the the</b> '.repeat(4000))).toHaveLength(20);
});
