import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const found = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return reportLines(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule: 'placeholder-text' },
  );
};

it.each([
  ['Fitting takes one day. We lend you a', 'a'],
  ['Every car is checked. You get the list and the', 'the'],
  ['<p>Fees apply.</p><p>See the terms, and</p>\n', 'and'],
  ['<b>Fees apply.</b> Lending criteria apply to your', 'your'],
])('CLI-7: "%s" is cut off', (text, word) => {
  expect(found(text)).toEqual([
    expect.stringMatching(`«${word}» .*the text ends with "${word}", in the middle of a sentence`),
  ]);
});

it.each([
  'Fees apply. See the terms.',
  'Fees apply. See the terms for what you pay for',
  'The new Tern and',
  'Fees apply. Our grade is A',
  'Fees apply. Sold with an extra',
  'Fees apply (no ifs or ands). Ask us about THE',
  'Fees apply. See a, b and c',
  'Fees apply. “Yours”, ours and theirs, and then some more. See you at the yard',
  'Fees apply. Open until nine <a href="/the">at the yard</a>',
  'Fees apply. One is Extra-the',
])('CLI-7: "%s" is not cut off', (text) => {
  expect(found(text)).toEqual([]);
});
