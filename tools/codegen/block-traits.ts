import { dataKinds } from '../../libs/block-schemas/src/data-kinds.ts';
import { arraySource, schemaLocations } from './annotations.ts';
import type { JsonSchema, SchemaFile, SchemaFiles } from './schema-files.ts';
import { banner } from './types.ts';

const headings = ['none', 'section', 'own-level'];

/** A kind of values and its member: `offers.model`. */
const queryValue = /^(?:[a-z]+\.[a-z_]+)?$/;

/** Source of the query parameters that a block reads; '' for none. @throws for a malformed kind of values. */
function querySource(type: string, schema: JsonSchema): string {
  const query = Object.entries((schema['x-query'] ?? {}) as Record<string, string>);
  for (const [name, values] of query)
    if (!queryValue.test(values))
      throw new Error(
        `blocks/${type}: "x-query" has "${values}" for ${name}, such as offers.model`,
      );
  const source = query.map(([name, values]) => `${name}: '${values}'`).join(', ');
  return source && `, query: { ${source} }`;
}

/** How a block shows a picture: the value of `x-picture`. Names are relative to the picture's own. */
interface PictureKeyword {
  readonly alt?: string;
  readonly width?: string;
  readonly height?: string;
  readonly minWidth?: number;
}

const named = ['alt', 'width', 'height'] as const;

const resolved = (from: readonly string[], name: string): string[] =>
  name
    .split('/')
    .reduce((path, step) => (step === '..' ? path.slice(0, -1) : [...path, step]), [...from]);

/** The longest path that all paths begin with. */
function commonPath(paths: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = paths;
  const end = first.findIndex((step, index) => others.some((other) => other[index] !== step));
  return first.slice(0, end < 0 ? first.length : end);
}

/** Members of an entry of `x-data`: properties that must be set, and that must not. */
const dataConditions = ['if', 'unless'] as const;

/** Sources of the kinds of data that a block shows. @throws for an unknown kind or property. */
function dataSources(type: string, schema: SchemaFile, files: SchemaFiles): string[] {
  const known = new Set(schemaLocations(schema, files).map(({ path }) => path.join('/')));
  const shown = (schema['x-data'] ?? {}) as Record<string, Record<string, readonly string[]>>;
  return Object.entries(shown).map(([kind, conditions]) => {
    const fail = (problem: string): never => {
      throw new Error(`blocks/${type}: "x-data" ${problem}`);
    };
    if (!dataKinds.some((each) => each === kind))
      fail(`has the unknown kind "${kind}"; known are ${dataKinds.join(', ')}`);
    const sources = Object.entries(conditions).map(([name, properties]) => {
      if (!dataConditions.some((each) => each === name))
        fail(`of ${kind} has the unknown member "${name}"; known are if and unless`);
      const missing = properties.find((each) => !known.has(each));
      if (missing !== undefined) fail(`of ${kind} names "${missing}", which is not a property`);
      return `, ${name}: [${properties.map((each) => arraySource(each.split('/'))).join(', ')}]`;
    });
    return `{ kind: '${kind}'${sources.join('')} }`;
  });
}

/** Source of the entry of one picture. @throws if it names a property that the block does not have. */
function pictureSource(
  type: string,
  path: readonly string[],
  keyword: PictureKeyword,
  known: ReadonlySet<string>,
): string {
  const fail = (problem: string): never => {
    throw new Error(`blocks/${type}: "x-picture" of ${path.join('/')} ${problem}`);
  };
  for (const name of Object.keys(keyword))
    if (name !== 'minWidth' && !named.some((each) => each === name))
      fail(`has the unknown member "${name}"; known are ${named.join(', ')} and minWidth`);
  const properties = named.flatMap((name) => {
    const value = keyword[name];
    if (value === undefined) return [];
    const at = resolved(path.slice(0, -1), value);
    if (!known.has(at.join('/'))) fail(`names "${value}", which is not a property`);
    return [[name, at] as const];
  });
  const holder = commonPath([path, ...properties.map(([, at]) => at)].map((at) => at.slice(0, -1)));
  const below = (at: readonly string[]) => arraySource(at.slice(holder.length));
  return [
    `{ holder: ${arraySource(holder)}`,
    `source: ${below(path)}`,
    ...properties.map(([name, at]) => `${name}: ${below(at)}`),
    ...(keyword.minWidth === undefined ? [] : [`minWidth: ${keyword.minWidth}`]),
  ].join(', ');
}

