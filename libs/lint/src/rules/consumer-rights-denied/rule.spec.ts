import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'consumer-rights-denied';
const lines = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};

it.each([
  ['No refunds under any circumstances.', 'No refunds under any circumstances'],
  ['No refunds, or <b>whatsoever</b>', undefined],
  ['Sorry: no refunds whatsoever', 'no refunds whatsoever'],
  [
    'No refund is given. No refunds or returns for any reason.',
    'No refunds or returns for any reason',
  ],
  [
    'We contract out of the Consumer Guarantees Act.',
    'contract out of the Consumer Guarantees Act',
  ],
  ['The Consumer Guarantees Act does not apply.', 'The Consumer Guarantees Act does not apply'],
  ['All sales are final, no refunds.', 'All sales are final, no refunds'],
])('CLI-7: «%s» takes rights away', (text, words) => {
  expect(lines(text)).toEqual(
    words === undefined ? [] : [expect.stringContaining(`«${words}» warning ${rule}: "${words}"`)],
  );
});

it.each([
  'We can’t contract out of the Consumer Guarantees Act, and would not.',
  'If you buy for a business, the Consumer Guarantees Act does not apply.',
  'The Consumer Guarantees Act does not apply to cars bought in trade.',
  'Nothing here contracts out of the Australian Consumer Law.',
  'No refunds on change of mind, unless we agree.',
  'No refund of the deposit after the car is ordered.',
  'This one is sold as is, with no dealer warranty.',
  'No dealer may say “no refunds”.',
  'The fee does not apply to pensioners.',
  'Opt out of marketing whenever you like.',
  'The law applies, whatever we say: no refund ever takes more than a week',
])('CLI-7: «%s» does not', (text) => {
  expect(lines(text)).toEqual([]);
});

it('OPS-3: a text of any length is read in linear time', () => {
  for (const part of ['no refunds ', 'contract out of ', 'sold as is ', 'does not apply '])
    expect(lines(part.repeat(20_000)).length).toBeLessThan(2);
});
