import { existsSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { exitCodes, UsageError } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { makeFolder } from '../../shared/files/make-folder.ts';
import { pluralize } from '@forecourt/domain';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import type { Plan, SetupFile } from './planned-file.ts';
import { schemaFolder, setupFiles } from './setup-files.ts';

/** Parsed arguments of `forecourt init`. */
export interface InitRequest {
  /** Folder to set up. */
  readonly folder: string;
  /** Folder of tenants, from there. */
  readonly tenants: string;
  /** Also write a job for GitLab CI. */
  readonly gitlab?: boolean;
  /** Also write a pre-commit hook. */
  readonly hook?: boolean;
  /** Report the changes without writing them. */
  readonly dryRun: boolean;
}

interface Planned {
  readonly file: SetupFile;
  readonly plan: Plan;
}

/** Reads a file; undefined if there is none. @throws an error with a `code` if it can't be read. */
async function textAt(path: string): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function planFor(file: SetupFile, folder: string): Promise<Plan> {
  try {
    return file.plan(await textAt(join(folder, file.path)));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'it is not UTF-8' : String(code);
    return { outcome: 'left alone', note: `it cannot be read (${why})` };
  }
}

/** Writes a file atomically. */
async function write(path: string, text: string, isExecutable = false): Promise<void> {
  await makeFolder(dirname(path));
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(beside, text, { flag: 'wx', mode: isExecutable ? 0o755 : undefined });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw new UsageError(`"${path}" cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** True if a folder is below the root of a repository. */
function isWithinRepository(folder: string): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at !== resolve(folder);
    if (dirname(at) === at) return false;
  }
}

const isSchema = ({ file }: Planned) => file.path.startsWith(`${schemaFolder}/`);

/** Formats the files as a table; schemas share one line for each outcome. */
function tableOf(planned: readonly Planned[]): string {
  const rowOf = ({ file, plan }: Planned) => [plan.outcome, file.path, plan.note ?? file.purpose];
  const rows = planned.filter((each) => !isSchema(each)).map(rowOf);
  const schemas = Map.groupBy(planned.filter(isSchema), ({ plan }) => plan.outcome);
  const schemaRows = [...schemas].map(([outcome, list]) => [
    outcome,
    `${schemaFolder}/`,
    list[0]!.plan.note ?? pluralize(list.length, 'JSON Schema'),
  ]);
  rows.splice(1, 0, ...schemaRows);
  return drawTable([{ head: 'outcome' }, { head: 'file' }, { head: 'for' }], rows);
}

const otherEditors = `
Any other editor with a language client: start "forecourt lsp" for files of JSON. It finds what the
schemas can't: wrong links, unknown models, what a date does to a page.
`;

/**
 * Sets a folder up for editors and continuous integration. Files written by hand are never
 * overwritten; a second run changes nothing.
 * @throws {UsageError} if it is not a folder or can't be written to.
 */
export async function runInit(
  { folder, tenants, dryRun, gitlab, hook }: InitRequest,
  { stdout, stderr }: ProcessContext,
): Promise<ExitCode> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`there is no folder "${folder}"; make it first`);
  const input = {
    tenants,
    gitlab,
    hook,
    hasLock: existsSync(join(folder, 'package-lock.json')),
    isWithinRepository: isWithinRepository(folder),
  };
  const planned: Planned[] = [];
  for (const file of setupFiles(input)) planned.push({ file, plan: await planFor(file, folder) });
  for (const { file, plan } of planned)
    if (!dryRun && 'text' in plan)
      await write(join(folder, file.path), plan.text, file.isExecutable);
  stdout.write(tableOf(planned));
  if (dryRun) stderr.write('\nNothing was written: this was a dry run.\n');
  else {
    if (!existsSync(join(folder, tenants)))
      stderr.write(
        `\nThere is no folder ${tenants} yet: forecourt new tenant makes the first one.\n`,
      );
    stderr.write(otherEditors);
  }
  return exitCodes.fine;
}
