import { describe, expect, it } from 'vitest';
import { reportLines, settings } from '../../testing/lint-sample.ts';
import { creditLines } from '../../testing/sample-credit.ts';

const rule = 'drive-away-price-missing';
const lines = (...blocks: readonly (object | string)[]) => creditLines(rule, blocks);
const banner = (heading: string, text: string) => ({
  type: 'imageBanner',
  data: { heading, text },
});
const offer = (data: object) =>
  reportLines({ files: { 'data/offers.json': [{ id: 'a', ...data }] } }, { rule });

it.each([
  ...['From $39,990 plus on-road costs', '<b>$39,990</b> + ORCs', '$39990 excl. on roads'],
  ...['$39,990 before on-roads', 'MRLP $39,990', '$39,990 plus government and on-road costs'],
  ...['$39,990 plus government charges and dealer delivery', '$39,990 + GST'],
  ...['$28,990 EGC', '$28,990 excl. govt charges', '$28,990 exc. government charges'],
  ...['$24,990 ex. on-roads', '$24,990 (ORC extra)', '$24,990 + rego', '$24,990 plus registration'],
  ...['$24,990 not including registration', '$24,990, on-road costs are not included'],
  ...['$39,990 ride away today, excludes stamp duty', '$39,990 plus on-roads. ABN 12 345 678 901'],
])('CLI-7: %j needs the drive-away price', (text) => {
  expect(lines(text)).toEqual([expect.stringContaining('without the drive-away price')]);
  expect(lines(`$44,990 drive away. ${text}`)).toEqual([]);
  expect(creditLines(rule, [text], { region: 'NZ' })).toEqual([]);
});

it.each([
  ...['$39,990 drive away', 'From $39,990', '$500 plus on-road costs', 'Save $2,000', ''],
  ...['$28,990, excellent condition', '$28,990 in Govett Street', 'Excludes weekends'],
  ...['$24,990 with a roadworthy + rego', '$24,990, includes stamp duty plus registration'],
  ...[
    '$24,990. Registration number ABC123',
    '$24,990, 12 months rego',
    '$24,990 plus 12 months rego',
  ],
  ...['From $39,990 plus on-roads, with an ABN', 'On-road costs are in every price'],
])('CLI-7: %j is not reported', (text) => {
  expect(lines(text)).toEqual([]);
});

describe('CLI-7: the drive-away price is the most prominent one', () => {
  it('CLI-7: in a banner', () => {
    expect(lines(banner('$39,990', '$44,990 drive away'))).toEqual([
      expect.stringMatching(/«\$39,990» .*more prominent than the drive-away price of \$44,990/),
    ]);
    expect(lines(banner('$44,990 drive away', '$39,990 plus ORCs'))).toEqual([]);
    expect(lines(banner('$39,990', 'Drive away, no more to pay'))).toEqual([]);
    expect(lines(banner('$1,000 bonus', '$44,990 drive away'))).toEqual([]);
    expect(lines('$39,990', '$44,990 drive away')).toEqual([]);
  });

  it('CLI-7: in an offer, whose figure is the largest text', () => {
    const condition = '$44,990 drive away';
    expect(offer({ heading: 'Tern', figure: '$39,990', condition })).toEqual([
      expect.stringContaining('«$39,990» warning'),
    ]);
    expect(offer({ heading: 'Tern $39,990', figure: '$44,990 drive away' })).toEqual([]);
    expect(offer({ figure: '$39,990', condition: 'Plus on-roads' })).toHaveLength(1);
    expect(offer({ figure: '$39,990', condition: 'Plus on-roads, with an ABN' })).toEqual([]);
    const both = { figure: '$39,990', condition: '$44,990 drive away' };
    expect(offer({ ...both, description: 'ABN holders pay less.' })).toEqual([
      expect.stringContaining('$39,990 is more prominent than the drive-away price of $44,990'),
    ]);
    expect(offer({ ...both, figure: '$39,990 with an ABN' })).toEqual([]);
    const elsewhere = { condition: 'Plus on-roads', disclaimer: 'Also for ABN holders.' };
    expect(offer({ figure: '$39,990', ...elsewhere })).toHaveLength(1);
  });
});

it('CLI-7: a file of offers that the settings name is read as well', () => {
  const files = {
    'site.json': settings({ settings: { offersFile: 'deals' } }),
    'data/deals.json': [{ id: 'a', figure: '$39,990', condition: 'Plus ORCs' }],
  };
  expect(reportLines({ files }, { rule })).toHaveLength(1);
});
