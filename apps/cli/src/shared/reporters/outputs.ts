import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatNames } from './format-names.ts';
import type { FormatName } from './format-names.ts';
import { summaryLine } from './words.ts';
import { UsageError } from '../errors/exit-codes.ts';
import { makeFolder } from '../files/make-folder.ts';
import { wantsColour } from '../terminal/wants-colour.ts';
import type { Report } from './report.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

/** A format and where its text goes: to a file, or to stdout. */
export interface Output<Name extends string = FormatName> {
  readonly format: Name;
  readonly file?: string;
}

/** Reads one `--format` of a report on findings. @throws {UsageError} for a name that is no format. */
export const parseOutput = (text: string): Output => readOutput(text, formatNames);

/**
 * Reads one `--format`: a name, or a name, `:` or `=`, and a file.
 * @throws {UsageError} for a name that is none of those given.
 */
export function readOutput<Name extends string>(
  text: string,
  names: readonly Name[],
): Output<Name> {
  const [, name = '', mark, file = ''] = /^([^:=]*)(?:([:=])(.*))?$/s.exec(text) ?? [];
  const format = names.find((each) => each === name);
  if (format === undefined)
    throw new UsageError(`there is no format "${name}"; choose from ${names.join(', ')}`);
  if (mark === undefined) return { format };
  if (file === '') throw new UsageError(`--format ${text} names no file after the "${mark}"`);
  return { format, file };
}

/**
 * Completes what was asked for: people always get the pretty report, unless a format claims stdout.
 * @throws {UsageError} if two formats claim stdout or one file.
 */
export function chooseOutputs<Name extends string>(
  asked: readonly Output<Name>[],
): readonly Output<Name | 'pretty'>[] {
  const places = asked.map(({ file }) => file ?? 'stdout');
  const twice = asked.find(({ file }, at) => places.indexOf(file ?? 'stdout') !== at);
  if (twice !== undefined)
    throw new UsageError(
      `two formats cannot share ${twice.file ?? 'stdout'}; give each a file, such as --format ${twice.format}:report.txt`,
    );
  return places.includes('stdout') ? asked : [...asked, { format: 'pretty' }];
}

/**
 * Writes a report in every format asked for. What people read besides a machine's format goes to
 * stderr, so that stdout can be piped.
 * @throws {UsageError} if a file can't be written.
 */
export async function writeOutputs(
  report: Report,
  outputs: readonly Output[],
  { stdout, stderr, env }: ProcessContext,
): Promise<void> {
  const { reporters } = await import('./reporters.ts');
  for (const { format, file } of outputs) {
    const colour = file === undefined && wantsColour(stdout, env);
    const text = reporters[format](report, { colour });
    if (file === undefined) {
      stdout.write(text);
      if (format !== 'pretty') stderr.write(`${summaryLine(report)}\n`);
      continue;
    }
    await writeOutputFile(file, text);
  }
}

/** Writes a report into a file, and the folders above it. @throws {UsageError} if it can't be written. */
export async function writeOutputFile(file: string, text: string): Promise<void> {
  await makeFolder(dirname(file));
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`"${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
