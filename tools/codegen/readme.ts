import { allSchemas, type JsonSchema, type SchemaFiles } from './schema-files.ts';

/** A schema, and the schema file that its references are relative to. */
interface SchemaLocation {
  readonly schema: JsonSchema;
  readonly file: JsonSchema;
}

/** Returns the target of a reference, or the location itself if its schema is not a reference. */
function followed({ schema, file }: SchemaLocation, files: SchemaFiles): SchemaLocation {
  if (typeof schema.$ref !== 'string') return { schema, file };
  const url = new URL(schema.$ref, file.$id);
  const target = allSchemas(files).find(({ $id }) => $id === url.href.split('#')[0])!;
  const name = url.hash.split('/').at(-1);
  return { schema: name ? target.$defs![name]! : target, file: target };
}

/** A schema's type in a few words, for a table cell. */
function typeOf(location: SchemaLocation, files: SchemaFiles): string {
  const { schema, file } = location;
  const of = (part: unknown) => typeOf({ schema: part as JsonSchema, file }, files);
  if (typeof schema.$ref === 'string') {
    const target = followed(location, files);
    const { enum: values } = target.schema;
    const listed = Array.isArray(values) && (values.length <= 4 || target.file !== files.common);
    return listed ? typeOf(target, files) : schema.$ref.split('/').at(-1)!.replace('.json', '');
  }
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.type === 'array') return `list of ${of(schema.items ?? {})}`;
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = schema[keyword] as JsonSchema[] | undefined;
    if (branches) return branches.map(of).join(' or ');
  }
  return Array.isArray(schema.type)
    ? schema.type.join(' or ')
    : String(schema.title ?? schema.type ?? 'any');
}

/** Rows of a schema's properties and of theirs; what the shared definitions hold is left to their name. */
function rows(
  location: SchemaLocation,
  prefix: string,
  files: SchemaFiles,
  open: readonly JsonSchema[],
): string[] {
  const { schema, file } = location;
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const fallback =
      property.default === undefined ? '' : `\`${JSON.stringify(property.default)}\``;
    const target = followed({ schema: property, file }, files);
    const description = String(property.description ?? target.schema.description ?? '');
    const type = typeOf({ schema: property, file }, files);
    const row = `| \`${path}\` | ${type} | ${required.has(name) ? 'yes' : ''} | ${fallback} | ${description.replaceAll('|', '\\|')} |`;
    const isList = target.schema.type === 'array';
    const inner = isList
      ? followed({ schema: (target.schema.items ?? {}) as JsonSchema, file: target.file }, files)
      : target;
    if (inner.file === files.common || open.includes(inner.schema)) return [row];
    return [row, ...rows(inner, `${path}${isList ? '[].' : '.'}`, files, [...open, inner.schema])];
  });
}

/** The README with a text in location of what is between two markers; undefined if it lacks them. */
function between(readme: string, start: string, end: string, text: string): string | undefined {
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)];
  return before < 0 || after < before
    ? undefined
    : `${readme.slice(0, before + start.length)}\n\n${text}\n\n${readme.slice(after)}`;
}

/**
 * The README of a block with its property table between the markers `properties`, and, if it has the
 * markers `example`, the schema's description and first example between those.
 * @throws if the markers of the table are missing.
 */
export function generateReadme(
  type: string,
  readme: string,
  schema: JsonSchema,
  files: SchemaFiles,
): string {
  const example = JSON.stringify({ type, data: (schema.examples as unknown[])[0] }, null, 2);
  const about = `${schema.description}\n\n\`\`\`json\n${example}\n\`\`\``;
  const table = [
    '<!-- prettier-ignore -->',
    '| Property | Type | Required | Default | Meaning |',
    '| --- | --- | --- | --- | --- |',
    ...rows({ schema, file: schema }, '', files, [schema]),
  ].join('\n');
  const withAbout = between(readme, '<!-- example -->', '<!-- /example -->', about) ?? readme;
  const whole = between(withAbout, '<!-- properties -->', '<!-- /properties -->', table);
  if (whole === undefined)
    throw new Error(`${schema.$id}: README.md lacks the markers of its table`);
  return whole;
}
