import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '@forecourt/block-schemas';
import { bundleSchema, editorSchemas, schemaFile } from '@forecourt/language-server/schemas';
import type { EditorSchema } from '@forecourt/language-server/schemas';
import { exitCodes, UsageError } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { makeFolder } from '../../shared/files/make-folder.ts';
import { pluralize } from '@forecourt/domain';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { drawTable } from '../../shared/terminal/table.ts';

/** Parsed arguments of `forecourt schema`. */
export interface SchemaRequest {
  /** One schema; all of them without. */
  readonly name?: string;
  /** Folder to write into. */
  readonly out?: string;
  readonly list?: boolean;
  readonly format: 'pretty' | 'json';
}

const textOf = (schema: EditorSchema): string =>
  `${JSON.stringify(bundleSchema(schema), null, 2)}\n`;

function schemaNamed(name: string): EditorSchema {
  const found = editorSchemas.find((schema) => schema.name === name);
  if (found !== undefined) return found;
  const meant = didYouMean(
    name,
    editorSchemas.map((schema) => schema.name),
  );
  throw new UsageError(
    `there is no schema "${name}"${meant ? `, did you mean "${meant}"?` : '; forecourt schema --list names them'}`,
  );
}

function listed(format: SchemaRequest['format']): string {
  if (format === 'json') {
    const schemas = editorSchemas.map(({ name, description, files }) => ({
      name,
      file: schemaFile(name),
      description,
      files,
    }));
    return `${JSON.stringify({ version: 1, schemas }, null, 2)}\n`;
  }
  const rows = editorSchemas.map(({ name, description, files }) => [
    name,
    files.join(', ') || 'data of a block',
    description.split(/(?<=\.)\s/)[0]!,
  ]);
  return drawTable([{ head: 'name' }, { head: 'for' }, { head: 'what it describes' }], rows);
}

async function writeSchemas(schemas: readonly EditorSchema[], folder: string): Promise<void> {
  await makeFolder(folder);
  for (const schema of schemas) {
    const file = join(folder, schemaFile(schema.name));
    try {
      await writeFile(file, textOf(schema));
    } catch (error) {
      throw new UsageError(
        `"${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`,
      );
    }
  }
}

/**
 * Prints, writes or lists the schemas for editors.
 * @throws {UsageError} for an unknown name and a folder that can't be written.
 */
export async function runSchema(
  { name, out, list, format }: SchemaRequest,
  { stdout, stderr }: ProcessContext,
): Promise<ExitCode> {
  const asked = name === undefined ? editorSchemas : [schemaNamed(name)];
  if (list || (name === undefined && out === undefined)) {
    stdout.write(listed(format));
  } else if (out !== undefined) {
    await writeSchemas(asked, out);
    stderr.write(`Wrote ${pluralize(asked.length, 'schema')} to ${out}\n`);
  } else {
    stdout.write(textOf(asked[0]!));
  }
  return exitCodes.fine;
}
