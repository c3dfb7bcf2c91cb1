import { Worker } from 'node:worker_threads';
import { LeadStoreFailure } from '../ports/failures.ts';
import type { Row, SqlValue } from '../sql/database.ts';
import type { WorkerResponse, WorkerRequest } from './sqlite-worker.ts';

interface Waiting {
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: LeadStoreFailure) => void;
}

/** A connection to a database file, which is open in a thread of its own. */
export class WorkerConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #numbers = 0;
  #gone: LeadStoreFailure | undefined;

  /** @param busyTimeout milliseconds to wait while another process writes */
  constructor(file: string, busyTimeout: number) {
    // In a bundle this module is no longer beside the thread's.
    const worker = import.meta.url.endsWith('.ts')
      ? new URL('./sqlite-worker.ts', import.meta.url)
      : new URL(import.meta.resolve('@forecourt/leads/sqlite-worker'));
    this.#worker = new Worker(worker, {
      workerData: { file, busyTimeout },
      // Not the process's own flags, which a thread may not accept; and without Node's warning about SQLite.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.on('message', (answer: WorkerResponse) => this.#settle(answer));
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.#fail(error.code ?? 'WORKER'),
    );
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#fail('CLOSED');
        resolve();
      });
    });
  }

  /** Runs one statement. Rejects with `LeadStoreFailure`. */
  run(text: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    if (this.#gone) return Promise.reject(this.#gone);
    const number = ++this.#numbers;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, text, values } satisfies WorkerRequest);
    });
  }

  /** Closes the file once every statement before has been answered. */
  async close(): Promise<void> {
    this.#worker.postMessage('close');
    await this.#ended;
  }

  #settle(answer: WorkerResponse): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(new LeadStoreFailure(answer.code));
  }

  #fail(code: string): void {
    this.#gone ??= new LeadStoreFailure(code);
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}
