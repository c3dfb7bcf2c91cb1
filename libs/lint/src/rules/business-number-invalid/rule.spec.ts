import { expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'business-number-invalid';
const lines = (footnote: string) =>
  reportLines({ files: { 'site.json': settings({ footnote }) } }, { rule });

it.each([
  ['ABN 51 824 753 557.', '«51 824 753 557» .*the ABN 51 824 753 557 fails its check digits'],
  ['ABN: 51 824 753 55', 'has 10 digits, not 11'],
  ['A.C.N. ACN 123 456 789', 'the ACN 123 456 789 fails'],
  ['NZBN 9429041561234', 'the NZBN 9429041561234 fails'],
  ['NZBN 942904156123', 'has 12 digits, not 13'],
  ['GST number: 49-091-851', 'the GST number 49-091-851 fails its check digits'],
  ['GST No. 136 410 133', 'the GST number 136 410 133 fails'],
  ['GST reg. no 35901982', 'the GST number 35901982 fails'],
  ['GST 49-098-567', 'the GST number 49-098-567 fails'],
  ['GST registration number 4909185', 'has 7 digits, not 8 or 9'],
  ['IRD number 49091851', 'the IRD number 49091851 fails'],
  ['LMCT. Open daily', '«LMCT» .*has no number'],
  ['LMCT No. , Fairfield', '«LMCT No\\.» '],
  ['Motor dealer licence: , Fairfield', '«dealer licence:» '],
  ['Motor car trader’s licence number', '«trader’s licence number» '],
])('CLI-2: «%s» is reported', (footnote, expected) => {
  expect(lines(footnote)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  'ABN 51 824 753 556, ACN 004 085 616',
  'ABN 51824753556.',
  'NZBN 9429041561232',
  'GST number: 49-091-850. GST No. 136-410-132, GST reg. no 35901981, IRD number 49-098-576',
  'GST number 51 824 753 556',
  '$34,990 plus GST 03 5550 0142. Prices exclude GST: 09 555 0142',
  'All prices include GST. GST 15%, GST no longer applies, GST-free until 31 12 2026',
  'An ABN takes the price down further; ABN holders call 02 5550 0142',
  'LMCT 10234. Motor dealer licence 00000. Motor dealer licence: MD 12345',
  'We hold a motor dealer licence.',
  'Write to sales@ironbark-lmct.example or see www.lmct.example, x@kauri.lmct.example',
  'Australian credit licence 000000',
])('CLI-2: «%s» is accepted', (footnote) => {
  expect(lines(footnote)).toEqual([]);
});

it('CLI-2: mark-up of pages is read, too', () => {
  const blocks = [{ type: 'paragraph', data: { text: '<b>ABN</b> 51 824 753 <i>557</i>' } }];
  expect(reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule })).toHaveLength(1);
});
