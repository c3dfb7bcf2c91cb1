import type { LintCustomRule } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { lintSample, page, settings } from '../testing/lint-sample.ts';
import { customRule } from './custom-rule.ts';

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const header = (text: string) => ({ type: 'header', data: { text, level: 1 } });

/** Findings of a rule in files of a tenant, as pointers and messages. */
function run(
  definition: Omit<LintCustomRule, 'description' | 'message'>,
  files: Readonly<Record<string, object>>,
) {
  const rule = customRule('acme/own', { description: 'Own.', message: '<{match}>', ...definition });
  return lintSample({ files }, { rules: [rule] }).map(
    ({ file, finding }) => `${file}${finding.pointer} ${finding.message}`,
  );
}
const onPage = (...blocks: object[]) => ({ 'pages/home.json': page({ blocks }) });

describe('CLI-8: words of a declarative rule', () => {
  const words = ['cheapest', 'guaranteed approval'];
  const found = (text: string) => run({ forbid: { words } }, onPage(paragraph(text)));

  it.each([
    ['The CHEAPEST cars', 'CHEAPEST'],
    ['Guaranteed\n approval today', 'Guaranteed approval'],
    ['The <b>cheap</b>est cars', 'cheapest'],
    ['Guaranteed&nbsp;approval', 'Guaranteed approval'],
    ['<p>cheapest</p>', 'cheapest'],
    ['cheapest<!-- cheapest', 'cheapest'],
  ])('CLI-8: %j contains a forbidden phrase', (text, match) => {
    expect(found(text)).toEqual([`pages/home.json/blocks/0/data/text <${match}>`]);
  });

  it.each(['Cheapestly', 'thecheapest', 'cheap est', '<a title="cheapest">Cars</a>', 'chéapest'])(
    'CLI-8: %j does not',
    (text) => expect(found(text)).toEqual([]),
  );

  it.each([
    ['The cheapest cars', 'cheapest'],
    ['The <b>cheap</b>est &amp; best', 'cheap</b>est'],
    ['&Auml;h: guaranteed&nbsp; approval', 'guaranteed&nbsp; approval'],
    ['<!-- no -->cheapest', 'cheapest'],
  ])('CLI-8: in %j, the words alone are marked', (text, marked) => {
    const rule = customRule('acme/own', {
      description: 'Own.',
      message: 'Own.',
      forbid: { words },
    });
    const [found] = lintSample({ files: onPage(paragraph(text)) }, { rules: [rule] });
    const { start, end } = found!.finding.within!;
    expect(text.slice(start, end)).toBe(marked);
  });

  it('CLI-8: a word with an accent is another word, however it is encoded', () => {
    const definition = { forbid: { words: ['Škoda'] } };
    expect(run(definition, onPage(paragraph('Skoda')))).toEqual([]);
    expect(run(definition, onPage(paragraph('S\u030ckoda')))).toHaveLength(1);
  });

  it('CLI-8: each phrase of a text is a finding, once, and a character is only itself', () => {
    const definition = { forbid: { words: ['a+', 'b.c', 'a', 'no-brainer'] } };
    expect(run(definition, onPage(paragraph('a+ b.c bxc a+ no-brainer')))).toHaveLength(3);
  });

  it('CLI-8: settings, data and components are read as well, unless files or tenants leave them out', () => {
    const files = {
      'site.json': settings({ footnote: 'The cheapest' }),
      'pages/home.json': page({ title: 'The cheapest' }),
    };
    const forbid = { words };
    expect(run({ forbid }, files)).toEqual([
      'pages/home.json/title <cheapest>',
      'site.json/footnote <cheapest>',
    ]);
    expect(run({ forbid, files: ['pages'] }, files)).toHaveLength(1);
    expect(run({ forbid, tenants: ['another'] }, files)).toEqual([]);
    expect(run({ forbid, tenants: ['demo'] }, files)).toHaveLength(2);
  });
});

