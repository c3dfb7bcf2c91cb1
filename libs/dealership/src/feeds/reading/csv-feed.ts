import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FeedError } from './feed-error.ts';
import { maxRecordLength } from './feed-record.ts';
import type { FeedRecord, FeedRecords } from './feed-record.ts';

/** How a CSV feed is written. */
export interface CsvOptions {
  /** Detected from the first line if left out. */
  readonly delimiter?: string;
  /** Names of the columns; the first line if left out. */
  readonly columns?: readonly string[];
}

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const delimiters = [',', ';', '\t', '|'];

/** The line that spreadsheets put before the names to declare the delimiter: `sep=;`. */
const declaration = /^"?sep=([^\r\n])"?(?=[\r\n]|$)/i;

/** The sign that the feed declares, else the most frequent one of the first line, outside quotes. */
function delimiterOf(start: string): string {
  const declared = declaration.exec(start)?.[1];
  if (declared !== undefined) return declared;
  const line = /^[^\r\n]*/.exec(start.replace(/"(?:[^"]|"")*"/g, '').trimStart())![0];
  const counts = delimiters.map((sign) => line.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** Turns every line end into a line feed, so that each counts as one line. */
async function* withLineFeeds(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  let held = '';
  for (let text: string | undefined = start; text !== undefined;) {
    const all = held + text;
    held = all.endsWith('\r') ? '\r' : '';
    yield all.slice(0, all.length - held.length).replace(/\r\n?/g, '\n');
    const next = await rest.next();
    text = next.done ? undefined : next.value;
  }
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

const plural = (count: number) => `${count} column${count === 1 ? '' : 's'}`;

function recordOf({ record, info }: Row, columns: readonly string[]): FeedRecord {
  const line = info.lines - breaksIn(record);
  const extra = record.slice(columns.length);
  if (record.length < columns.length || extra.some((cell) => cell.trim() !== ''))
    return {
      line,
      value: {},
      error: `has ${plural(record.length)} where the feed has ${columns.length}; a quote or delimiter may be missing`,
    };
  const value = Object.create(null) as Record<string, string | string[]>;
  columns.forEach((name, at) => {
    if (name === '') return;
    const cell = record[at] ?? '';
    // Columns with one name, such as one for each photo, are a list.
    value[name] = value[name] === undefined ? cell : [value[name], cell].flat();
  });
  return { line, value };
}

function asFeedError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? error.lines : undefined;
  const open = error.code === 'CSV_QUOTE_NOT_CLOSED';
  return new FeedError(
    open
      ? 'ends within a quoted text: a closing quote is missing'
      : `is not valid CSV: ${error.message}`,
    line,
    { cause: error },
  );
}

/** Reads a CSV feed; empty lines are skipped. */
export async function readCsv(
  texts: AsyncGenerator<string>,
  { delimiter, columns }: CsvOptions,
): Promise<FeedRecords> {
  const first = await texts.next();
  const start = first.done ? '' : first.value;
  // The line stays as an empty one, so that lines are counted as an editor does.
  const parser = Readable.from(withLineFeeds(start.replace(declaration, ''), texts)).compose(
    parse({
      delimiter: delimiter ?? delimiterOf(start),
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRecordLength,
    }),
  );
  const rows = parser[Symbol.asyncIterator]() as AsyncIterator<Row>;
  const next = async () => {
    try {
      return await rows.next();
    } catch (error) {
      throw asFeedError(error);
    }
  };
  let names = columns;
  if (names === undefined) {
    const header = await next();
    names = header.done ? [] : header.value.record.map((name) => name.trim());
  }
  const known = names;
  async function* records(): AsyncGenerator<FeedRecord> {
    try {
      for (let row = await next(); !row.done; row = await next())
        if (row.value.record.some((cell) => cell.trim() !== '')) yield recordOf(row.value, known);
    } finally {
      parser.destroy();
    }
  }
  return { records: records(), columns: known };
}
