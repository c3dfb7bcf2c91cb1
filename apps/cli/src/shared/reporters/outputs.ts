import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatNames } from './format-names.ts';
import type { FormatName } from './format-names.ts';
import { summaryLine } from './words.ts';
import { UsageError } from '../errors/exit-codes.ts';
import { makeFolder } from '../files/make-folder.ts';
import { wantsHyperlinks } from '../terminal/hyperlinks.ts';
import { wantsColour } from '../terminal/wants-colour.ts';
import type { Report } from './report.ts';
import type { ProcessContext, TextStream } from '../terminal/process-context.ts';

/** A format and its destination: a file, or stdout. */
export interface Output<Name extends string = FormatName> {
  readonly format: Name;
  readonly file?: string;
}

/** Parses one `--format` of a report on findings. @throws {UsageError} for an unknown format. */
export const parseOutput = (text: string): Output => readOutput(text, formatNames);

/**
 * Parses one `--format`: a name, or a name, `:` or `=`, and a file.
 * @throws {UsageError} for an unknown name.
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
 * Adds the default output: the pretty report is always printed, unless a format uses stdout.
 * @throws {UsageError} if two formats use stdout or the same file.
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
 * Writes a report in every requested format. If a machine-readable format uses stdout, text for people
 * goes to stderr.
 * @throws {UsageError} if a file can't be written.
 */
export async function writeOutputs(
  report: Report,
  outputs: readonly Output[],
  { stdout, stderr, env, now }: ProcessContext,
): Promise<void> {
  const { reporters } = await import('./reporters.ts');
  for (const { format, file } of outputs) {
    const isPrinted = file === undefined;
    const hyperlinks = isPrinted && wantsHyperlinks(stdout, env);
    const pieces = reporters[format](report, {
      colour: isPrinted && wantsColour(stdout, env),
      terminal:
        isPrinted && (stdout.isTTY === true || hyperlinks)
          ? { hyperlinks, elapsed: now?.() }
          : undefined,
    });
    if (file === undefined) {
      for (const chunk of chunksOf(pieces))
        if (stdout.write(chunk) === false) await drained(stdout);
      if (format !== 'pretty') stderr.write(`${summaryLine(report)}\n`);
      continue;
    }
    await writeOutputFile(file, chunksOf(pieces));
  }
}

/** Characters to write at a time; larger chunks outlive young garbage and take a tenth more memory. */
const chunkLength = 8192;

/** Joins pieces of text, so that few writes are needed. */
function* chunksOf(pieces: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** Waits until the reader of a stream has caught up. */
const drained = (stream: TextStream): Promise<void> =>
  new Promise((resume) => {
    if (stream.once) stream.once('drain', resume);
    else resume();
  });

/** Writes a report to a file, creating its folders. @throws {UsageError} if it can't be written. */
export async function writeOutputFile(
  file: string,
  text: string | Iterable<string>,
): Promise<void> {
  await makeFolder(dirname(file));
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`"${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
