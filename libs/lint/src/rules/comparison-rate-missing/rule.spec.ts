import { describe, expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';
import { creditLines } from '../../testing/sample-credit.ts';

const rule = 'comparison-rate-missing';
const warning = 'WARNING: This comparison rate is true only for the examples given.';
const run = (files: Readonly<Record<string, object>>) => reportLines({ files }, { rule });
const offer = (data: object, region = 'AU') =>
  run({ 'site.json': settings({ region }), 'data/offers.json': [{ id: 'a', ...data }] });
const calculator = (data: object) =>
  run({ 'pages/home.json': page({ blocks: [{ type: 'financeCalculator', data }] }) });
const lines = (blocks: readonly (object | string)[], ...rest: unknown[]) =>
  creditLines(rule, blocks, ...(rest as []));

it('CLI-2: a calculator needs the comparison rate and the warning', () => {
  expect(calculator({})[0]).toMatch(/:11:15 «"financeCalculator"» .*without a comparison rate/);
  expect(calculator({ disclaimer: 'Comparison rate 8.12% p.a.' })[0]).toMatch(
    /:13:23 «"Comparison rate 8.12% p.a."» .*without the warning/,
  );
  const disclaimer = `Comparison rate 8.12% p.a. ${warning}`;
  expect(calculator({ disclaimer, interest: { comparisonRate: 8.12 } })).toEqual([]);
});

it('CLI-2: a comparison rate is as prominent as the rate or the repayment that it belongs to', () => {
  const disclaimer = `Comparison rate 8.12% p.a. ${warning}`;
  const small = expect.stringContaining('in the small print alone');
  expect(calculator({ disclaimer })).toEqual([small]);
  const at = (interest: number) => {
    const cars = { comparisonRate: 8.12, comparisonRateWarning: warning, interest };
    return run({
      'site.json': settings({ settings: { cars } }),
      'pages/home.json': page({ blocks: [{ type: 'financeCalculator', data: { disclaimer } }] }),
    });
  };
  expect(at(7.49), 'the rate that the site quotes').toEqual([]);
  expect(at(6.99)).toEqual([small]);
  const rate = { figure: '2.9% p.a.', disclaimer: warning };
  expect(offer({ ...rate, condition: 'Comparison rate 3.47% p.a.' })).toEqual([
    expect.stringMatching(/«"2.9% p.a."» .*more prominent than its comparison rate/),
  ]);
  const loan = { annualRate: 2.9, comparisonRate: 3.47, years: 3 };
  expect(offer({ ...rate, loan })).toEqual([]);
  expect(offer({ figure: rate.figure, loan })).toEqual([
    expect.stringContaining('but without the warning'),
  ]);
});

it('CLI-7: the disclaimer of a calculator is about the rate that it starts at', () => {
  const disclaimer = `At 6.49% p.a. the comparison rate is 7.12% p.a. ${warning}`;
  const at = (interest: object) => calculator({ disclaimer, interest });
  expect(at({ default: 7.49, comparisonRate: 7.12 })).toEqual([
    expect.stringMatching(/:13:23 .*starts at 7.49%, but its disclaimer is about 6.49%/),
  ]);
  expect(at({ default: 6.49, comparisonRate: 7.12 })).toEqual([]);
  const several = disclaimer.replace('6.49%', '7.49% p.a. or 6.49%');
  expect(
    calculator({ disclaimer: several, interest: { default: 7.49, comparisonRate: 7.12 } }),
  ).toEqual([]);
});

it('CLI-7: a comparison rate in a closed panel counts within that panel alone', () => {
  const answer = (...texts: readonly string[]) => ({
    type: 'faq',
    data: {
      questions: texts.map((text) => ({
        blocks: [
          { type: 'header', data: { text: 'Terms?', level: 3 } },
          { type: 'paragraph', data: { text } },
          { type: 'paragraph', data: { text: 'Ask us.' } },
        ],
      })),
    },
  });
  const note = `2.9% p.a., comparison rate 3.47% p.a. ${warning}`;
  const claim = 'Finance from 2.9% p.a.';
  expect(lines([claim, answer(note)])).toEqual([expect.stringContaining('without a comparison')]);
  expect(lines([answer(claim, note)])).toHaveLength(1);
  expect(lines([answer(claim), note])).toEqual([]);
  expect(lines([answer(`${claim} ${note}`)])).toEqual([]);
});

it.each(['2.9% p.a.', '2.9 % per annum', '2,9%  p.a', '1% finance'])(
  'CLI-2: an offer of %s needs them too, in Australia',
  (figure) => {
    expect(offer({ figure })).toEqual([expect.stringContaining(`«${figure}» warning`)]);
    const loan = { annualRate: 2.9, comparisonRate: 3, years: 3 };
    expect(offer({ figure, loan, disclaimer: warning })).toEqual([]);
    expect(offer({ figure }, 'NZ')).toEqual([]);
  },
);

it.each(['20% off', '$39,990', '100% electric'])('CLI-2: %s is no rate', (figure) => {
  expect(offer({ figure })).toEqual([]);
});

it('CLI-2: the rate of weekly repayments is shown beside its comparison rate and the warning', () => {
  const cars = (changes: object) => run({ 'site.json': settings({ settings: { cars: changes } }) });
  expect(cars({ interest: 7.49 })).toEqual([expect.stringContaining('«7.49» warning')]);
  expect(cars({})).toEqual([]);
  const rates = { interest: 7.49, comparisonRate: 8.12 };
  expect(cars(rates)).toEqual([expect.stringMatching(/«8.12» .*without its warning/)]);
  expect(cars({ ...rates, comparisonRateWarning: 'Terms apply.' })).toEqual([
    expect.stringMatching(/«"Terms apply."» .*without its warning/),
  ]);
  expect(cars({ ...rates, comparisonRateWarning: warning })).toEqual([]);
});

it('CLI-2: the words of the warning count in their order; a long text is read in linear time', () => {
  const all = `Comparison rate 8% p.a. ${warning}`;
  expect(calculator({ disclaimer: all.replace('WARNING: ', '') })[0]).toContain('the warning');
  expect(calculator({ disclaimer: 'Warning comparison rate '.repeat(20_000) })).toHaveLength(1);
});

describe('CLI-7: wherever editors write', () => {
  it.each([
    ['a header', { type: 'header', data: { text: '2.9% p.a.', level: 2 } }],
    ['a banner', { type: 'imageBanner', data: { heading: '<b>2.9%</b> p.a.' } }],
    ['a table', { type: 'table', data: { content: [['Tern', '2.9% p.a.']] } }],
    ['a list', { type: 'list', data: { style: 'unordered', items: ['2.9% p.a.'] } }],
    ['a card', { type: 'cardsTool', data: { cards: [{ heading: '2.9% p.a.' }] } }],
    ['a button', { type: 'buttons', data: { buttons: [{ text: '2.9% p.a.', href: '/' }] } }],
    ['a label', { type: 'tag', data: { text: '2.9% p.a.' } }],
    [
      'a column',
      {
        type: 'columns',
        data: { cols: [{ blocks: [{ type: 'paragraph', data: { text: '2.9% p.a.' } }] }] },
      },
    ],
  ])('CLI-7: %s is read', (_, block) => {
    expect(lines([block])).toEqual([expect.stringContaining('"2.9% p.a." is advertised without')]);
  });

  const form = (field: object) => ({
    type: 'form',
    data: {
      type: 'single',
      category: 'Finance',
      fields: [{ name: 'a', type: 'select', ...field }],
    },
  });

  it('CLI-7: options and examples of forms are read, but not answers about the visitor’s money', () => {
    expect(lines([form({ options: ['Cash', '$89 a week'] })])).toEqual([
      expect.stringMatching(/«\$89 a week» .*"\$89 a week" is advertised/),
    ]);
    expect(lines([form({ type: 'text', placeholder: '3.9% p.a. finance' })])).toHaveLength(1);
    const label = 'What can you <b>afford</b>?';
    expect(lines([form({ label, options: ['$89 a week', '$99 a week'] })])).toEqual([]);
    expect(lines([form({ name: 'Weekly budget', placeholder: '$89 a week' })])).toEqual([]);
  });

  it('CLI-7: a counter is read with its number', () => {
    const data = { prefix: '$', figure: 99, suffix: ' a week' };
    const label = 'gets you a Tern on finance';
    expect(lines([{ type: 'twgSalesCounter', data: { ...data, label } }])).toEqual([
      expect.stringMatching(/«99» .*"\$99 a week" is advertised/),
    ]);
    const rate = { figure: 4, suffix: '% p.a.', label: 'on every Tern' };
    expect(lines([{ type: 'twgSalesCounter', data: rate }])).toHaveLength(1);
    const wash = { ...data, label: 'for a car wash' };
    expect(lines([{ type: 'twgSalesCounter', data: wash }])).toEqual([]);
    const sold = { figure: 99, label: 'cars sold a week' };
    expect(lines([{ type: 'twgSalesCounter', data: sold }])).toEqual([]);
  });

  it('CLI-7: texts for search engines are read without the page', () => {
    const seo = { description: 'Finance from 2.9% p.a.' };
    const note = `Comparison rate 3.47% p.a. ${warning}`;
    expect(lines([note], { page: { seo } })).toEqual([expect.stringContaining('2.9% p.a.')]);
    expect(lines([note], { page: { title: '$89 a week' } })).toHaveLength(1);
  });

  it('CLI-7: the site’s own texts are read', () => {
    expect(lines([], { site: { tagline: 'No deposit' } })).toEqual([
      expect.stringMatching(/^site\.json:.*«No deposit»/),
    ]);
  });
});

it('CLI-9: a claim is marked in its mark-up, and quoted as visitors read it', () => {
  const text = 'No deposit to book. <i>No deposit</i> to pay, at 3.9<b>%</b>&nbsp;<i>p.a.</i> only';
  expect(lines([text])).toEqual([
    expect.stringMatching(/«3\.9<b>%<\/b>&nbsp;<i>p\.a\.» .*"3\.9% p\.a\." is advertised/),
  ]);
  expect(lines([text.replace('3.9', '')])).toEqual([
    expect.stringMatching(/:13:41 «No deposit» .*"No deposit" is advertised/),
  ]);
});

describe('CLI-7: a comparison rate', () => {
  const claim = 'Finance from 2.9% p.a.';
  const comparison = 'Comparison rate 3.47% p.a.';

  it('CLI-7: counts in the same block or in another of the page', () => {
    expect(lines([`${claim} ${comparison}`, warning])).toEqual([]);
    expect(lines([claim, comparison, warning])).toEqual([]);
    expect(lines([claim, comparison])).toEqual([expect.stringContaining('without the warning')]);
    expect(lines([claim, warning])).toEqual([expect.stringContaining('without a comparison rate')]);
  });

  it('CLI-7: counts for the rate that it is stated with', () => {
    const other = (rate: string) => `At ${rate}% p.a. the comparison rate is 5.5% p.a. ${warning}`;
    expect(lines([claim, other('4.9')])).toHaveLength(1);
    expect(lines([claim, other('2.9')])).toEqual([]);
    expect(lines(['12 months interest free', other('4.9')])).toHaveLength(1);
    expect(lines(['$89 a week', other('4.9')])).toEqual([]);
  });

  it('CLI-7: counts in the footer and in a component that the page uses', () => {
    expect(lines([`${claim} ${comparison}`], { site: { footnote: warning } })).toEqual([]);
    const note = {
      name: 'note',
      props: [{ name: 'rate', type: 'string' }],
      blocks: [
        {
          type: 'paragraph',
          data: { text: `{{rate}} p.a. (comparison rate 3.47% p.a.) ${warning}` },
        },
      ],
    };
    const files = { 'components/note.json': note };
    const use = (rate: string) => [claim, { type: 'note', data: { rate } }];
    expect(lines(use('2.9%'), { files })).toEqual([]);
    expect(lines(use('3.1%'), { files })).toHaveLength(1);
    const named = { type: 'customComponent', data: { name: 'note', props: { rate: '2.9%' } } };
    expect(lines([claim, named], { files })).toEqual([]);
  });

  it('CLI-7: is missed where a component states a rate, once', () => {
    const blocks = [{ type: 'paragraph', data: { text: claim } }];
    const files = { 'components/note.json': { name: 'note', blocks } };
    expect(lines([], { files })).toEqual([expect.stringMatching(/^components\/note\.json/)]);
  });
});

it('CLI-7: a tenant chooses the claims that count', () => {
  const text = 'No deposit, from $89 a week';
  expect(lines([text])).toHaveLength(1);
  expect(lines([text], {}, { claims: ['rate', 'interest-free'] })).toEqual([]);
});

it('CLI-7: entries of lists within lists are read', () => {
  const item = { content: 'A', items: [{ content: 'B', items: [{ content: '2.9% p.a.' }] }] };
  expect(lines([{ type: 'list', data: { style: 'unordered', items: [item] } }])).toHaveLength(1);
});

describe('CLI-7: a table whose heading gives its cells a unit', () => {
  const table = (...content: readonly (readonly string[])[]) =>
    lines([{ type: 'table', data: { withHeadings: true, content } }]);

  it.each([
    ['A week', '$89', '$89'],
    ['Per fortnight', 'from <b>$178</b>', '$178'],
    ['Weekly', '$89.50*', '$89.50*'],
    ['Interest rate', '2.9%', '2.9%'],
  ])('CLI-7: %s: %s', (heading, cell, marked) => {
    expect(table(['Car', heading], ['Tern Hybrid', cell])).toEqual([
      expect.stringContaining(`«${marked}» warning`),
    ]);
  });

  it.each([
    [
      ['Service', 'A week'],
      ['Wash and vacuum', '$20'],
    ],
    [
      ['Service', 'Price'],
      ['Minor', '$290'],
    ],
    [
      ['Car', 'Discount'],
      ['Tern', '5%'],
    ],
    [
      ['A week', 'Car'],
      ['5', 'Tern'],
    ],
  ])('CLI-7: %j with %j is no claim', (...rows) => {
    expect(table(...rows)).toEqual([]);
  });
});

describe('CLI-7: a table in mark-up whose heading gives its cells a unit', () => {
  const html = (rows: readonly (readonly string[])[], after = '') => {
    const cells = (row: readonly string[], name: string) =>
      row.map((cell) => `<${name}>${cell}</${name}>`).join('');
    const [head = [], ...body] = rows;
    const text = body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
    return lines([
      {
        type: 'raw',
        data: { html: `<table><tr>${cells(head, 'th')}</tr>${text}</table>${after}` },
      },
    ]);
  };

  it.each([
    ['Rate', '5.9%', '5.9%'],
    ['Rate p.a.', '<b>5.9</b>%', '5.9</b>%'],
    ['A week', 'from $89', '$89'],
    ['Interest rate', '2.9%', '2.9%'],
  ])('CLI-7: %s: %s', (heading, cell, marked) => {
    expect(
      html([
        ['Car', heading],
        ['Tern', cell],
      ]),
    ).toEqual([expect.stringContaining(`«${marked}» warning`)]);
  });

  it('CLI-7: the heading of a row', () => {
    const rows = [
      ['', 'Tern'],
      ['Rate', '5.9%'],
    ];
    expect(html(rows)).toHaveLength(1);
    expect(lines([{ type: 'table', data: { content: rows } }])).toHaveLength(1);
  });

  it('CLI-7: a column of comparison rates belongs to that of rates', () => {
    const rows = [
      ['Car', 'Rate', 'Comparison rate'],
      ['Tern', '5.9%', '6.3%'],
      ['Wren', '6.9%', '7.2%'],
    ];
    const table = { type: 'table', data: { content: rows } };
    const unwarned = [expect.stringContaining('without the warning')];
    expect(html(rows)).toEqual(unwarned);
    expect(lines([table])).toEqual(unwarned);
    expect(html(rows, `<p>${warning}</p>`)).toEqual([]);
    expect(lines([table, warning])).toEqual([]);
  });

  it.each([
    [
      ['Car', 'Discount'],
      ['Tern', '5%'],
    ],
    [
      ['Fleet discount', 'Rate'],
      ['3 cars', '5%'],
    ],
    [
      ['Service', 'A week'],
      ['Wash and vacuum', '$20'],
    ],
  ])('CLI-7: %j with %j is no claim', (...rows) => {
    expect(html(rows)).toEqual([]);
  });

  it('OPS-3: a table with a heading of any length is read in linear time', () => {
    const row = (cells: number, cell: string) => `<tr>${`<td>${cell}</td>`.repeat(cells)}</tr>`;
    const label = `<tr><td>${'a '.repeat(200_000)}</td>`;
    const large = `<table>${row(2_000, 'Rate')}${label}${row(2_000, '5%').slice(4)}</table>`;
    const started = performance.now();
    lines([{ type: 'raw', data: { html: large } }]);
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});

it('CLI-9: a page with a component that is missing is left alone: it may state the comparison rate', () => {
  const use = { type: 'customComponent', data: { name: 'rateNote' } };
  expect(lines(['2.9% p.a.', use])).toEqual([]);
  expect(lines(['2.9% p.a.'])).toHaveLength(1);
});

it('CLI-7: a comparison rate is not below its rate, and belongs to one rate', () => {
  expect(lines([`7.49% p.a. Comparison rate 2.12% p.a. ${warning}`])).toEqual([
    expect.stringContaining('comparison rate of 2.12%, which is below the rate'),
  ]);
  const loan = { annualRate: 2.9, comparisonRate: 3.47, years: 3 };
  const terms = { loan, disclaimer: warning };
  expect(offer({ heading: '1.9% p.a. on all', figure: '2.9% p.a.', ...terms })).toEqual([
    expect.stringMatching(/«1.9% p.a.» .*without a comparison rate/),
  ]);
  expect(offer({ heading: '2.9% p.a. on all', figure: '2.9% p.a.', ...terms })).toEqual([]);
});

it('CLI-7: descriptions of images are read', () => {
  const data = { image: '/assets/a.webp', alt: 'From 2.9% p.a.', heading: 'Tern' };
  expect(lines([{ type: 'imageBanner', data }])).toHaveLength(1);
});

it('CLI-7: a calculator whose rate can be changed needs more than one comparison rate', () => {
  const disclaimer = `Comparison rate 8.12% p.a. ${warning}`;
  expect(calculator({ disclaimer, interest: { default: 7.49, active: true } })).toEqual([
    expect.stringMatching(/«true» .*one comparison rate is for one rate/),
  ]);
  const fixed = { default: 7.49, active: false, comparisonRate: 8.12 };
  expect(calculator({ disclaimer, interest: fixed })).toEqual([]);
  const several = `At 7.49% p.a. the comparison rate is 8.12% p.a., at 9.49% p.a. the comparison rate is 10.12% p.a. ${warning}`;
  expect(
    calculator({ disclaimer: several, interest: { active: true, comparisonRate: 8.12 } }),
  ).toEqual([]);
});