/** Sources of the entries of a block's pictures. @throws if an asset lacks `x-picture`. */
function pictureSources(type: string, schema: SchemaFile, files: SchemaFiles): string[] {
  const locations = schemaLocations(schema, files);
  const known = new Set(locations.map(({ path }) => path.join('/')));
  const assets = locations.filter(({ schema }) => schema['x-ref'] === 'asset');
  return [...new Set(assets.map(({ path }) => path.join('/')))].flatMap((at) => {
    const [keyword] = locations
      .filter(({ path }) => path.join('/') === at)
      .flatMap((place) => ('x-picture' in place.schema ? [place.schema['x-picture']] : []));
    if (keyword === undefined)
      throw new Error(
        `blocks/${type}: ${at} is an asset without "x-picture"; add one, or false if it is not a picture`,
      );
    return keyword === false
      ? []
      : [`${pictureSource(type, at.split('/'), keyword as PictureKeyword, known)} }`];
  });
}

/** Source of the types of the table. */
const declarations = `import type { DataKind } from '../data-kinds.ts';
import type { BlockType } from './block-types.ts';

/** A picture in a block's data. Paths have \`*\` for any array index. */
export interface PictureTraits {
  /** Path in the data to the object that has the picture and what belongs to it. */
  readonly holder: readonly string[];
  /** Path from the holder to the name of the file. */
  readonly source: readonly string[];
  /** Path from the holder to the alternative text; none for a picture that only decorates. */
  readonly alt?: readonly string[];
  /** Paths from the holder to the size in pixels. */
  readonly width?: readonly string[];
  readonly height?: readonly string[];
  /** Pixels across that a photograph needs to be sharp. */
  readonly minWidth?: number;
}

/** A kind of the dealer's data that a block shows. Paths have \`*\` for any array index. */
export interface ShownData {
  readonly kind: DataKind;
  /** Paths in the data of which one must be set. */
  readonly if?: readonly (readonly string[])[];
  /** Paths in the data of which none may be set. */
  readonly unless?: readonly (readonly string[])[];
}

/** Facts about a block type that checks rely on. */
export interface BlockTraits {
  /** The heading that the block renders; \`section\` may begin with a heading of level 2. */
  readonly heading: 'none' | 'section' | 'own-level';
  readonly pictures: readonly PictureTraits[];
  /** Kinds of the dealer's data that it shows, besides entries that it names; none if left out. */
  readonly data?: readonly ShownData[];
  /**
   * Query parameters that it reads, which are part of a page's cache key, with the values that each has:
   * those of a member of the dealer's data, such as \`offers.model\`, or ''; none if left out.
   */
  readonly query?: Readonly<Record<string, string>>;
}

`;

/**
 * Generates the table of traits that checks need of every block type.
 * @throws if a block's schema lacks the keyword of one.
 */
export function generateBlockTraits(files: SchemaFiles): string {
  const rows = [...files.blocks].map(([type, schema]) => {
    const heading = schema['x-heading'];
    if (!headings.includes(heading as string))
      throw new Error(`blocks/${type}: "x-heading" must be one of ${headings.join(', ')}`);
    const pictures = pictureSources(type, schema, files).map((source) => `      ${source},\n`);
    const data = dataSources(type, schema, files).join(', ');
    const own = `heading: '${String(heading)}'${data && `, data: [${data}]`}${querySource(type, schema)}`;
    return pictures.length === 0
      ? `  ${type}: { ${own}, pictures: [] },\n`
      : `  ${type}: {\n    ${own},\n    pictures: [\n${pictures.join('')}    ],\n  },\n`;
  });
  const forms = [...files.blocks].flatMap(([type, schema]) =>
    schema['x-form'] === true ? [type] : [],
  );
  return `${banner("the blocks' x- keywords")}
${declarations}/** Traits of every block type. */
export const blockTraits: Readonly<Record<BlockType, BlockTraits>> = {
${rows.join('')}};

/** Types of the blocks that are forms. */
export const formBlockTypes = ${arraySource(forms)} as const satisfies readonly BlockType[];
`;
}
