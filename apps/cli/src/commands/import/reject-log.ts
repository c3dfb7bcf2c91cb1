import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import type { FieldError } from '@forecourt/dealership/feeds';

/** One error of a row that was rejected, or one change of or warning about a row that was imported. */
export interface Reject extends FieldError {
  /** Line of the feed that the row begins on, from 1. */
  readonly line: number;
}

/** Kinds of entries: errors of rejected rows, and changes of and warnings about imported ones. */
type Kind = 'rejects' | 'repairs' | 'warnings';

/** The first entries of each kind for the report. */
export type FirstEntries = Readonly<Record<Kind, readonly Reject[]>> &
  Readonly<Record<`${Kind}Left`, number>>;

/** Rows that were rejected, changed or warned about: all of them in a file if one was named. */
export interface RejectLog {
  readonly first: () => FirstEntries;
  readonly add: (kind: Kind, line: number, entries: readonly FieldError[]) => Promise<void>;
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
  const lists: Record<Kind, Reject[]> = { rejects: [], repairs: [], warnings: [] };
  const counts: Record<Kind, number> = { rejects: 0, repairs: 0, warnings: 0 };
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
  return {
    first: () => ({
      ...lists,
      rejectsLeft: counts.rejects - lists.rejects.length,
      repairsLeft: counts.repairs - lists.repairs.length,
      warningsLeft: counts.warnings - lists.warnings.length,
    }),
    async add(kind, line, entries) {
      for (const { field, value, reason } of entries) {
        const entry = { line, field, value: shortened(value), reason };
        counts[kind] += 1;
        if (lists[kind].length < maxReported) lists[kind].push(entry);
        if (file === undefined) continue;
        buffer += `${[line, field, entry.value, reason].map(cell).join(',')}\n`;
      }
      if (buffer.length > bufferSize) await flush();
    },
    async close() {
      try {
        await flush();
      } finally {
        await file?.close();
      }
    },
  };
}
