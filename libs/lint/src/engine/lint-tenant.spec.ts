import {
  blockAnnotations,
  cutoffs,
  formBlockTypes,
  isBlockType,
  schemaById,
  validateLintConfig,
  validatePage,
  validateSite,
} from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';
import type { Asset, LintConfig } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { lintSample, page, sampleSnapshot, settings, reportLines } from '../testing/lint-sample.ts';
import { lintTenant } from '../testing/lint-tenant.ts';
import { defineRule } from '../rule-api/rule.ts';
import type { Visitor } from '../rule-api/rule.ts';

const undated = { publicationDate: undefined };
const noted = (files: Readonly<Record<string, object>>, config?: LintConfig) =>
  reportLines({ files }, { config }).map((line) =>
    line.replace(/ «.*» (\w+) ([\w-]+): .*/, ' $1 $2'),
  );
const missing = 'publication-date-missing';

describe('CLI-2: the registry of rules', () => {
  const schema = schemaById('https://forecourt.example/schema/lint-config.json');

  it('CLI-2: has at least 25 rules, in order, each with an id of its own', () => {
    const ids = rules.map(({ meta }) => meta.id);
    expect(ids.length).toBeGreaterThanOrEqual(25);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('CLI-2: the configuration knows every rule and no other', () => {
    const known = resolvePointer(schema, '/$defs/rules/properties') as object;
    expect(Object.keys(known).sort()).toEqual(rules.map(({ meta }) => meta.id));
  });

  it.each(rules.filter(({ meta }) => meta.options).map(({ meta }) => [meta.id, meta] as const))(
    'CLI-2: the options of %s have the defaults that the configuration documents',
    (id, { options }) => {
      const described = resolvePointer(schema, `/$defs/${id}/anyOf/1/properties`) as object;
      const defaults = Object.entries(described)
        .filter(([name]) => name !== 'level')
        .map(([name, { default: value }]) => [name, value]);
      expect(Object.fromEntries(defaults)).toEqual(options);
    },
  );
});

describe('CLI-2: what a rule is shown', () => {
  const blocks = [
    { type: 'header', data: { text: 'A' } },
    { type: 'paragraph', data: { text: '<b>B</b>' } },
    { type: 'raw', data: { html: '<p>C</p>' } },
    { type: 'constructor', data: {} },
  ];
  const seenBy = (
    narrowed: Pick<Visitor, 'blockTypes' | 'blockTest' | 'textKinds' | 'textTest'>,
  ) => {
    const seen: string[] = [];
    const rule = defineRule({
      meta: { id: 'x', description: 'X.', severity: 'error', recommended: true },
      create: () => ({
        ...narrowed,
        block: ({ block }) => void seen.push(block.type),
        text: ({ kind }) => void seen.push(kind),
      }),
    });
    lintSample({ files: { 'pages/a.json': page({ blocks }) } }, { rules: [rule] });
    return seen;
  };

  it('CLI-2: every block and text, or those alone that it names', () => {
    const texts = ['text', 'text', 'html-inline', 'html-inline', 'html-block'];
    expect(seenBy({})).toEqual(['header', 'paragraph', 'raw', 'constructor', ...texts]);
    expect(seenBy({ blockTypes: ['raw', 'header'], textKinds: ['html-block'] })).toEqual([
      ...['header', 'raw', 'html-block'],
    ]);
    expect(seenBy({ blockTypes: [], textKinds: [] })).toEqual([]);
    expect(seenBy({ blockTypes: [], textTest: (value) => value.includes('<p>') })).toEqual([
      'html-block',
    ]);
    expect(seenBy({ blockTest: ({ type }) => type === 'raw', textKinds: [] })).toEqual(['raw']);
  });

  it('CLI-2: the rules about forms are shown every type of block that has steps', () => {
    const withSteps = Object.entries(blockAnnotations).flatMap(([type, annotations]) =>
      annotations.some(({ kind }) => kind === 'stepKey') ? [type] : [],
    );
    expect([...formBlockTypes].sort()).toEqual(withSteps.sort());
  });

  it('CLI-2: the types and kinds that rules name are there', () => {
    const kinds = new Set(
      Object.values(blockAnnotations).flatMap((all) => all.map(({ kind }) => kind)),
    );
    const context = {
      site: sampleSnapshot({}).site,
      assets: new Map([['/a.webp', { mediaType: 'image/webp', bytes: 9_000_000 } as Asset]]),
      siblings: [{ slug: 'other', name: 'Other Motors' }],
      today: '2026-11-21',
      cutoffs,
      at: '2026-11-21',
      ruleIds: [],
    };
    const visitors = rules.map(({ meta, create }) =>
      create({ ...context, options: meta.options ?? {} }),
    );
    const types = visitors.flatMap(({ blockTypes: named = [] }) => named);
    const named = visitors.flatMap(({ textKinds = [] }) => textKinds);
    expect(types.filter((type) => !isBlockType(type))).toEqual([]);
    expect(named.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect([types.length > 20, named.length > 4]).toEqual([true, true]);
  });
});

describe('CLI-2: configuration', () => {
  const files = {
    'pages/a.json': page(undated),
    'pages/legal/b.json': page({
      ...undated,
      path: '/b',
      title: 'Legal',
      seo: { description: 'Terms of this site.' },
    }),
  };

  it('CLI-2: sets levels, for some files and some tenants, the later one winning', () => {
    const config: LintConfig = {
      rules: { [missing]: 'error' },
      overrides: [
        { files: ['pages/legal'], rules: { [missing]: 'off' } },
        { tenants: ['other'], rules: { [missing]: 'warning' } },
      ],
    };
    expect(validateLintConfig(config)).toEqual([]);
    expect(noted(files, config)).toEqual([`pages/a.json:1:1 error ${missing}`]);
    const own: LintConfig = {
      overrides: [...config.overrides!, { tenants: ['demo'], rules: { [missing]: 'error' } }],
    };
    expect(noted(files, own)).toHaveLength(2);
  });

  it('CLI-2: a rule that is off can be on for a file, and a folder is no prefix of a name', () => {
    const config: LintConfig = {
      rules: { [missing]: 'off' },
      overrides: [
        { files: ['pages/legal/'], rules: { [missing]: 'warning' } },
        { files: ['pages/a'], rules: { [missing]: 'error' } },
      ],
    };
    expect(noted(files, config)).toEqual([`pages/legal/b.json:1:1 warning ${missing}`]);
  });

  it('CLI-2: a misspelt rule says what was meant', () => {
    const [error] = validateLintConfig({ rules: { 'heading-ordr': 'off' } });
    expect(error).toMatchObject({ property: 'heading-ordr', suggestion: 'heading-order' });
  });
});

describe('CLI-2: suppressions', () => {
  const blocks = [3, 5].map((level) => ({ type: 'header', data: { text: 'A', level } }));
  const withIgnore = (...lintIgnore: object[]) => page({ blocks, lintIgnore });
  const reason = 'the design has it so';
  const run = (ignore: object) =>
    noted({ 'pages/a.json': withIgnore({ rule: 'heading-order', reason, ...ignore }) });

  it('CLI-2: keep a rule quiet in a file, or at a place with all within', () => {
    expect(run({})).toEqual([]);
    expect(run({ pointer: '/blocks/1' })).toEqual(['pages/a.json:14:18 warning heading-order']);
    expect(run({ pointer: '/blocks/1/data/level' })).toHaveLength(1);
  });

  it('CLI-2: a pointer means whole names: /blocks/1 is not /blocks/10', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({
      type: 'header',
      data: { text: `Part ${index}`, level: index === 10 ? 4 : 2 },
    }));
    const lintIgnore = [{ rule: 'heading-order', reason, pointer: '/blocks/1' }];
    expect(
      noted({ 'pages/a.json': page({ blocks: many, lintIgnore }) }).map(
        (line) => line.split(' ')[2],
      ),
    ).toEqual(['suppression-without-effect']);
  });

  it('CLI-2: the settings speak for files that have no place for one', () => {
    const lintIgnore = [{ rule: 'offer-ended', reason, file: 'data/offers.json', pointer: '/0' }];
    const offers = [
      { id: 'a', ends_on: '2020-01-01', heading: 'Tyres' },
      { id: 'b', ends_on: '2020-01-01', heading: 'Brakes' },
    ];
    const site = settings({ lintIgnore });
    expect(validateSite(site)).toEqual([]);
    expect(noted({ 'site.json': site, 'data/offers.json': offers })).toEqual([
      'data/offers.json:9:16 warning offer-ended',
    ]);
  });

  it('CLI-2: need a reason', () => {
    const { findings } = validatePage(page({ lintIgnore: [{ rule: 'heading-order' }] }));
    expect(findings).toMatchObject([
      { pointer: '/lintIgnore/0', message: expect.stringContaining('reason') },
    ]);
  });
});

describe('CLI-2: the same content gives the same findings', () => {
  const files = Object.fromEntries(
    ['b', 'a', 'ä', 'Z', 'a-1', 'a/1'].map((name, index) => [
      `pages/${name}.json`,
      page({ ...undated, title: `Page ${name}`, path: `/${index}`, seo: undefined }),
    ]),
  );
  const run = (entries: [string, object][]) =>
    JSON.stringify(lintSample({ files: Object.fromEntries(entries) }));

  it('CLI-2: whatever the order in which files were read', () => {
    const entries = Object.entries(files);
    expect(run(entries.toReversed())).toBe(run(entries));
    expect(lintSample({ files })).toHaveLength(12);
  });

  it('CLI-2: nothing of the content is changed', () => {
    const snapshot = sampleSnapshot({ files });
    const before = JSON.stringify([...snapshot.pages]);
    lintTenant({ snapshot, now: '2026-11-21T00:00:00Z' });
    expect(JSON.stringify([...snapshot.pages])).toBe(before);
  });

  it('CLI-2: a block that validation refused is passed over with all it holds', () => {
    const header = { type: 'header', data: { text: 'A', level: 5 } };
    const blocks = [{ type: 'columns', data: { cols: [{ blocks: [header] }] } }];
    const snapshot = sampleSnapshot({ files: { 'pages/a.json': page({ blocks }) } });
    const [path, entry] = [...snapshot.pages][0]!;
    const brokenBlocks = new Map([['/blocks/0', []]]);
    const broken = { ...snapshot, pages: new Map([[path, { ...entry, brokenBlocks }]]) };
    const now = '2026-11-21T00:00:00Z';
    expect(lintTenant({ snapshot, now })).toHaveLength(1);
    expect(lintTenant({ snapshot: broken, now })).toEqual([]);
  });
});
