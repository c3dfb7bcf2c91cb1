import { Worker } from 'node:worker_threads';
import type { FileQuestion, RejectedEntry } from '@forecourt/dealership';
import { SearchParameterError, SourceFailure } from '@forecourt/dealership';
import type { DataFileRequest } from '@forecourt/content';
import type { Answer, Drop, Order, OrderBody, ReadResult } from './messages.ts';

/** Memory and time that a thread may take. */
export interface ThreadLimits {
  /** Megabytes of long-lived objects. */
  readonly memoryMb: number;
  /** Milliseconds to read and index a file. */
  readonly readMs: number;
  /** Milliseconds to answer a question. */
  readonly askMs: number;
}

/** Why a thread ended, and the file that it was working on. */
export interface ThreadEnd {
  readonly reason: 'timeout' | 'memory' | 'crash';
  /** Undefined if it was idle. */
  readonly id: number | undefined;
}

/** Thread ended before it answered. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

interface Waiting {
  readonly id: number;
  readonly milliseconds: number;
  readonly resolve: (answer: Answer & { number: number }) => void;
  readonly reject: (error: Error) => void;
}

/** Bundled into a server, this module no longer lies beside the thread's. */
const workerUrl = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('./data-worker.ts', import.meta.url)
    : new URL(import.meta.resolve('@forecourt/site/data-worker'));

/** One data thread. It ends by itself when it takes too long or too much memory. */
export class ThreadConnection {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  /** In the order in which the thread works on them. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #onRejected: (id: number, entry: RejectedEntry) => void;
  readonly #onEnd: (end: ThreadEnd) => void;
  #timer: NodeJS.Timeout | undefined;
  #numbers = 0;
  #ended = false;

  constructor(
    limits: ThreadLimits,
    onRejected: (id: number, entry: RejectedEntry) => void,
    onEnd: (end: ThreadEnd) => void,
  ) {
    this.#limits = limits;
    this.#onRejected = onRejected;
    this.#onEnd = onEnd;
    this.#worker = new Worker(workerUrl(), {
      name: 'data',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.#end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'),
    );
    this.#worker.on('exit', () => this.#end('crash'));
    this.#worker.unref();
  }

  /** Reads a file; what it holds stays in the thread under this id. Rejects with `ThreadEnded`. */
  async read(id: number, request: DataFileRequest): Promise<ReadResult> {
    const answer = await this.#order({ kind: 'read', id, request }, this.#limits.readMs);
    if ('read' in answer) return answer.read;
    throw new ThreadEnded('failed' in answer ? answer.failed : 'wrong answer');
  }

  /** Asks about a file that was read. Rejects with `ThreadEnded` or `SearchParameterError`. */
  async ask(id: number, question: FileQuestion): Promise<unknown> {
    const answer = await this.#order({ kind: 'ask', id, question }, this.#limits.askMs);
    if ('json' in answer) return answer.json === undefined ? undefined : JSON.parse(answer.json);
    if ('parameter' in answer)
      throw new SearchParameterError(
        answer.parameter,
        answer.message.slice(answer.parameter.length + 2),
      );
    throw new SourceFailure('data file', 'garbage', 'failed' in answer ? answer.failed : '');
  }

  /** Frees a file's memory. */
  drop(id: number): void {
    this.#worker.postMessage({ kind: 'drop', id } satisfies Drop);
  }

  /** Ends the thread without a report. */
  async close(): Promise<void> {
    this.#ended = true;
    this.#fail();
    await this.#worker.terminate();
  }

  #order(order: OrderBody, milliseconds: number): Promise<Answer & { number: number }> {
    if (this.#ended) return Promise.reject(new ThreadEnded('the thread has ended'));
    const number = ++this.#numbers;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { id: order.id, milliseconds, resolve, reject });
      if (this.#waiting.size === 1) this.#startTimer();
      this.#worker.postMessage({ ...order, number } satisfies Order);
    });
  }

  #receive(answer: Answer): void {
    if ('rejected' in answer) return this.#onRejected(answer.id, answer.rejected);
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    this.#startTimer();
    waiting?.resolve(answer);
  }

  /** Gives the order that the thread works on now its time. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting.values();
    // A thread with nothing to do keeps no process alive.
    if (first === undefined) return void this.#worker.unref();
    this.#worker.ref();
    this.#timer = setTimeout(() => this.#end('timeout'), first.milliseconds);
    this.#timer.unref();
  }

  #end(reason: ThreadEnd['reason']): void {
    if (this.#ended) return;
    this.#ended = true;
    const [first] = this.#waiting.values();
    this.#fail();
    void this.#worker.terminate();
    this.#onEnd({ reason, id: first?.id });
  }

  #fail(): void {
    clearTimeout(this.#timer);
    const error = new ThreadEnded('the thread has ended');
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
