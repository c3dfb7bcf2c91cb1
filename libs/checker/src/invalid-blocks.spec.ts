import { fixtureBlocks } from '@forecourt/block-schemas/testing/fixtures';
import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  expect(await check(form({ ...email, name: 5 }, twice))).toEqual(['wrong-type fields/0/name']);
});

describe('an error in the structure of a form', () => {
  const steps = [
    { key: 'you', customRules: { skipRules: [{ key: 'Use', values: ['Work'], target: 'done' }] } },
    { key: 'car' },
    { key: 'done' },
  ];
  const fields = [
    { ...email, stepKey: 'you' },
    { name: 'name', type: 'text', label: 'Name', stepKey: 'you' },
    { name: 'Use', type: 'radio', label: 'Use', options: ['Work', 'Home'], stepKey: 'you' },
    { ...choice, stepKey: 'car' },
    { ...twice, stepKey: 'car' },
    { ...twice, stepKey: 'car' },
    { name: 'Comments', type: 'textarea', label: 'Comments', stepKey: 'done' },
  ];
  const stepped = (changes: object) => ({
    type: 'form',
    data: { type: 'multi', formSteps: steps, fields, ...changes },
  });
  const inFields = [
    'form-choice-without-options fields/3/type',
    'form-field-repeated fields/5/name',
  ];

  it.each<[string, object, readonly string[]]>([
    ['no', {}, []],
    ['a step of the wrong type', { formSteps: steps.with(1, 'car' as never) }, ['formSteps/1']],
    [
      'a step key of the wrong type',
      { formSteps: steps.with(1, { key: 5 } as never) },
      ['formSteps/1/key'],
    ],
    ['steps of the wrong type', { formSteps: 'car' }, ['formSteps']],
    [
      'rules of the wrong type',
      { formSteps: steps.with(0, { key: 'you', customRules: [] } as never) },
      ['formSteps/0/customRules'],
    ],
    ['a field of the wrong type', { fields: fields.with(6, 'Comments' as never) }, ['fields/6']],
    [
      'a field name of the wrong type',
      { fields: fields.with(2, { ...fields[2]!, name: [] } as never) },
      ['fields/2/name'],
    ],
    [
      'options of the wrong type',
      { fields: fields.with(2, { ...fields[2]!, options: 'Work' } as never) },
      ['fields/2/options'],
    ],
    ['a heading of the wrong type', { heading: [] }, ['heading']],
  ])('CLI-6: %s hides no finding about the fields, and adds none', async (_, changes, at) => {
    const found = await check(stepped(changes));
    expect(found).toEqual([...inFields, ...at.map((pointer) => `wrong-type ${pointer}`)]);
  });

  it.each<[string, object, readonly string[]]>([
    ['a type', { type: 'wizard' }, ['not-allowed type']],
    ['a category', { category: [] }, ['not-allowed category']],
    [
      'a step without a key',
      { formSteps: steps.with(1, {} as never) },
      ['missing-property formSteps/1'],
    ],
    [
      'a field without a type',
      { fields: fields.with(6, { name: 'Comments', label: 'Comments', stepKey: 'done' } as never) },
      ['missing-property fields/6'],
    ],
  ])('CLI-6: %s that is invalid hides none either', async (_, changes, found) => {
    expect(await check(stepped(changes))).toEqual([...inFields, ...found]);
  });

  it('CLI-6: skip rules are checked where they do not depend on the error', async () => {
    const rule = { key: 'Use', values: ['Wrok'], target: 'doen' };
    const formSteps = steps.with(0, { key: 'you', customRules: { skipRules: [rule] } });
    const at = 'formSteps/0/customRules/skipRules/0';
    const ofValues = `form-skip-value-unmatched ${at}/values/0`;
    const ofTarget = `form-step-target-missing ${at}/target`;
    const found = async (changes: object) =>
      (await check(stepped({ formSteps, ...changes }))).filter((each) => each.includes(at));
    expect(await found({})).toEqual([ofValues, ofTarget]);
    expect(await found({ fields: fields.with(6, 5 as never) })).toEqual([ofValues, ofTarget]);
    // The step may be the one that is meant.
    expect(await found({ formSteps: formSteps.with(1, 5 as never) })).toEqual([ofValues]);
  });
});

it('CLI-6: an invalid entry of a list hides no finding about the others', async () => {
  const card = { heading: 'Finance', href: '/nowhere', linkText: 'Click here' };
  const cards = (...data: readonly unknown[]) => ({ type: 'cardsTool', data: { cards: data } });
  const expected = (index: number) => [
    `link-target cards/${index}/href`,
    `link-text-vague cards/${index}/linkText`,
  ];
  expect(await check(cards(card))).toEqual(expected(0));
  expect(await check(cards('Finance', card))).toEqual([...expected(1), 'wrong-type cards/0']);
  expect(await check(cards(card, 'Finance'))).toEqual([...expected(0), 'wrong-type cards/1']);
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
      expect((await check(block)).join()).not.toContain('rule-failed');
    }),
    { numRuns: 80 },
  );
});
