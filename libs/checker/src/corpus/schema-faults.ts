import { blockTypes, schemaBase, schemasAt } from '@forecourt/block-schemas';
import { readFixtures } from '@forecourt/block-schemas/testing/fixtures';
import { isObject, pointerToken, resolvePointer } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import type { CorpusFile } from './corpus-files.ts';
import type { ExpectedFinding, NamedFault } from './fault.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Part of a file that one schema describes. */
interface Sample {
  readonly area: string;
  readonly file: string;
  /** Content of the file, if the corpus' tenants do not have it. */
  readonly content?: unknown;
  readonly pointer: string;
  /** `$id` of the schema. */
  readonly schema: string;
  readonly value: unknown;
}

/** A fault of one value, without its file. */
interface ValueFault {
  readonly title: string;
  readonly edit: Edit;
  readonly finds: ExpectedFinding;
}

/** Replaces the last two different neighbours of a name by each other: `style`, `styel`. */
function misspelt(name: string): string {
  const letters = [...name];
  for (let at = letters.length - 1; at > 0; at -= 1)
    if (letters[at] !== letters[at - 1])
      return letters.toSpliced(at - 1, 2, letters[at]!, letters[at - 1]!).join('');
  return `${name}x`;
}

/** Returns the faults of a value, by the constraints of its schemas. */
function valueFaults(pointer: string, value: unknown, schemas: readonly Schema[]): ValueFault[] {
  const constraint = (keyword: string) =>
    schemas.map((schema) => schema[keyword]).find((each) => each !== undefined);
  const limit = (keyword: string) => constraint(keyword) as number | undefined;
  const changed = (title: string, id: string, next: unknown): ValueFault => ({
    title,
    edit: { pointer, value: next },
    // A schema may name the lint rule that its errors belong to.
    finds: { id: (constraint('x-rule') as string | undefined) ?? id, at: pointer },
  });
  const faults: ValueFault[] = [];
  const types = schemas.flatMap(({ type }) => (type as string | string[] | undefined) ?? []);
  const values = constraint('enum') as readonly unknown[] | undefined;
  const isUnion = schemas.some(({ anyOf, oneOf }) => anyOf !== undefined || oneOf !== undefined);
  if (values) faults.push(changed('is not one of the values', 'not-allowed', 'nonsense'));
  else if (types.length > 0 && !isUnion) {
    const others: Record<string, unknown> = { string: 'seven', number: 7, object: {} };
    const accepted = new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
    const other = Object.entries(others).find(([type]) => !accepted.has(type));
    if (other) faults.push(changed(`is of type ${other[0]}`, 'wrong-type', other[1]));
  }
  if (typeof value === 'number') {
    const [minimum, maximum] = [limit('minimum'), limit('maximum')];
    if (minimum !== undefined) faults.push(changed('is too small', 'out-of-range', minimum - 1));
    if (maximum !== undefined) faults.push(changed('is too large', 'out-of-range', maximum + 1));
  }
  if (typeof value === 'string' && constraint('pattern') === undefined && !values) {
    const [shortest, longest] = [limit('minLength'), limit('maxLength')];
    if (shortest) faults.push(changed('is empty', 'too-short', ''));
    if (longest) faults.push(changed('is too long', 'too-long', 'a'.repeat(longest + 1)));
  }
  if (Array.isArray(value)) {
    const [fewest, most] = [limit('minItems'), limit('maxItems')];
    const canRepeat = !constraint('uniqueItems') && (JSON.stringify(value[0]) ?? '').length < 200;
    if (fewest) faults.push(changed('has too few entries', 'too-few', value.slice(0, fewest - 1)));
    if (most && most <= 20 && value.length > 0 && canRepeat)
      faults.push(changed('has too many entries', 'too-many', Array(most + 1).fill(value[0])));
  }
  return faults;
}

