/**
 * Generates what follows from the JSON Schemas: types, validators, the block list, the table of
 * annotations and the property tables of the READMEs.
 * `--check` writes nothing and fails if a committed file is not what would be generated.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generateAnnotations } from './annotations.ts';
import { readmeWithTable } from './readme.ts';
import { allSchemas, librarySource, readSchemaFiles } from './schema-files.ts';
import { generateBlockTypes, generateTypes } from './types.ts';
import { generateValidators, generateValidatorTypes } from './validators.ts';

const files = readSchemaFiles();
const generated = join(librarySource, 'generated');
const declarations = generateValidatorTypes(files);
const outputs = new Map<string, string>([
  [join(generated, 'block-types.ts'), generateBlockTypes(files)],
  [join(generated, 'types.ts'), await generateTypes(files)],
  [join(generated, 'annotations.ts'), generateAnnotations(files)],
  [join(generated, 'schemas.json'), `${JSON.stringify(allSchemas(files))}\n`],
  [join(generated, 'validators.js'), await generateValidators(files, false)],
  [join(generated, 'validators.d.ts'), declarations],
  [join(generated, 'validators-all-errors.js'), await generateValidators(files, true)],
  [join(generated, 'validators-all-errors.d.ts'), declarations],
]);
for (const [type, schema] of files.blocks) {
  const readme = join(librarySource, 'blocks', type, 'README.md');
  if (existsSync(readme))
    outputs.set(readme, readmeWithTable(readFileSync(readme, 'utf8'), schema, files));
}

const current = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const stale = [...outputs].filter(([file, text]) => current(file) !== text);
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`${relative(process.cwd(), file)} is stale: run npm run codegen`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [file, text] of stale) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`codegen: ${outputs.size} files, ${stale.length} changed`);
