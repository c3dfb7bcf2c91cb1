import { fixtureBlocks } from '@forecourt/block-schemas/testing/fixtures';
import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

async function check(...blocks: readonly object[]): Promise<readonly string[]> {
  const fine = { publicationDate: '2025-06-02', seo: { description: 'Cars and service.' } };
  const page = pageJson('/', blocks, fine);
  const files = memoryFileSystem(
    tenantFiles('demo', {
      'pages/home.json': page,
      'pages/privacy.json': pageJson('/privacy-policy', []),
    }),
  );
  const config = () => ({
    report: 'check' as const,
    now: '2026-11-21T01:00:00Z',
    config: { rules: { 'one-main-heading': 'off' as const } },
  });
  const { findings } = await createChecker({ files, config }).check('/tenants/demo');
  return findings
    .filter(({ file }) => file.endsWith('home.json'))
    .map(({ rule, pointer }) => `${rule} ${pointer.replace('/blocks/0/data/', '')}`)
    .sort();
}

const email = { name: 'email', type: 'email', label: 'E-mail' };
const twice = { name: 'a', type: 'text', label: 'A' };
const choice = { name: 'Colour', type: 'select', label: 'Colour' };
const form = (...fields: readonly object[]) => ({ type: 'form', data: { fields } });

it('CLI-6: an invalid value in a form field hides no finding about other fields', async () => {
  const expected = [
    'form-choice-without-options fields/3/type',
    'form-field-repeated fields/2/name',
  ];
  expect(await check(form(email, twice, twice, choice))).toEqual(expected);
  expect(await check(form({ ...email, type: 'emial' }, twice, twice, choice))).toEqual([
    ...expected,
    'not-allowed fields/0/type',
  ]);
  expect(await check(form(email, twice, { ...twice, lable: 'B' }, choice))).toContain(
    'form-choice-without-options fields/3/type',
  );
});

it('CLI-6: what may follow from an invalid value is not reported besides', async () => {
  expect(await check(form(email, { ...choice, options: [] }))).toEqual([
    'too-few fields/1/options',
  ]);
  expect(await check(form(email, { ...choice, options: 'Red' }))).toEqual([
    'wrong-type fields/1/options',
  ]);
  expect(await check(form({ ...email, name: 5 }, choice))).toEqual(['wrong-type fields/0/name']);
});

it('CLI-6: an invalid value hides no finding about the rest of its block', async () => {
  const file = { url: '/assets/yard.jpg', width: '300' };
  expect(await check({ type: 'image', data: { file, alt: 'IMG_1234.jpg' } })).toEqual([
    'asset-exists file/url',
    'image-alt-file-name alt',
    'wrong-type file/width',
  ]);
  const text = 'See <a href="http://other.example">our partner</a>.';
  const data = { text, colour: 'red' };
  expect(await check({ type: 'paragraph', data })).toEqual([
    'link-insecure text',
    'unknown-property /blocks/0/data',
  ]);
});

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? [at]
    : [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))];

function put(value: unknown, [step, ...rest]: Path, given: unknown): unknown {
  if (step === undefined) return given;
  if (Array.isArray(value)) return value.with(Number(step), put(value[Number(step)], rest, given));
  return { ...(value as object), [step]: put((value as never)[step], rest, given) };
}

it('CLI-2: any value of any block can be of any type', async () => {
  const values = fc.constantFrom('{{x}}', '', null, 5, -1, 0, true, [], {}, [null], [[]]);
  const spoilt = fc
    .constantFrom(...fixtureBlocks())
    .chain(({ type, data }) =>
      fc
        .tuple(fc.constantFrom(...pathsOf(data)), values)
        .map(([path, given]) => ({ type, data: put(data, path, given) })),
    );
  await fc.assert(
    fc.asyncProperty(spoilt, async (block) => {
      expect(await check(block)).not.toContain('plugin-failed');
    }),
    { numRuns: 80 },
  );
});