/** Returns the faults of a member of an object: misspelt, or missing. */
function memberFaults(pointer: string, name: string, schemas: readonly Schema[]): ValueFault[] {
  const isClosed = schemas.some((schema) => schema.additionalProperties === false);
  const isRequired = schemas.some((schema) =>
    (schema.required as string[] | undefined)?.includes(name),
  );
  const at = `${pointer}/${pointerToken(name)}`;
  const wrong = misspelt(name);
  const faults: ValueFault[] = [];
  // Numbers have no spelling.
  if (isClosed && Number.isNaN(Number(name)))
    faults.push({
      title: `is misspelt as ${wrong}`,
      edit: { pointer: at, rename: wrong },
      finds: {
        id: 'unknown-property',
        at: `${pointer}/${pointerToken(wrong)}`,
        marks: `"${wrong}"`,
      },
    });
  if (isRequired)
    faults.push({
      title: 'is missing',
      edit: { pointer: at, remove: true },
      finds: { id: 'missing-property', at: pointer || '1:1' },
    });
  return faults;
}

/** Returns every fault of a sample, of arrays those of the first entry. */
function* sampleFaults(sample: Sample): Generator<ValueFault> {
  const schemasOf = (pointer: string) =>
    schemasAt(sample.schema, pointer.slice(sample.pointer.length));
  const open: [string, unknown][] = [[sample.pointer, sample.value]];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const [pointer, value] = next;
    const schemas = schemasOf(pointer);
    // Nested blocks have schemas of their own.
    if (schemas.some((schema) => schema['x-blocks'] === true)) continue;
    if (pointer !== sample.pointer) yield* valueFaults(pointer, value, schemas);
    if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        yield* memberFaults(pointer, name, schemas);
        open.push([`${pointer}/${pointerToken(name)}`, inner]);
      }
    else if (Array.isArray(value) && value.length > 0) open.push([`${pointer}/0`, value[0]]);
  }
}

const blockSamples = (slug: string): Sample[] =>
  blockTypes.map((type) => {
    const { valid } = readFixtures(type);
    const data = valid.full ?? Object.values(valid)[0];
    const content = {
      schemaVersion: 1,
      path: '/sample',
      title: 'Sample',
      publicationDate: '2026-05-04',
      seo: { description: 'A sample of a block.' },
      blocks: [{ type, data }],
    };
    const schema = `${schemaBase}blocks/${type}/schema.json`;
    const file = `${slug}/pages/sample.json`;
    return { area: `block ${type}`, file, content, pointer: '/blocks/0/data', schema, value: data };
  });

/** Entities by the data file that lists them. */
const entityFiles: Readonly<Record<string, string>> = {
  brands: 'brand',
  cars: 'car',
  locations: 'location',
  manufacturerLocations: 'manufacturerLocation',
  models: 'model',
  offers: 'offer',
  reviews: 'review',
  team: 'teamMember',
};

function fileSamples(slug: string, tenants: ReadonlyMap<string, CorpusFile>): Sample[] {
  const sample = (area: string, path: string, schema: string, pointer = ''): Sample => {
    const file = `${slug}/${path}`;
    const value = resolvePointer(JSON.parse(tenants.get(file) as string), pointer);
    return { area, file, pointer, schema: schemaBase + schema, value };
  };
  return [
    sample('site', 'site.json', 'site.json'),
    sample('page', 'pages/contact.json', 'page.json'),
    sample('component', 'components/opening-hours.json', 'custom-component.json'),
    sample('redirect', 'redirects.json', 'entities/redirect.json', '/0'),
    ...Object.entries(entityFiles).map(([name, entity]) =>
      sample(`entity ${entity}`, `data/${name}.json`, `entities/${entity}.json`, '/0'),
    ),
  ];
}

/** A fault and the sample that it is planted in. */
export interface SchemaFault extends NamedFault {
  /** Content of the sample's file, if the corpus' tenants do not have it. */
  readonly content?: string;
}

/**
 * Returns faults of every property of every block type, entity and kind of file: misspelt, missing, of
 * the wrong type, and beyond each limit of its schema.
 */
export function schemaFaults(
  slug: string,
  tenants: ReadonlyMap<string, CorpusFile>,
): readonly SchemaFault[] {
  return [...blockSamples(slug), ...fileSamples(slug, tenants)].flatMap((sample) =>
    [...sampleFaults(sample)].map(({ title, edit, finds }): SchemaFault => ({
      area: sample.area,
      title: `${edit.pointer.slice(sample.pointer.length)} ${title}`,
      fault: { file: sample.file, edit, finds: [finds] },
      content: sample.content ? `${JSON.stringify(sample.content, null, 2)}\n` : undefined,
    })),
  );
}
