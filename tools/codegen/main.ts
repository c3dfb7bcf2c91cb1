/**
 * Generates what follows from the JSON Schemas.
 * Committed: types, tables, the property tables of the READMEs. Built into `build` folders, which
 * git ignores: the validators and the bundled schemas.
 *
 * `--check` writes nothing and fails if a committed file is stale. `--built` writes the built files
 * alone.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fingerprint, fingerprintFile } from '../run/validators.mjs';
import { generateBlockTraits } from './block-traits.ts';
import { generateAnnotations } from './annotations.ts';
import { generateReadme } from './readme.ts';
import { allSchemas, librarySource, readFormValues, readSchemaFiles } from './schema-files.ts';
import { generateBlockTypes, generateTypeIndex, generateTypes } from './types.ts';
import { generateValidators } from './validators.ts';
import { generateValueValidators } from './value-validators.ts';

type Outputs = ReadonlyMap<string, string>;

const files = readSchemaFiles();
const generated = join(librarySource, 'generated');
const built = join(librarySource, '../build');

const currentText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

async function committedFiles(): Promise<Outputs> {
  const outputs = new Map([
    [join(generated, 'block-types.ts'), generateBlockTypes(files)],
    [join(generated, 'block-traits.ts'), generateBlockTraits(files)],
    [join(generated, 'annotations.ts'), generateAnnotations(files)],
    [join(generated, 'types.ts'), generateTypeIndex(files)],
  ]);
  for (const [path, text] of await generateTypes(files))
    outputs.set(join(generated, 'types', path), text);
  for (const [type, schema] of files.blocks) {
    const readme = join(librarySource, 'blocks', type, 'README.md');
    const text = currentText(readme);
    if (text !== undefined) outputs.set(readme, generateReadme(type, text, schema, files));
  }
  return outputs;
}

async function builtFiles(): Promise<Outputs> {
  const [fast, thorough] = await Promise.all([
    generateValidators(files, false),
    generateValidators(files, true),
  ]);
  return new Map([
    [join(built, 'schemas.js'), `export const schemas = ${JSON.stringify(allSchemas(files))};\n`],
    [join(built, 'validators.js'), fast],
    [join(built, 'validators-all-errors.js'), thorough],
    [
      join(librarySource, '../../forms/build/value-validators.js'),
      generateValueValidators(readFormValues()),
    ],
  ]);
}

/** Files of removed schemas, which are generated no more. */
const leftovers = (outputs: Outputs): string[] =>
  readdirSync(generated, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !outputs.has(file));

/** Writes a file in one step, so that a process beside this one never reads half of it. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

async function writeBuilt(): Promise<void> {
  const current = fingerprint();
  for (const [file, text] of await builtFiles()) write(file, text);
  write(fingerprintFile, current);
}

if (process.argv.includes('--built')) {
  await writeBuilt();
} else {
  const outputs = await committedFiles();
  const stale = [...outputs].filter(([file, text]) => currentText(file) !== text);
  const removed = leftovers(outputs);
  if (process.argv.includes('--check')) {
    for (const file of [...stale.map(([each]) => each), ...removed])
      console.error(`${relative(process.cwd(), file)} is stale: run npm run codegen`);
    process.exit(stale.length + removed.length > 0 ? 1 : 0);
  }
  for (const [file, text] of stale) write(file, text);
  for (const file of removed) rmSync(file);
  await writeBuilt();
  console.log(`codegen: ${outputs.size} files, ${stale.length + removed.length} changed`);
}
