import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { capitalize } from '@forecourt/domain';
import { editJson } from '@forecourt/json';
import { appendLine, insertLine } from './insert-line.ts';
import { camelCase, checkKebabName, inWords } from './names.ts';
import { applyScaffold } from './scaffold.ts';
import { findWorkspace } from './workspace.ts';

const presets = 'libs/forms/src/presets';
const formSchema = 'libs/block-schemas/src/blocks/form/schema.json';

const source = (name: string) => {
  const key = camelCase(name);
  return `import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** Describe here which enquiry the form is for. */
export const ${key}: Preset = {
  category: 'General Enquiry',
  subcategory: '${capitalize(inWords(name))}',
  form: ({ copy }) => ({
    heading: copy.presets.${key}.heading,
    submitText: copy.presets.${key}.submit,
    fields: [
      ...contact(copy),
      { name: 'Comments', type: 'textarea', label: copy.questions.comments },
    ],
  }),
};
`;
};

/** Source of the registry of presets with one more, at its end. */
function withPreset(registry: string, name: string): string {
  const key = camelCase(name);
  const imported = insertLine(
    registry,
    /^import \{ .* \} from '\.\/([\w-]+)\.ts';$/,
    name,
    `import { ${key} } from './${name}.ts';`,
  );
  const start = imported.indexOf('export const presets');
  const end = imported.indexOf('\n};', start);
  const entry = key === name ? `  ${key},` : `  '${name}': ${key},`;
  const entries = appendLine(imported.slice(start, end), /^ {2}\S.*,$/, entry);
  return imported.slice(0, start) + entries + imported.slice(end);
}

/** Source of the English texts with those of one more preset. */
const withCopy = (texts: string, name: string): string =>
  appendLine(
    texts,
    /^export const presets = \{$/,
    `  ${camelCase(name)}: { heading: '${capitalize(inWords(name))}', submit: 'Send enquiry' },`,
  );

/** Names of presets that the form block's schema allows. */
const namesIn = (schema: string): readonly string[] =>
  (JSON.parse(schema) as { readonly $defs: { readonly preset: { readonly enum: string[] } } }).$defs
    .preset.enum;

/** The form block's schema with one more preset, at the end of its list. */
const withName = (schema: string, name: string): string =>
  editJson(schema, [{ pointer: '/$defs/preset/enum', value: [...namesIn(schema), name] }]);

/**
 * Adds a form preset to the workspace: its file, its texts, its name in the form block's schema, its
 * entry in the registry and everything generated.
 * @returns paths of the files written by hand.
 * @throws {UsageError} for a bad or taken name, or outside a workspace.
 */
export async function newPreset(name: string, cwd: string): Promise<readonly string[]> {
  const workspace = findWorkspace(cwd);
  const files = await readdir(join(workspace, presets)).catch(() => []);
  const taken = files.map((file) => file.replace(/(?:\.spec)?\.ts$/, ''));
  const schema = await readFile(join(workspace, formSchema), 'utf8');
  checkKebabName('preset', name, [...taken, ...namesIn(schema)]);
  return applyScaffold(workspace, {
    created: new Map([[`${presets}/${name}.ts`, source(name)]]),
    edited: new Map([
      [`${presets}/index.ts`, (registry: string) => withPreset(registry, name)],
      ['libs/copy/src/en/presets.ts', (texts: string) => withCopy(texts, name)],
      [formSchema, (text: string) => withName(text, name)],
    ]),
  });
}
