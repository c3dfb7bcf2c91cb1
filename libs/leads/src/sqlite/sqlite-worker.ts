import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqlValue } from '../sql/database.ts';
import { sqliteCode } from './sqlite-code.ts';

/** A statement for the worker; `number` comes back with the answer. */
export interface Request {
  readonly number: number;
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export type Answer = { readonly number: number } & (
  { readonly rows: Record<string, unknown>[] } | { readonly code: string }
);

/**
 * The thread that owns the database file: every commit waits for the disk, and must not keep the
 * server's own thread waiting. Statements run in the order they come in.
 */
const { file, busyTimeout } = workerData as { file: string; busyTimeout: number };
const database = new DatabaseSync(file, { timeout: busyTimeout });
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
`);
const statements = new Map<string, StatementSync>();

function run({ text, values }: Request): Record<string, unknown>[] {
  let statement = statements.get(text);
  if (!statement) {
    statement = database.prepare(text);
    statements.set(text, statement);
  }
  return statement.all(...values);
}

parentPort!.on('message', (request: Request | 'close') => {
  if (request === 'close') {
    database.close();
    parentPort!.close();
    return;
  }
  let answer: Answer;
  try {
    answer = { number: request.number, rows: run(request) };
  } catch (fault) {
    answer = { number: request.number, code: codeOf(fault) };
  }
  parentPort!.postMessage(answer);
});

/** SQLite's code; its message may quote values. */
function codeOf(fault: unknown): string {
  if (fault instanceof Error && 'errcode' in fault) return sqliteCode(Number(fault.errcode));
  return fault instanceof Error && 'code' in fault ? String(fault.code) : 'SQLITE';
}
