import { expect, it } from 'vitest';
import type { LintConfig } from '@forecourt/block-schemas';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'foreign-term';
const lines = (
  text: string,
  region = 'AU',
  level?: NonNullable<LintConfig['rules']>['foreign-term'],
) => {
  const timeZone = region === 'AU' ? 'Australia/Sydney' : 'Pacific/Auckland';
  const files = {
    'site.json': settings({ region, timeZone }),
    'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }),
  };
  return reportLines({ files }, { rule, config: level && { rules: { [rule]: level } } });
};

it.each([
  ['AU', 'A new WOF with every car', 'WOF', 'New Zealand'],
  ['AU', 'Comes with a warrant of fitness', 'warrant of fitness', 'New Zealand'],
  ['AU', 'RUC paid to 60,000 km', 'RUC paid', 'New Zealand'],
  ['AU', 'Your rights under the <b>Consumer Guarantees Act</b>', 'Consumer Guarantees Act', 'New'],
  ['AU', 'Prices include 15% GST', '15% GST', 'New Zealand'],
  ['AU', 'From NZ$24,990', 'NZ$24,990', 'New Zealand'],
  ['AU', 'It does 45 mpg', 'mpg', 'other countries'],
  ['NZ', 'Only 12,000 miles on the clock', '12,000 miles on the clock', 'other countries'],
  ['NZ', 'Prices include VAT', 'VAT', 'other countries'],
  ['AU', 'Plus sales tax', 'sales tax', 'other countries'],
  ['AU', 'Registered with the DMV', 'DMV', 'the United States'],
  ['AU', 'Bring your IRD number', 'IRD number', 'New Zealand'],
  ['AU', 'Write your NZBN on it', 'NZBN', 'New Zealand'],
  ['AU', 'Call 0800 555 014', '0800 555 014', 'New Zealand'],
  ['NZ', 'An Australian credit licence is held', 'Australian credit licence', 'Australia'],
  ['NZ', 'Two BAS statements, please', 'BAS statements', 'Australia'],
  ['NZ', 'Send it to Service NSW', 'Service NSW', 'Australia'],
  ['NZ', 'A pink slip with every service', 'pink slip', 'Australia'],
  ['NZ', 'Rego and CTP included', 'CTP', 'Australia'],
  ['NZ', 'ABN holders save more', 'ABN', 'Australia'],
  ['NZ', 'Your rights under the Australian Consumer Law', 'Australian Consumer Law', 'Australia'],
  ['NZ', 'Prices include GST of 10%', 'GST of 10%', 'Australia'],
  ['NZ', 'Stamp duty and rego included', 'Stamp duty', 'Australia'],
  ['NZ', 'From $24,990 AUD', '$24,990 AUD', 'Australia'],
  ['AU', 'From £24,990', '£24,990', 'another country'],
  ['NZ', 'Accessories from €90', '€90', 'another country'],
  ['AU', 'Send us your zip code', 'zip code', 'the United States'],
  ['NZ', 'Twelve months MOT', 'months MOT', 'Britain'],
])('CLI-7: in %s, «%s» is reported', (region, text, written, origin) => {
  expect(lines(text, region)).toEqual([
    expect.stringContaining(`«${written}» warning ${rule}: "${written}" is a term of ${origin}`),
  ]);
});

it.each([
  ['NZ', 'A new WOF, RUC paid to 60,000 km, 15% GST, and the Consumer Guarantees Act holds.'],
  ['AU', 'CTP, a pink slip, stamp duty, 10% GST and an ABN; the Australian Consumer Law holds.'],
  ['NZ', 'Your IRD number and NZBN, or call 0800 555 014.'],
  ['AU', 'Australian credit licence 000000; BAS statements; ask Service NSW.'],
  ['AU', 'Imported by Example Limited, NZBN 9429041234560'],
  ['AU', 'In Auckland call 0800 555 014.'],
  ['AU', 'Open 0800 to 1700, stock 0800-12, bird numbers'],
  ['AU', 'A$24,990 in Sydney, $500 AUD'],
  ['AU', 'An EV road user charge (RUC) is planned.'],
  ['AU', 'Moved here from New Zealand? A WOF does not count.'],
  ['NZ', 'Cars from Australia have no pink slip here.'],
  ['NZ', 'There is no CTP to pay.'],
  ['NZ', 'Insured by Example Insurance, ABN 12 345 678 901'],
  ['NZ', 'In 1958 it cost £640.'],
  ['AU', 'Imported from Britain with a full MOT history'],
  ['NZ', 'Ask the Ministry of Transport (MOT)'],
  ['AU', 'The woof of the dog at the truck; the abnormal mottled Wofford'],
  ['NZ', 'A roadworthy car for a green driver, slip into your postcode'],
])('CLI-7: in %s, «%s» is accepted', (region, text) => {
  expect(lines(text, region)).toEqual([]);
});

it('CLI-7: a site whose time zone is of the other country has no findings', () => {
  const files = {
    'site.json': settings({ region: 'AU', timeZone: 'Pacific/Auckland' }),
    'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text: 'A new WOF' } }] }),
  };
  expect(reportLines({ files }, { rule })).toEqual([]);
});

it('CLI-7: allowed terms are accepted, however they are written', () => {
  const text = 'Stamp duty and CTP included';
  expect(lines(text, 'NZ')).toHaveLength(2);
  expect(lines(text, 'NZ', { level: 'warning', allow: ['stamp duty'] })).toEqual([
    expect.stringContaining('"CTP"'),
  ]);
});

it('OPS-3: a text of any length is read in linear time', () => {
  for (const part of ['$1 ', '15% ', 'wof no ', 'fair trading act ', '£1 new '])
    expect(lines(`${part.repeat(20_000)} zip`).length).toBeLessThan(2);
});
