import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { UsageError } from '../exit-codes.ts';
import type { FieldFault } from './mapping/read-field.ts';

/** One fault of a row that was rejected. */
export interface Reject extends FieldFault {
  /** Line of the feed that the row begins on, from 1. */
  readonly line: number;
}

/** What was rejected: the first of it kept for the report, all of it in a file if one was named. */
export interface RejectLog {
  readonly kept: readonly Reject[];
  /** Faults that are not kept. */
  readonly left: () => number;
  readonly add: (line: number, faults: readonly FieldFault[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const mostKept = 1000;
const longestValue = 80;
const bufferSize = 1 << 16;

/** A value as a report shows it: on one line, cut if it is long. */
function shortened(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > longestValue ? `${line.slice(0, longestValue - 1)}…` : line;
}

/** A cell of CSV. A spreadsheet would take some beginnings for a formula: an apostrophe keeps it a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Opens the log of rejected rows.
 * @param path file to write all of them to, as CSV.
 * @throws {UsageError} if it can't be written.
 */
export async function openRejectLog(path: string | undefined): Promise<RejectLog> {
  const kept: Reject[] = [];
  let left = 0;
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
    kept,
    left: () => left,
    async add(line, faults) {
      for (const { field, value, reason } of faults) {
        const reject = { line, field, value: shortened(value), reason };
        if (kept.length < mostKept) kept.push(reject);
        else left += 1;
        if (file === undefined) continue;
        buffer += `${[line, field, reject.value, reason].map(cell).join(',')}\n`;
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
