import { Worker } from 'node:worker_threads';
import type { FileQuestion, RejectedEntry } from '@forecourt/dealership';
import { SearchParameterError, SourceFailure } from '@forecourt/dealership';
import type { DataFileRequest } from '@forecourt/content';
import type {
  ThreadMessage,
  Drop,
  NumberedTask,
  ThreadTask,
  Ping,
  ReadResult,
} from './messages.ts';

/** Memory and time limits of a thread. */
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
  /** File that the thread was working on. */
  readonly id: number | undefined;

  constructor(reason: string, id?: number) {
    super(reason);
    this.id = id;
  }
}

/** Thread could not read a file, and goes on. */
export class ReadingFailed extends Error {
  override readonly name = 'ReadingFailed';
}

/** Thread does not hold the requested file. */
export class FileNotHeld extends Error {
  override readonly name = 'FileNotHeld';
}

/** Thread that reads data files and answers queries about them. */
export interface DataThread {
  /**
   * Reads a file; its content stays in the thread under this id. Rejects with `ThreadEnded` or
   * `ReadingFailed`.
   */
  readonly read: (id: number, request: DataFileRequest) => Promise<ReadResult>;
  /**
   * Queries a file that was read. Rejects with `ThreadEnded`, `FileNotHeld`, `SourceFailure` or
   * `SearchParameterError`.
   */
  readonly ask: (id: number, question: FileQuestion) => Promise<unknown>;
  /** Frees a file's memory. */
  readonly drop: (id: number) => void;
  /** Ends the thread without a report. */
  readonly close: () => Promise<void>;
}

/** Events of a {@link DataThread}. */
export interface ThreadEvents {
  /** Reports an omitted entry. */
  readonly onRejected: (id: number, entry: RejectedEntry) => void;
  /** Reports a thread that ended by itself. */
  readonly onEnd: (end: ThreadEnd) => void;
}

interface Waiting {
  readonly id: number;
  readonly milliseconds: number;
  readonly resolve: (answer: ThreadMessage & { number: number }) => void;
  readonly reject: (error: Error) => void;
}

/** Bundled into a server, this module no longer lies beside the thread's. */
const workerUrl = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('./data-worker.ts', import.meta.url)
    : new URL(import.meta.resolve('@forecourt/site/data-worker'));

/** Timeout of a ping in milliseconds. */
const pingMs = 2_000;

/**
 * A worker thread. It is terminated when its current task takes too long or too much memory; a task
 * that never reached it fails alone.
 */
export class ThreadConnection implements DataThread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  /** Tasks in the order in which the thread works on them. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #events: ThreadEvents;
  #timer: NodeJS.Timeout | undefined;
  /** True while a task that timed out is being checked. */
  #isPinged = false;
  #numbers = 0;
  #ended = false;

  constructor(limits: ThreadLimits, events: ThreadEvents) {
    this.#limits = limits;
    this.#events = events;
    this.#worker = new Worker(workerUrl(), {
      name: 'data',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.on('message', (answer: ThreadMessage) => this.#receive(answer));
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.#end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'),
    );
    this.#worker.on('exit', () => this.#end('crash'));
    this.#worker.unref();
  }

  async read(id: number, request: DataFileRequest): Promise<ReadResult> {
    const answer = await this.#order({ kind: 'read', id, request }, this.#limits.readMs);
    if ('read' in answer) return answer.read;
    throw new ReadingFailed('failed' in answer ? answer.failed : 'wrong answer');
  }

  async ask(id: number, question: FileQuestion): Promise<unknown> {
    const answer = await this.#order({ kind: 'ask', id, question }, this.#limits.askMs);
    if ('json' in answer) return answer.json === undefined ? undefined : JSON.parse(answer.json);
    if ('parameter' in answer)
      throw new SearchParameterError(
        answer.parameter,
        answer.message.slice(answer.parameter.length + 2),
      );
    if ('missing' in answer) throw new FileNotHeld('the thread does not hold the file');
    throw new SourceFailure('data file', 'garbage', 'failed' in answer ? answer.failed : '');
  }

  drop(id: number): void {
    this.#worker.postMessage({ kind: 'drop', id } satisfies Drop);
  }

  async close(): Promise<void> {
    this.#ended = true;
    this.#fail();
    await this.#worker.terminate();
  }

  #order(order: ThreadTask, milliseconds: number): Promise<ThreadMessage & { number: number }> {
    if (this.#ended) return Promise.reject(new ThreadEnded('the thread has ended'));
    const number = ++this.#numbers;
    return new Promise((resolve, reject) => {
      // A message that can't be cloned throws here, and rejects this task alone: the thread never
      // receives it.
      this.#worker.postMessage({ ...order, number } satisfies NumberedTask);
      this.#waiting.set(number, { id: order.id, milliseconds, resolve, reject });
      if (this.#waiting.size === 1) this.#startTimer();
    });
  }

  #receive(answer: ThreadMessage): void {
    if ('rejected' in answer) return this.#events.onRejected(answer.id, answer.rejected);
    if ('working' in answer) return this.#receivePing(answer.working);
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    this.#startTimer();
    waiting?.resolve(answer);
  }

  /** Starts the timeout of the current task. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    this.#isPinged = false;
    const [first] = this.#waiting.values();
    // An idle thread does not keep the process alive.
    if (first === undefined) return void this.#worker.unref();
    this.#worker.ref();
    this.#timer = setTimeout(() => this.#ping(), first.milliseconds);
    this.#timer.unref();
  }

  /** Checks whether the thread is working on the task that timed out. */
  #ping(): void {
    this.#isPinged = true;
    this.#worker.postMessage({ kind: 'ping' } satisfies Ping);
    this.#timer = setTimeout(() => this.#end('timeout'), pingMs);
    this.#timer.unref();
  }

  #receivePing(working: number | undefined): void {
    // An earlier response has started another task's timeout.
    const [entry] = this.#waiting;
    if (entry === undefined || !this.#isPinged) return;
    const [number, { reject }] = entry;
    if (working === number) return this.#end('timeout');
    this.#waiting.delete(number);
    this.#startTimer();
    reject(new SourceFailure('data file', 'timeout', 'the thread never got the question'));
  }

  #end(reason: ThreadEnd['reason']): void {
    if (this.#ended) return;
    this.#ended = true;
    const [first] = this.#waiting.values();
    this.#fail(first?.id);
    void this.#worker.terminate();
    this.#events.onEnd({ reason, id: first?.id });
  }

  #fail(id?: number): void {
    clearTimeout(this.#timer);
    const error = new ThreadEnded('the thread has ended', id);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
