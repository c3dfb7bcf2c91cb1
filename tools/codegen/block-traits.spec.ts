import { describe, expect, it } from 'vitest';
import { generateBlockTraits } from './block-traits.ts';
import { readSchemaFiles, type JsonSchema } from './schema-files.ts';

const files = readSchemaFiles();

/** The table with one block's schema changed. */
const withBlock = (type: string, change: (schema: JsonSchema) => void) => () => {
  const schema = structuredClone(files.blocks.get(type)!);
  change(schema);
  return generateBlockTraits({ ...files, blocks: new Map([...files.blocks, [type, schema]]) });
};

const imageOf = (schema: JsonSchema) => schema.properties!.image!;

describe('traits of blocks', () => {
  it('BLK-1, CLI-2: every block type has an entry', () => {
    const table = generateBlockTraits(files);
    for (const type of files.blocks.keys()) expect(table).toContain(`\n  ${type}: {`);
  });

  it('BLK-1, CLI-2: a block that does not say which heading it renders is refused', () => {
    expect(withBlock('faq', (schema) => delete schema['x-heading'])).toThrow(
      'blocks/faq: "x-heading" must be one of none, section, own-level',
    );
  });

  it('BLK-1, CLI-2: a picture that does not say how it is shown is refused', () => {
    const change = (schema: JsonSchema) => delete imageOf(schema)['x-picture'];
    expect(withBlock('imageBanner', change)).toThrow(
      'blocks/imageBanner: image is an asset without "x-picture"',
    );
  });

  it.each([
    [{ alt: 'altText' }, 'names "altText", which is not a property'],
    [{ text: 'alt' }, 'has the unknown member "text"'],
  ])('BLK-1, CLI-2: %j is refused as x-picture', (keyword, problem) => {
    const change = (schema: JsonSchema) => void (imageOf(schema)['x-picture'] = keyword);
    expect(withBlock('imageBanner', change)).toThrow(`"x-picture" of image ${problem}`);
  });

  it.each([
    [{ people: {} }, 'has the unknown kind "people"'],
    [{ team: { when: ['layout'] } }, 'of team has the unknown member "when"'],
    [{ team: { if: ['layuot'] } }, 'of team names "layuot", which is not a property'],
  ])('BLK-1, CLI-7: %j is refused as x-data', (keyword, problem) => {
    const change = (schema: JsonSchema) => void (schema['x-data'] = keyword);
    expect(withBlock('team', change)).toThrow(`blocks/team: "x-data" ${problem}`);
  });

  it('BLK-1, CLI-2: a malformed kind of values is refused as x-query', () => {
    const change = (schema: JsonSchema) => void (schema['x-query'] = { team: 'Team category' });
    expect(withBlock('team', change)).toThrow(
      'blocks/team: "x-query" has "Team category" for team',
    );
  });

  it('BLK-1, CLI-2: names lead from the picture to its properties, outside its object too', () => {
    expect(generateBlockTraits(files)).toContain(
      "{ holder: [], source: ['file', 'url'], alt: ['alt'], width: ['file', 'width'], height: ['file', 'height'] }",
    );
  });
});
