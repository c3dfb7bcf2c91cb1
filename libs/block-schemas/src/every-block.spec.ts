import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockTypes } from './generated/block-types.ts';
import { validators, type ValidatorName } from '#validators';
import { eachValueAt } from '@forecourt/json';
import { readFixtures } from './testing/fixtures.ts';
import { readJson, source, type Schema } from './testing/schema-files.ts';
import { propertyPaths } from './testing/schema-walk.ts';
import { validateBlock } from './validation/validate.ts';

/** The types that the product promises, written out so that a folder gone missing is seen. */
const promised = [
  ...['columns', 'form', 'formBuilder', 'cars', 'offers', 'faq', 'reviews', 'locations', 'team'],
  ...['buttons', 'cardsTool', 'alternatingColumns', 'imageBanner', 'imageBackground'],
  ...['imageSlider', 'websiteBrands', 'brandModels', 'brandDescription', 'iconButtonsTool'],
  ...['twgSalesCounter', 'modelFeatures', 'modelVariants', 'modelColors', 'video', 'tag'],
  ...['financeCalculator', 'customComponent', 'success', 'search', 'header', 'paragraph', 'image'],
  ...['list', 'embed', 'raw', 'table', 'horizontalRule', 'tags'],
];

const generated = (path: string) => readFileSync(join(source, 'generated', path), 'utf8');
const schemaOf = (type: string) => readJson('blocks', type, 'schema.json') as Schema;

describe('BLK-1: the list of block types', () => {
  it('BLK-1: holds the 38 promised types, each once', () => {
    expect(new Set(promised).size).toBe(38);
    expect(promised).toHaveLength(38);
  });

  it('BLK-1: is the same in the folders and in the generated code, the promised ones among them', () => {
    const folders = readdirSync(join(source, 'blocks'));
    expect([...blockTypes].sort()).toEqual(folders.sort());
    expect(blockTypes).toEqual(expect.arrayContaining(promised));
  });
});

describe.each(blockTypes)('BLK-1: %s', (type) => {
  const { valid, invalid } = readFixtures(type);

  it('BLK-1: has a schema, a README and valid and invalid fixtures', () => {
    for (const file of ['schema.json', 'README.md'])
      expect(existsSync(join(source, 'blocks', type, file)), file).toBe(true);
    expect([Object.keys(valid), Object.keys(invalid)]).not.toContainEqual([]);
  });

  it('BLK-1: has a README whose examples are valid', () => {
    const readme = readFileSync(join(source, 'blocks', type, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/^```json\n(.*?)^```/gms)].map(
      ([, text = '']) => JSON.parse(text) as unknown,
    );
    expect(examples).not.toEqual([]);
    for (const example of examples) expect(validateBlock(example)).toEqual([]);
  });

  it('BLK-1: has a generated type and a compiled validator', () => {
    const title = `${type[0]!.toUpperCase()}${type.slice(1)}Data`;
    expect(schemaOf(type).title).toBe(title);
    expect(generated(`types/blocks/${type}.ts`)).toMatch(
      new RegExp(`^export (?:interface|type) ${title}\\b`, 'm'),
    );
    expect(generated('types.ts')).toMatch(new RegExp(`^ {2}${type}: ${title};`, 'm'));
    expect(validators[`block:${type}` as ValidatorName]).toBeTypeOf('function');
  });

  it.each(Object.entries(valid))('BLK-1: accepts the valid fixture %s', (_name, data) => {
    expect(validateBlock({ type, data })).toEqual([]);
  });

  it.each(Object.entries(invalid))('BLK-1: finds the one error of %s', (_name, fixture) => {
    const { pointer, message, data } = fixture;
    const findings = validateBlock({ type, data }, { allErrors: true });
    expect(findings).toHaveLength(1);
    const [finding] = findings;
    expect(finding).toMatchObject({ pointer: `/data${pointer}`, severity: 'error' });
    if (message !== undefined) expect(finding!.message).toBe(message);
  });

  it('BLK-1: uses every property of its schema in some valid fixture', () => {
    const fixtures = Object.values(valid);
    const unused = propertyPaths(schemaOf(type)).filter((path) => {
      let used = false;
      for (const data of fixtures) eachValueAt(data, path, '', () => (used = true));
      return !used;
    });
    expect(unused.map((path) => path.join('.'))).toEqual([]);
  });
});
