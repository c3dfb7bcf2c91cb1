import { expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';
import { dayAfter, everyCutoff, secondBefore, startOfDay } from '../../testing/around-cutoffs.ts';

const rule = 'offer-ended';
const run = (
  now: string,
  timeZone: string,
  endsOn: unknown,
  file = 'data/offers.json',
  changes = {},
) =>
  reportLines(
    {
      files: {
        'site.json': settings({ timeZone, ...changes }),
        [file]: [null, { id: 'a', ends_on: endsOn }],
      },
    },
    { rule, now },
  );

it.each(everyCutoff)(
  'CUT-4: an offer that ends on the day of %s stands through that day in %s',
  (_id, zone, { date }) => {
    const count = (now: string) => run(now, zone, date).length;
    const next = startOfDay(dayAfter(date, 1), zone);
    const moments = [
      startOfDay(dayAfter(date, -1), zone),
      startOfDay(date, zone),
      secondBefore(next),
      next,
    ];
    expect(moments.map(count)).toEqual([0, 0, 0, 1]);
  },
);

it('CLI-2: looks at the files that offers come from, at the day', () => {
  const now = '2026-11-21T00:00:00Z';
  const zone = 'Australia/Perth';
  expect(run(now, zone, '2026-11-20')).toEqual([
    'data/offers.json:5:16 «"2026-11-20"» warning offer-ended: the offer "a" ended on 2026-11-20 and is no longer shown; remove it, or set a later ends_on',
  ]);
  expect(run(now, zone, '2026-11-20', 'data/promotions.json')).toHaveLength(1);
  expect(run(now, zone, '2026-11-20', 'data/winter.json')).toEqual([]);
  expect(
    run(now, zone, '2026-11-20', 'data/winter.json', { settings: { offersFile: 'winter' } }),
  ).toHaveLength(1);
});

it.each([undefined, 5, '2026-02-30', 'soon'])('CLI-2: %s is no last day', (endsOn) => {
  expect(run('2030-01-01T00:00:00Z', 'Australia/Perth', endsOn)).toEqual([]);
});

it('CLI-2: an offer without cars left has ended', () => {
  const found = (stock: unknown) =>
    reportLines({ files: { 'data/offers.json': [{ id: 'a', stock_left: stock }] } }, { rule });
  expect(found(0)).toHaveLength(1);
  expect([1, undefined, null, '0'].flatMap(found)).toEqual([]);
});

it('CLI-2: a text that advertises an offer which has ended is reported at its day', () => {
  const found = (text: string) => {
    const blocks = [{ type: 'paragraph', data: { text } }];
    const now = '2026-11-21T01:00:00Z';
    return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule, now });
  };
  for (const day of ['ends 30 June 2024', 'ends on Friday 20 November 2026', 'ends 30/06/2024'])
    expect(found(`The <b>winter sale</b> ${day}.`)).toEqual([
      expect.stringContaining(`«${day}» warning`),
    ]);
  expect(found('$2,000 off every Drover 4x4 until 24 December 2024.')).toEqual([
    expect.stringContaining('«$2,000 off every Drover 4x4 until 24 December 2024» warning'),
  ]);
  for (const text of [
    '$2,000 off every Drover until 24 December 2026.',
    'The offer on our old yard ended 3 May 2019.',
    'Until 24 December 2024 our sales yard was in Swan Street.',
    'The winter sale ends 21 November 2026.',
    'The winter sale ends 30 June.',
    'Our lease of the yard ends 30 June 2024.',
    'Registration expires 12 May 2025.',
    'The sale of 2024 was our largest.',
  ])
    expect(found(text)).toEqual([]);
});

it('CLI-2: an offer without ends_on has ended when its text says so', () => {
  const found = (offer: object, file = 'offers') =>
    reportLines(
      { files: { [`data/${file}.json`]: [offer] } },
      { rule, now: '2026-11-21T01:00:00Z' },
    );
  for (const file of ['offers', 'promotions'])
    expect(found({ condition: 'Until 24 December 2024' }, file)).toEqual([
      expect.stringContaining(
        '"Until 24 December 2024" is in the past, but the offer has no ends_on and is still shown',
      ),
    ]);
  expect(found({ description: '$2,000 off every Drover until 24 December 2024.' })).toHaveLength(1);
  for (const offer of [
    { condition: 'Until 24 December 2026' },
    { condition: 'Until 24 December' },
    { condition: 'Until 24 December 2024', ends_on: '2026-12-24' },
    { condition: 'Serviced until 24 December 2024' },
  ])
    expect(found(offer)).toEqual([]);
});
