import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqlValue } from '../sql/database.ts';
import { identityOf, openFiles, storeLogLost } from './open-files.ts';
import { isDiskFull } from './full-disk.ts';
import { sqliteCode } from './sqlite-code.ts';

/** A statement for the worker; the answer has the same `number`. */
export interface WorkerRequest {
  readonly number: number;
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export type WorkerResponse = { readonly number: number } & (
  { readonly rows: Record<string, unknown>[] } | { readonly code: string }
);

/**
 * The thread that owns the database file: every commit waits for the disk, and must not block the
 * server's main thread. Statements run in the order of their arrival.
 */
const { file, busyTimeout } = workerData as { file: string; busyTimeout: number };
const isFile = file !== ':memory:';
const opened = isFile ? identityOf(file) : undefined;
const database = open();
const lossOf = isFile ? openFiles(file, opened) : () => undefined;
assertOwnFiles();
const statements = new Map<string, StatementSync>();

function open(): DatabaseSync {
  try {
    const database = new DatabaseSync(isFile ? existing(file) : file, { timeout: busyTimeout });
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma secure_delete = on;
      pragma foreign_keys = on;
      select count(*) from sqlite_schema;
    `);
    return database;
  } catch (error) {
    throw failure(codeOf(error));
  }
}

/** The URL of a file that SQLite opens and never creates. */
function existing(path: string): URL {
  const address = pathToFileURL(path);
  address.searchParams.set('mode', 'rw');
  return address;
}

/** @throws when the open files are no longer those at their paths, so that commits would be lost */
function assertOwnFiles(): void {
  const code = lossOf();
  if (code === undefined) return;
  if (code === storeLogLost) rescue();
  throw failure(code);
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Writes the content of a deleted log to the database file, which still exists. */
function rescue(): void {
  try {
    database.exec('pragma wal_checkpoint(passive)');
  } catch {
    // Closing the connection tries again.
  }
}

function run({ text, values }: WorkerRequest): Record<string, unknown>[] {
  // Before anything is written, so that a submission sent again is stored once.
  if (text === 'begin immediate') assertOwnFiles();
  const rows = perform(text, values);
  // After the commit and before it is acknowledged.
  if (text === 'commit') assertOwnFiles();
  return rows;
}

function perform(text: string, values: readonly SqlValue[]): Record<string, unknown>[] {
  let statement = statements.get(text);
  if (!statement) {
    statement = database.prepare(text);
    statements.set(text, statement);
  }
  return statement.all(...values);
}

if (!parentPort) throw new Error('this module runs in a worker thread');
const port = parentPort;
port.on('message', (request: WorkerRequest | 'close') => {
  if (request === 'close') {
    database.close();
    port.close();
    return;
  }
  let answer: WorkerResponse;
  try {
    answer = { number: request.number, rows: run(request) };
  } catch (error) {
    answer = { number: request.number, code: codeOf(error) };
  }
  port.postMessage(answer);
});

/** SQLite's code; its message may quote values. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'errcode' in error) {
    const code = sqliteCode(Number(error.errcode));
    return isFile && isDiskFull(code, file) ? 'SQLITE_FULL' : code;
  }
  return error instanceof Error && 'code' in error ? String(error.code) : 'SQLITE';
}
