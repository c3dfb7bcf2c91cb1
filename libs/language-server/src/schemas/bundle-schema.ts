import { blockTypes, schemaById, schemaBase } from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';
import type { EditorSchema } from './schema-catalogue.ts';

type Schema = Readonly<Record<string, unknown>>;

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords whose value is data, not a schema. */
const literals = new Set(['default', 'enum', 'const', 'examples', 'required']);
/** Keywords whose members are named by the schema's author. */
const named = new Set(['properties', '$defs', 'patternProperties']);
/** Keywords that belong to a file of the library and not to a part of a bundle. */
const ofFiles = new Set(['$id', '$schema', '$defs']);

/** Text that a snippet takes as it is. */
const literal = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/[\\$}]/g, '\\$&');
  if (Array.isArray(value)) return value.map(literal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, literal(member)]));
};

const blockSchema = (type: string) => schemaById(`${schemaBase}blocks/${type}/schema.json`)!;

const snippetOf = (type: string) => {
  const { examples, description } = blockSchema(type);
  const data = (examples as unknown[] | undefined)?.[0] ?? {};
  return { label: type, description, body: { type, data: literal(data) } };
};

/** Puts a schema and all that it refers to into one document. */
class Bundle {
  readonly #definitions = new Map<string, Schema>();
  readonly #names = new Map<string, string>();
  readonly #checksBlocks: boolean;

  /** @param checksBlocks whether the data of blocks has to fit their type's schema. */
  constructor(checksBlocks: boolean) {
    this.#checksBlocks = checksBlocks;
  }

  /** Name of a schema among the definitions; it is added with all that it needs. */
  define(address: string): string {
    const known = this.#names.get(address);
    if (known !== undefined) return known;
    const [id = '', fragment = ''] = address.split('#');
    const schema = resolvePointer(schemaById(id), decodeURIComponent(fragment)) as Schema;
    const name = String(schema.title ?? fragment.split('/').at(-1));
    this.#names.set(address, name);
    const isBlock = address === `${schemaBase}common.json#/$defs/block`;
    const written = this.write(schema, id) as Schema;
    this.#definitions.set(name, isBlock ? this.#anyBlock(written) : written);
    return name;
  }

  /** Returns a schema for the bundle, with references into it and texts for editors. */
  write(schema: unknown, id: string): unknown {
    if (Array.isArray(schema)) return schema.map((each) => this.write(each, id));
    if (typeof schema !== 'object' || schema === null) return schema;
    const { 'x-message': message } = schema as Schema;
    const written = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (ofFiles.has(keyword) || keyword.startsWith('x-')) return [];
      if (literals.has(keyword)) return [[keyword, value]];
      if (keyword === '$ref')
        return [['$ref', `#/$defs/${this.define(new URL(String(value), id).href)}`]];
      if (!named.has(keyword)) return [[keyword, this.write(value, id)]];
      const members = Object.entries(value as Schema);
      return [
        [keyword, Object.fromEntries(members.map(([name, each]) => [name, this.write(each, id)]))],
      ];
    });
    if (typeof message === 'string') written.push(['patternErrorMessage', message]);
    return Object.fromEntries(written);
  }

  /** Blocks propose their types, and each type's data has its schema. */
  #anyBlock(block: Schema): Schema {
    const properties = block.properties as Record<string, Schema>;
    const type = {
      ...properties.type,
      anyOf: [
        {
          enum: blockTypes,
          enumDescriptions: blockTypes.map((each) => blockSchema(each).description),
        },
        { description: 'A name of the tenant’s own registry.', type: 'string' },
      ],
    };
    const rules = blockTypes.map((each) => ({
      if: { required: ['type'], properties: { type: { const: each } } },
      then: {
        properties: {
          data: { $ref: `#/$defs/${this.define(`${schemaBase}blocks/${each}/schema.json`)}` },
        },
      },
    }));
    return {
      ...block,
      properties: { ...properties, type },
      defaultSnippets: blockTypes.map(snippetOf),
      ...(this.#checksBlocks && { allOf: rules }),
    };
  }

  get definitions(): Readonly<Record<string, Schema>> {
    const byName = [...this.#definitions].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(byName);
  }
}

/**
 * A schema in one document that refers to nothing outside itself, for editors: JSON Schema 2020-12,
 * with Visual Studio Code's keywords for messages, value descriptions and snippets besides.
 */
export function bundleSchema({ name, root, isList, byName }: EditorSchema): Schema {
  // A component's blocks are templates: its placeholders fit no schema before they are filled in.
  const bundle = new Bundle(name !== 'component');
  const ref = (id: string) => ({ $ref: `#/$defs/${bundle.define(id)}` });
  const list = () => ({ type: 'array', items: ref(root) });
  const top = isList
    ? {
        title: name,
        description: `A list. ${String(schemaById(root)?.description ?? '')}`,
        ...(byName === undefined
          ? list()
          : { anyOf: [list(), { type: 'object', additionalProperties: ref(byName) }] }),
      }
    : (bundle.write(schemaById(root), root) as Schema);
  const { definitions } = bundle;
  const all = Object.keys(definitions).length > 0 ? { $defs: definitions } : {};
  return { $schema: draft, ...top, ...all };
}
