import { describe, expect, it } from 'vitest';
import { validators, type ValidatorName } from '#validators';
import { readSchemas, type Schema } from './testing/schema-files.ts';
import { eachSubschema, target } from './testing/schema-walk.ts';
import {
  validateBlock,
  validateCustomComponent,
  validateEntity,
  validateImportMapping,
  validateDomains,
  validateLintConfig,
  validatePage,
  validateSite,
} from './validation/validate.ts';

const schemas = readSchemas();
const shared = 'common.json';
/** Parts of the envelope that hold what another schema describes, so they can't be closed there. */
const envelope = ['/$defs/block/properties/data', '/$defs/block/properties/tunes'];
const described = [...schemas.keys()].filter((path) => path !== shared);

/** Findings of an example of the schema at a path. */
function findingsOf(path: string, example: unknown): readonly unknown[] {
  const block = /^blocks\/([^/]+)\/schema\.json$/.exec(path)?.[1];
  if (block) return validateBlock({ type: block, data: example });
  const entity = /^entities\/([^/]+)\.json$/.exec(path)?.[1];
  if (entity) return validateEntity(entity as Parameters<typeof validateEntity>[0], example);
  if (path === 'page.json') return validatePage(example).findings;
  if (path === 'site.json') return validateSite(example);
  if (path === 'custom-component.json') return validateCustomComponent(example);
  if (path === 'import-mapping.json') return validateImportMapping(example);
  if (path === 'lint-config.json') return validateLintConfig(example);
  if (path === 'domains.json') return validateDomains(example);
  throw new Error(`${path}: no validator for its examples`);
}

/** All places of a schema where a rule is broken. */
function offenders(schema: Schema, broken: (part: Schema, pointer: string) => boolean): string[] {
  const found: string[] = [];
  eachSubschema(schema, (part, pointer) => {
    if (broken(part, pointer)) found.push(pointer);
  });
  return found;
}

const isString = (part: Schema) => part.type === 'string' || [part.type].flat().includes('string');
const isObject = (part: Schema) => part.type === 'object';

describe('BLK-1: examples', () => {
  it.each(described)('BLK-1: the examples of %s fit it', (path) => {
    const examples = (schemas.get(path)!.examples ?? []) as unknown[];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(findingsOf(path, example)).toEqual([]);
  });

  it('BLK-1: every entity has a compiled validator', () => {
    const entities = described.filter((path) => path.startsWith('entities/'));
    expect(entities).toHaveLength(12);
    for (const path of entities) {
      const name = `entity:${path.slice('entities/'.length, -'.json'.length)}` as ValidatorName;
      expect(validators[name], name).toBeTypeOf('function');
    }
  });
});

describe.each([...schemas])('BLK-1: house rules in %s', (path, schema) => {
  it('BLK-1: every property has a description', () => {
    const bare: string[] = [];
    eachSubschema(schema, (part, pointer) => {
      for (const [name, property] of Object.entries(part.properties ?? {}))
        if (!property.description && !target(property, schema.$id!).description)
          bare.push(`${pointer}/${name}`);
    });
    expect(bare).toEqual([]);
  });

  it('BLK-1: every object is closed, but for what its own schema describes', () => {
    const open = path === shared ? envelope : [];
    const found = offenders(
      schema,
      (part, pointer) =>
        isObject(part) &&
        typeof (part.additionalProperties ?? true) !== 'object' &&
        part.additionalProperties !== false &&
        !open.includes(pointer),
    );
    expect(found).toEqual([]);
  });

  it('BLK-1: every object has a title, since types are named after it', () => {
    const untitled = offenders(
      schema,
      (part) => part.properties !== undefined && part.title === undefined,
    );
    expect(untitled).toEqual([]);
  });

  it('BLK-1: every text has a greatest length', () => {
    const endless = offenders(
      schema,
      (part) => isString(part) && part.maxLength === undefined && !part.enum && !part.const,
    );
    expect(endless).toEqual([]);
  });

  it('BLK-1: every list has a greatest length', () => {
    const endless = offenders(
      schema,
      (part) => part.type === 'array' && part.maxItems === undefined,
    );
    expect(endless).toEqual([]);
  });

  it('BLK-1: nothing in it is slow to check or checked by format', () => {
    const slow = offenders(
      schema,
      (part) => part.format !== undefined || part.prefixItems !== undefined,
    );
    expect(slow).toEqual([]);
  });
});

describe('BLK-1: titles', () => {
  it('BLK-1: no two schemas share a title', () => {
    const places = new Map<string, string[]>();
    for (const [path, schema] of schemas)
      eachSubschema(schema, ({ title }, pointer) => {
        if (title) places.set(title, [...(places.get(title) ?? []), `${path}#${pointer}`]);
      });
    expect([...places].filter(([, at]) => at.length > 1)).toEqual([]);
  });
});