describe('CLI-8: selectors and conditions of a declarative rule', () => {
  it('CLI-8: blocks narrow the texts; with true, the blocks themselves are forbidden', () => {
    const files = onPage(header('Best'), paragraph('Best'));
    const blocks = ['paragraph'];
    expect(run({ blocks, forbid: { words: ['best'] } }, files)).toEqual([
      'pages/home.json/blocks/1/data/text <Best>',
    ]);
    expect(run({ blocks, forbid: true }, files)).toEqual(['pages/home.json/blocks/1 <paragraph>']);
  });

  it('CLI-8: names a custom component as a page does', () => {
    const files = onPage({ type: 'customComponent', data: { name: 'ticker', props: {} } });
    expect(run({ blocks: ['ticker'], forbid: true }, files)).toEqual([
      'pages/home.json/blocks/0 <ticker>',
    ]);
  });

  it('CLI-8: texts select files and links, whose names are required to match a pattern', () => {
    const files = onPage(
      { type: 'imageBanner', data: { image: '/assets/Big Car.jpg', href: '/Cars' } },
      { type: 'imageBanner', data: { image: '/assets/small-car.jpg', href: '/cars' } },
    );
    const require = { pattern: '^/assets/[a-z0-9-]+\\.[a-z]+$' };
    expect(run({ texts: ['asset'], require }, files)).toEqual([
      'pages/home.json/blocks/0/data/image </assets/Big Car.jpg>',
    ]);
  });

  it("CLI-8: a template's placeholders are neither required to match nor forbidden", () => {
    const image = (url: string) => ({ type: 'image', data: { file: { url }, alt: '' } });
    const files = {
      ...onPage(paragraph('{{Pic}}')),
      'components/ad.json': {
        name: 'ad',
        props: [{ name: 'Pic', type: 'asset' }],
        blocks: [image('{{Pic}}'), image('/assets/Big.png'), paragraph('Pic of {{Pic}}')],
      },
    };
    const require = { pattern: '^/assets/[a-z0-9-]+\\.[a-z]+$' };
    expect(run({ texts: ['asset'], require }, files)).toEqual([
      'components/ad.json/blocks/1/data/file/url </assets/Big.png>',
    ]);
    expect(run({ forbid: { words: ['pic'] } }, files)).toEqual([
      'components/ad.json/blocks/2/data/text <Pic>',
      'pages/home.json/blocks/0/data/text <Pic>',
    ]);
  });

  it('CLI-8: a path selects in pages, in the data of blocks, or in the files that are named', () => {
    const files = {
      'site.json': settings({ name: 'Demo' }),
      'pages/home.json': page({ path: '/Sale', blocks: [header('A'), paragraph('B')] }),
      'data/staff.json': [{ slug: 'KIM' }],
    };
    const require = { pattern: '^[a-z/]+$' };
    expect(run({ path: '$.path', require }, files)).toEqual(['pages/home.json/path </Sale>']);
    expect(run({ path: '$.level', blocks: ['header'], forbid: { pattern: '1' } }, files)).toEqual([
      'pages/home.json/blocks/0/data/level <1>',
    ]);
    expect(run({ path: '$[*].slug', files: ['data/staff.json'], require }, files)).toEqual([
      'data/staff.json/0/slug <KIM>',
    ]);
    expect(run({ path: '$.blocks[?@.type=="header"]', forbid: true }, files)).toEqual([
      'pages/home.json/blocks/0 <>',
    ]);
  });

  it('CLI-8: require with true reports where nothing is selected', () => {
    const files = onPage(header('A'));
    expect(run({ blocks: ['paragraph'], require: true }, files)).toEqual(['pages/home.json <>']);
    expect(run({ blocks: ['header'], require: true }, files)).toEqual([]);
    expect(run({ blocks: ['header'], path: '$.id', require: true }, files)).toEqual([
      'pages/home.json/blocks/0 <>',
    ]);
    expect(run({ path: '$.seo.image', require: true }, files)).toEqual(['pages/home.json <>']);
  });

  it('CLI-8: a text is at most as long as allowed, without its mark-up', () => {
    const found = (text: string) => run({ blocks: ['header'], maxLength: 4 }, onPage(header(text)));
    expect(found('<b>Cars</b>')).toEqual([]);
    expect(found('😀😀😀😀')).toEqual([]);
    expect(found('Autos')).toEqual(['pages/home.json/blocks/0/data/text <Autos>']);
  });

  it('CLI-8: a pattern can ignore case, and a long match is shortened in the message', () => {
    const pattern = 'x{70}';
    const files = onPage(header('X'.repeat(70)));
    expect(run({ forbid: { pattern } }, files)).toEqual([]);
    expect(run({ forbid: { pattern, ignoreCase: true } }, files)).toEqual([
      `pages/home.json/blocks/0/data/text <${'X'.repeat(60)}…>`,
    ]);
  });
});

describe('CLI-8: a text that a page needs', () => {
  const definition = {
    when: { pattern: '\\d% p\\.a\\.' },
    requireOnPage: { words: ['comparison rate'] },
  };
  const rate = paragraph('From 5% p.a.');

  it('CLI-8: is reported at the words that require it, once for each page', () => {
    expect(run(definition, onPage(header('Loans'), rate, rate))).toEqual([
      'pages/home.json/blocks/1/data/text <5% p.a.>',
    ]);
  });

  it('CLI-8: may be anywhere on the page, or in the footnote of every page', () => {
    expect(run(definition, onPage(rate, paragraph('<i>Comparison</i> rate 6%')))).toEqual([]);
    const site = settings({ footnote: 'Comparison rate: see our terms' });
    expect(run(definition, { ...onPage(rate), 'site.json': site })).toEqual([]);
  });

  it('CLI-8: is not needed without those words, or on pages that files leave out', () => {
    expect(run(definition, onPage(paragraph('Cars')))).toEqual([]);
    expect(run({ ...definition, files: ['pages/finance'] }, onPage(rate))).toEqual([]);
  });

  it('CLI-8: is needed on every page, or on pages with certain blocks, if no words are named', () => {
    const { requireOnPage } = definition;
    expect(run({ requireOnPage }, onPage())).toEqual(['pages/home.json <>']);
    const blocks = ['paragraph'];
    expect(run({ blocks, requireOnPage }, onPage(header('Cars')))).toEqual([]);
    expect(run({ blocks, requireOnPage }, onPage(header('Cars'), paragraph('Cars')))).toEqual([
      'pages/home.json/blocks/1 <paragraph>',
    ]);
  });
});
