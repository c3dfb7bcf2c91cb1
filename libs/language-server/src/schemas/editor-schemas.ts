import { blockTypes, schemaBase, schemaById } from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';
import type { CustomComponentDefinition } from '@forecourt/block-schemas';
import { blockDescription, blockSchemaId } from '../knowledge/block-types.ts';
import { asMarkdown } from '../knowledge/entry.ts';
import { snippetOf, stops } from './snippets.ts';

type Json = Readonly<Record<string, unknown>>;
type Components = Iterable<CustomComponentDefinition>;

const commonId = `${schemaBase}common.json`;
const configId = `${schemaBase}lint-config.json`;

const isType = (name: string): Json => ({
  properties: { type: { const: name } },
  required: ['type'],
});

const snippet = (type: string, description: string, data: unknown): Json => ({
  label: type,
  description,
  body: { type, data },
});

const propTypes: Readonly<Record<string, string>> = { number: 'number', boolean: 'boolean' };

/** Schema of a component's properties. */
function propsSchema({ props = [] }: CustomComponentDefinition): Json {
  const schemas = props.map(({ name, type, description, default: standard }) => [
    name,
    {
      type: propTypes[type] ?? 'string',
      ...(description !== undefined && {
        description,
        markdownDescription: asMarkdown(description),
      }),
      default: standard,
    },
  ]);
  return { type: 'object', properties: Object.fromEntries(schemas) as Json };
}

function propsSnippet({ props = [] }: CustomComponentDefinition): unknown {
  const stop = stops();
  const required = props.filter((prop) => prop.required && prop.default === undefined);
  const bodies = required.map(({ name, type }) => [
    name,
    type === 'boolean' || type === 'number' ? `^$${stop()}` : `$${stop()}`,
  ]);
  return required.length === 0 ? `^{$${stop()}}` : (Object.fromEntries(bodies) as Json);
}

/** Schema of a block: its type selects the schema of its data, and a new block starts with what it requires. */
function blockSchema(block: Json, components: Components): Json {
  const own = [...components];
  const properties = block.properties as Json;
  const names = [...blockTypes, ...own.map(({ name }) => name)];
  const about = [...blockTypes.map(blockDescription), ...own.map((each) => each.description ?? '')];
  const bodies = blockTypes.map((type) => snippetOf(blockSchemaId(type), '', stops()));
  return {
    ...block,
    properties: {
      ...properties,
      type: {
        ...(properties.type as Json),
        enum: names,
        markdownEnumDescriptions: about.map(asMarkdown),
      },
      data: true,
    },
    allOf: [
      ...blockTypes.map((type, index) => ({
        if: isType(type),
        then: {
          properties: {
            data: { $ref: blockSchemaId(type), defaultSnippets: [{ body: bodies[index] }] },
          },
        },
      })),
      ...own.map((component) => ({
        if: isType(component.name),
        then: {
          properties: {
            data: {
              ...propsSchema(component),
              defaultSnippets: [{ body: propsSnippet(component) }],
            },
          },
        },
      })),
      {
        if: isType('customComponent'),
        then: {
          properties: {
            data: {
              allOf: own.map((component) => ({
                if: { properties: { name: { const: component.name } }, required: ['name'] },
                then: { properties: { props: propsSchema(component) } },
              })),
            },
          },
        },
      },
    ],
    defaultSnippets: [
      ...blockTypes.map((type, index) => snippet(type, blockDescription(type), bodies[index])),
      ...own.map((each) => snippet(each.name, each.description ?? '', propsSnippet(each))),
    ],
  };
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Keywords whose value is data. */
const literals: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'required']);

/**
 * Keywords of no use to editors: examples would be proposed instead of what a value needs. A title
 * is the name of a type, unless it is a property's.
 */
const isOmitted = (keyword: string, value: unknown): boolean =>
  keyword === 'examples' || (keyword === 'title' && typeof value === 'string');

/**
 * Returns a schema in which each reference with a description of its own is replaced by its target with
 * that description: the service would show the target's.
 */
function withOwnWords(schema: unknown, id: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withOwnWords(each, id));
  if (!isJson(schema)) return schema;
  const { $ref, ...rest } = schema;
  const own: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(rest))
    if (!isOmitted(keyword, value))
      own[keyword] = literals.has(keyword) ? value : withOwnWords(value, id);
  // Else the service would escape more of it than Markdown asks for.
  if (typeof rest.description === 'string') own.markdownDescription = asMarkdown(rest.description);
  if (typeof $ref !== 'string') return own;
  const target = new URL($ref, id);
  const absolute = { $ref: target.href };
  if (Object.keys(own).length === 0) return absolute;
  const document = target.href.replace(target.hash, '');
  const found = resolvePointer(schemaById(document), decodeURIComponent(target.hash.slice(1)));
  return isJson(found)
    ? { ...(withOwnWords(found, document) as Json), ...own }
    : { ...absolute, ...own };
}

const prepared = new Map<string, Json | undefined>();

/** A schema as an editor needs it, made once. */
function schemaOf(id: string): Json | undefined {
  if (!prepared.has(id)) {
    const schema = schemaById(id);
    prepared.set(id, schema && (withOwnWords(schema, id) as Json));
  }
  return prepared.get(id);
}

/** A rule of the configuration or of a plugin. */
export interface OwnRule {
  readonly id: string;
  readonly description: string;
}

/** Returns the schema of the configuration, with own rules among the properties of `rules`. */
function configSchema(config: Json, ownRules: readonly OwnRule[]): Json {
  const defs = config.$defs as { readonly rules: Json; readonly ownRule: Json };
  const properties = { ...(defs.rules.properties as Json) };
  for (const { id, description } of ownRules)
    properties[id] = { ...defs.ownRule, description, markdownDescription: asMarkdown(description) };
  return { ...config, $defs: { ...defs, rules: { ...defs.rules, properties } } };
}

/**
 * The schemas as an editor needs them, by `$id`: blocks select the schema of their data by their type,
 * the tenant's own components included, and the configuration knows own rules. For completion and
 * hover; the checker validates.
 */
export function editorSchemas(
  components: Components,
  ownRules: readonly OwnRule[] = [],
): (id: string) => Json | undefined {
  const common = schemaOf(commonId)!;
  const defs = common.$defs as { readonly block: Json };
  const withTypes = { ...common, $defs: { ...defs, block: blockSchema(defs.block, components) } };
  const config = configSchema(schemaOf(configId)!, ownRules);
  const adapted = new Map([
    [commonId, withTypes],
    [configId, config],
  ]);
  return (id) => adapted.get(id) ?? schemaOf(id);
}

/** `$id` of a schema of the contract. @param file below the folder of schemas, `page.json`. */
export const schemaId = (file: string): string => schemaBase + file;
