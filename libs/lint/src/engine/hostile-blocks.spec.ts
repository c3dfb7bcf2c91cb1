import { validatePage } from '@forecourt/block-schemas';
import { fixtureBlocks } from '@forecourt/block-schemas/testing/fixtures';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page, sampleSnapshot } from '../testing/lint-sample.ts';
import { lintTenant } from '../testing/lint-tenant.ts';

const fixtures = fixtureBlocks();

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? [at]
    : [
        at,
        ...Object.entries(value).flatMap(([key, inner]) =>
          pathsOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
        ),
      ];

function put(value: unknown, [step, ...rest]: Path, given: unknown): unknown {
  if (step === undefined) return given;
  if (Array.isArray(value))
    return value.with(step as number, put(value[step as number], rest, given));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: put(object[step], rest, given) };
}

/** A block of a fixture in which one value is another one than its schema wants, or a placeholder. */
const spoilt = fc.constantFrom(...fixtures).chain(({ type, data }) =>
  fc.record({
    type: fc.constant(type),
    data: fc
      .tuple(
        fc.constantFrom(...pathsOf(data)),
        fc.constantFrom('{{x}}', '', null, 5, true, [], {}, [null], ['{{x}}'], [[]]),
      )
      .map(([path, given]) => put(data, path, given)),
  }),
);

const now = '2026-11-21T01:00:00Z';

describe('CLI-2: lint, whatever a block contains', () => {
  it('CLI-2: a template with placeholders where its schema wants something else does not make lint throw', () => {
    fc.assert(
      fc.property(spoilt, (block) => {
        const files = { 'components/a.json': { name: 'a', blocks: [block] } };
        lintTenant({ snapshot: sampleSnapshot({ files }), now, at: '2024-01-01' });
      }),
      { numRuns: 1500 },
    );
  });

  it('CLI-2: a page is linted as far as validation lets it stand', () => {
    fc.assert(
      fc.property(spoilt, (block) => {
        const own = page({ blocks: [block], publicationDate: '2024-01-05' });
        const { brokenBlocks } = validatePage(own);
        const snapshot = sampleSnapshot({ files: { 'pages/a.json': own } });
        const [path, entry] = [...snapshot.pages][0]!;
        const broken = new Map(brokenBlocks.map((pointer) => [pointer, [] as const]));
        const pages = new Map([[path, { ...entry, brokenBlocks: broken }]]);
        const found = lintTenant({ snapshot: { ...snapshot, pages }, now, at: '2026-01-01' });
        for (const { finding } of found) expect(finding.message).not.toMatch(/undefined|\[object/);
      }),
      { numRuns: 1500 },
    );
  });

  it('CLI-2: data may hold anything', () => {
    const odd = { toString: 1, valueOf: 2 };
    const values = fc.constantFrom<unknown>('2026-01-01', '2% p.a.', odd, [odd], null, 5, {}, true);
    const names = ['id', 'heading', 'figure', 'condition', 'ends_on', 'image', '__proto__'];
    const entry = fc.dictionary(fc.constantFrom(...names), values, { noNullPrototype: true });
    fc.assert(
      fc.property(fc.oneof(values, fc.array(fc.oneof(entry, values))), (data) => {
        const files = { 'data/offers.json': JSON.stringify(data) };
        const assets = [{ path: '/assets/a.webp', bytes: 900_000 }];
        lintTenant({ snapshot: sampleSnapshot({ files, assets }), now });
      }),
      { numRuns: 500 },
    );
  });

  it('CLI-2: no findings about a form whose preset is filled in later', () => {
    const form = { type: 'form', data: { preset: '{{preset}}' } };
    const image = { type: 'image', data: { file: { url: '{{photo}}' } } };
    const files = { 'components/a.json': { name: 'a', blocks: [form, image] } };
    const found = lintTenant({ snapshot: sampleSnapshot({ files }), now });
    expect(found.map(({ finding }) => finding.pointer)).toEqual(['/blocks/1/data/file/url']);
  });
});
