import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import type { FieldError } from '@forecourt/dealership/feeds';

/** One error of a row that was rejected, or one change of or warning about a row that was imported. */
export interface Reject extends FieldError {
  /** Line of the feed that the row begins on, from 1. */
  readonly line: number;
}

/** The first entries of a log, and the number of the others. */
interface FirstEntries {
  readonly kept: readonly Reject[];
  readonly left: number;
}

/**
 * Rows that were rejected, and rows that were imported with a change or a warning: the first of each
 * for the report, all of them in a file if one was named.
 */
export interface RejectLog {
  readonly rejects: FirstEntries;
  readonly repairs: FirstEntries;
  readonly warnings: FirstEntries;
  readonly add: (line: number, errors: readonly FieldError[]) => Promise<void>;
  readonly addRepairs: (line: number, repairs: readonly FieldError[]) => Promise<void>;
  readonly addWarnings: (line: number, warnings: readonly FieldError[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const maxReported = 1000;
const maxValueLength = 80;
const bufferSize = 1 << 16;

/** Formats a value for a report: on one line, truncated. */
function shortened(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > maxValueLength ? `${line.slice(0, maxValueLength - 1)}…` : line;
}

/** Formats a CSV cell. An apostrophe keeps spreadsheets from evaluating it as a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Opens the log of rejected and repaired rows.
 * @param path file to write all of them to, as CSV.
 * @throws {UsageError} if it can't be written.
 */
export async function openRejectLog(path: string | undefined): Promise<RejectLog> {
  const rejects = { kept: [] as Reject[], left: 0 };
  const repairs = { kept: [] as Reject[], left: 0 };
  const warnings = { kept: [] as Reject[], left: 0 };
  let file: FileHandle | undefined;
  let buffer = 'line,field,value,reason\n';
  if (path !== undefined)
    file = await open(path, 'w').catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`"${path}" cannot be written (${error.code})`);
    });
  const flush = async () => {
    await file?.appendFile(buffer);
    buffer = '';
  };
  const addTo = async (list: typeof rejects, line: number, entries: readonly FieldError[]) => {
    for (const { field, value, reason } of entries) {
      const entry = { line, field, value: shortened(value), reason };
      if (list.kept.length < maxReported) list.kept.push(entry);
      else list.left += 1;
      if (file === undefined) continue;
      buffer += `${[line, field, entry.value, reason].map(cell).join(',')}\n`;
    }
    if (buffer.length > bufferSize) await flush();
  };
  return {
    rejects,
    repairs,
    warnings,
    add: (line, errors) => addTo(rejects, line, errors),
    addRepairs: (line, changes) => addTo(repairs, line, changes),
    addWarnings: (line, found) => addTo(warnings, line, found),
    async close() {
      try {
        await flush();
      } finally {
        await file?.close();
      }
    },
  };
}
