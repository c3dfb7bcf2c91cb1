import { type JsonSchema, type SchemaFiles } from './schema-files.ts';

const start = '<!-- properties -->';
const end = '<!-- /properties -->';

/** A schema's type in a few words, for a table cell. */
function typeOf(schema: JsonSchema, files: SchemaFiles): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!;
    const target = files.common.$defs?.[name];
    return target && Array.isArray(target.enum) && target.enum.length <= 4
      ? typeOf(target, files)
      : name;
  }
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.type === 'array')
    return `list of ${typeOf((schema.items ?? {}) as JsonSchema, files)}`;
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = schema[keyword] as JsonSchema[] | undefined;
    if (branches) return branches.map((branch) => typeOf(branch, files)).join(' or ');
  }
  return Array.isArray(schema.type)
    ? schema.type.join(' or ')
    : String(schema.title ?? schema.type ?? 'any');
}

function rows(schema: JsonSchema, prefix: string, files: SchemaFiles): string[] {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const fallback =
      property.default === undefined ? '' : `\`${JSON.stringify(property.default)}\``;
    const target =
      typeof property.$ref === 'string'
        ? files.common.$defs?.[property.$ref.split('/').at(-1)!]
        : undefined;
    const description = String(property.description ?? target?.description ?? '').replaceAll(
      '|',
      '\\|',
    );
    const row = `| \`${path}\` | ${typeOf(property, files)} | ${required.has(name) ? 'yes' : ''} | ${fallback} | ${description} |`;
    const inner = property.type === 'array' ? (property.items as JsonSchema) : property;
    return [
      row,
      ...(inner?.properties
        ? rows(inner, `${path}${property.type === 'array' ? '[].' : '.'}`, files)
        : []),
    ];
  });
}

/**
 * The README with its property table made anew between the two markers.
 * @throws if the markers are missing.
 */
export function readmeWithTable(readme: string, schema: JsonSchema, files: SchemaFiles): string {
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)];
  if (before < 0 || after < before)
    throw new Error(`${schema.$id}: README.md lacks ${start} … ${end}`);
  const table = [
    '| Property | Type | Required | Default | Meaning |',
    '| --- | --- | --- | --- | --- |',
    ...rows(schema, '', files),
  ].join('\n');
  return `${readme.slice(0, before + start.length)}\n\n${table}\n\n${readme.slice(after)}`;
}
