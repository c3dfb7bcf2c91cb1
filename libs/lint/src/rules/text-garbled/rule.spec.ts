import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'text-garbled';
const found = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return lintSample({ files: { 'pages/home.json': page({ blocks }) } }, { rule }).map(
    ({ finding: { within } }) => text.slice(within!.start, within!.end),
  );
};

it.each([
  ['We\u00e2\u20ac\u2122re open', '\u00e2\u20ac\u2122'],
  ['Caf\u00c3\u00a9', '\u00c3\u00a9'],
  ['20\u00c2\u00a0km', '\u00c2\u00a0'],
  ['\u00c5\u008dhaup\u00c5\u008d', '\u00c5\u008d'],
  ['We\ufffdre open', '\ufffd'],
  ['We\u200bre open', '\u200b'],
  ['\ufeffWe are open', '\ufeff'],
  ['We are \u202eopen', '\u202e'],
  ['\ue001 Call us', '\ue001'],
])('CLI-2: %j is garbled', (text, marked) => {
  expect(found(text)).toEqual([marked]);
});

it.each([
  'Ōhaupō, Kāwhia and Putāruru',
  'Škoda, Citroën, Château, SÃO PAULO, Ängelholm, Ålesund',
  '“Café” – 20\u00a0km… 👨‍👩‍👧 ½ price™ €5 £4',
])('CLI-2: %s is not', (text) => {
  expect(found(text)).toEqual([]);
});

it('CLI-2: names of the site, cars and people are read', () => {
  const files = {
    'site.json': settings({ name: 'Caf\u00c3\u00a9 Cars' }),
    'data/cars.json': [null, { name: 'Citro\u00c3\u00abn' }],
    'data/team.json': [{ name: 'Ren\ufffd', position: 'Sales' }],
  };
  expect(lintSample({ files }, { rule }).map(({ finding }) => finding.pointer)).toEqual([
    '/1/name',
    '/0/name',
    '/name',
  ]);
});
