import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { annotationKeywords } from '../../libs/block-schemas/src/keywords.ts';
import { allSchemas, type JsonSchema, type SchemaFiles } from './schema-files.ts';

/** Keywords that validation does not need, left out of the generated code. */
const notes: readonly string[] = ['examples', 'description', ...annotationKeywords];

/** Keywords whose value is data, not a schema. */
const literals = ['default', 'enum', 'const', 'required'];

/**
 * Nested blocks are checked one by one by their own type, so a bad block is a local error: the
 * validator of what holds them only sees that there is an array.
 */
function withoutNestedBlocks(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNestedBlocks);
  if (schema === null || typeof schema !== 'object') return schema;
  const isBlockList = (schema as JsonSchema)['x-blocks'] === true;
  const dropped = isBlockList ? [...notes, 'items'] : notes;
  const kept = Object.entries(schema as JsonSchema).filter(
    ([keyword]) => !dropped.includes(keyword),
  );
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (literals.includes(keyword)) return [keyword, value];
      // The members of these are named by the schema's author: `description` there is a property.
      if (keyword !== 'properties' && keyword !== '$defs')
        return [keyword, withoutNestedBlocks(value)];
      const members = Object.entries(value as Record<string, unknown>);
      return [
        keyword,
        Object.fromEntries(members.map(([name, member]) => [name, withoutNestedBlocks(member)])),
      ];
    }),
  );
}

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * A property named as a member of every object (`constructor`, `toString`) would seem to be there
 * always. No schema has one, so validators need no own-property check, which costs a quarter of
 * their time. @throws if a schema names one.
 */
function refuseInheritedNames(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  for (const name of Object.keys((node as JsonSchema).properties ?? {})) {
    if (inherited.has(name)) throw new Error(`a property can't be named "${name}"`);
  }
  for (const member of Object.values(node)) refuseInheritedNames(member);
}

/** @throws for a schema without an id, which no validator could be found by. */
function idOf({ $id, title }: JsonSchema): string {
  if ($id === undefined) throw new Error(`the schema "${title}" has no $id`);
  return $id;
}

/** Names under which the generated module exports its validators. */
const exportsOf = (files: SchemaFiles): Record<string, string> => ({
  page: idOf(files.page),
  site: idOf(files.site),
  customComponent: idOf(files.customComponent),
  importMapping: idOf(files.importMapping),
  lintConfig: idOf(files.lintConfig),
  domains: idOf(files.domains),
  block: `${files.common.$id}#/$defs/block`,
  ...Object.fromEntries(
    [...files.entities].map(([name, schema]) => [`entity_${name}`, idOf(schema)]),
  ),
  ...Object.fromEntries([...files.blocks].map(([type, schema]) => [`block_${type}`, idOf(schema)])),
});

/**
 * ajv counts the code points of every text that has a limit. A text has no more code points than
 * code units, and at least half as many, so the `length` of most texts shows that they are within
 * their limits without counting.
 */
function countOnlyDoubtfulTexts(code: string): string {
  const counter = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)/.exec(code)?.[1];
  if (!counter) return code;
  const comparison = new RegExp(`if\\(${counter}\\((\\w+)\\) ([<>]) (\\d+)\\)`, 'g');
  return code.replace(comparison, (count, text: string, sign: '<' | '>', limit: string) => {
    const doubtful = sign === '>' ? limit : Number(limit) * 2;
    return count.replace('(', `(${text}.length ${sign} ${doubtful} && `);
  });
}

/**
 * Compiles schemas to one self-contained ES module.
 * @param schemas every schema that is needed, the referenced ones too.
 * @param names addresses of those to export, by the name of the validator; `block_form` is exported as `block:form`.
 * @param allErrors false stops at the first error (servers), true goes on (the command line).
 */
async function compileValidators(
  schemas: readonly JsonSchema[],
  names: Readonly<Record<string, string>>,
  allErrors: boolean,
): Promise<string> {
  const options: Options = {
    allErrors,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    // Values come from JSON, so what they have is their own; `refuseInheritedNames` holds the rest.
    ownProperties: false,
    messages: false,
    unicodeRegExp: true,
    code: { source: true, esm: true, lines: false, optimize: 2 },
    schemas: schemas.map((schema) => withoutNestedBlocks(schema) as JsonSchema),
  };
  const ajv = new Ajv2020(options);
  schemas.forEach(refuseInheritedNames);
  const code = countOnlyDoubtfulTexts(standaloneCode(ajv, { ...names }));
  const table = Object.keys(names).map(
    (name) => `  ${JSON.stringify(name.replace('_', ':'))}: ${name},`,
  );
  const bundled = await build({
    stdin: {
      contents: `${code}\nexport const validators = {\n${table.join('\n')}\n};\n`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    legalComments: 'none',
    write: false,
    lineLimit: 2000,
    treeShaking: true,
  });
  const source = bundled.outputFiles[0]!.text;
  // ajv's helpers carry their own address as a string: those quoted calls are never made.
  if (/(?<!["'`])\brequire\(/.test(source))
    throw new Error('Generated validators still call require()');
  return source;
}

/** Validators of pages, sites, entities and blocks. */
export const generateValidators = (files: SchemaFiles, allErrors: boolean): Promise<string> =>
  compileValidators(allSchemas(files), exportsOf(files), allErrors);
