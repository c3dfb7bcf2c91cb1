import type { ChildProcess } from 'node:child_process';
import { WorkCancelled } from '../limits/fair-queue.ts';
import { encoderProgram, keepAlive, startEncoder, type EncoderResult } from './encoder-child.ts';
import { PictureFailure, type PictureFailureKind } from './picture-failures.ts';
import type { PictureJob } from './picture-job.ts';

/** Bounds of one rendition. */
interface EncoderLimits {
  /** CPU time, which is independent of the machine's load. */
  readonly cpuMs: number;
  /** Wall-clock time, for a process that makes no progress. */
  readonly wallMs: number;
  /** Resident memory of the process. */
  readonly rssBytes: number;
}

/** A process that encodes one rendition at a time. Starts when it is first needed. */
export interface EncoderProcess {
  /**
   * Encodes a rendition. The process is killed when a limit is exceeded or `signal` aborts, and
   * replaced with the next job.
   * @throws {PictureFailure} when the picture is invalid or exceeds a limit.
   * @throws {WorkCancelled} after an abort or `close`.
   * @throws when the process cannot start, or the file is gone or has changed.
   */
  readonly encode: (job: PictureJob, signal?: AbortSignal) => Promise<Buffer>;
  /** Kills the process. */
  readonly close: () => void;
}

/** Options of {@link createEncoderProcess}. */
export interface EncoderProcessOptions {
  readonly limits: EncoderLimits;
  /** Scheduling priority as `nice` counts it: 19 is the lowest. Rendering pages has priority. */
  readonly niceness: number;
  /** File that the process runs; the encoder's own if left out. */
  readonly program?: string;
}

/** Idle time after which a process ends to free its memory. */
const idleMs = 60_000;

const reasons: Readonly<Record<Exclude<PictureFailureKind, 'unusable'>, string>> = {
  'too-slow': 'takes more processor time than a picture may',
  'too-large': 'takes more memory than a picture may',
  stalled: 'was not made in time',
  crashed: 'ended the encoder',
};

interface RunningJob {
  readonly job: PictureJob;
  readonly settle: (result: Buffer | Error) => void;
}

/** Creates an encoder without starting its process. */
export function createEncoderProcess(options: EncoderProcessOptions): EncoderProcess {
  const { limits, niceness, program = encoderProgram() } = options;
  let child: ChildProcess | undefined;
  let running: RunningJob | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const kill = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const finish = (result: Buffer | Error) => {
    running?.settle(result);
    running = undefined;
  };
  const fail = (kind: Exclude<PictureFailureKind, 'unusable'>) => {
    kill();
    finish(new PictureFailure(kind, `${running?.job.picture.path} ${reasons[kind]}`));
  };

  const receive = (message: EncoderResult) => {
    if (message.type === 'done') finish(Buffer.from(message.bytes));
    else if (message.type === 'failed')
      finish(
        message.unusable
          ? new PictureFailure('unusable', message.message)
          : new Error(message.message),
      );
    else if (message.cpuMs > limits.cpuMs) fail('too-slow');
    else if (message.rssBytes > limits.rssBytes) fail('too-large');
  };

  const start = (): ChildProcess => {
    const started = startEncoder(program, niceness, {
      onMessage: (message) => {
        if (started === child) receive(message);
      },
      onEnd: (failure) => {
        if (started !== child) return;
        child = undefined;
        if (failure) finish(failure);
        else fail('crashed');
      },
    });
    return started;
  };

  const encode = (job: PictureJob, signal?: AbortSignal) =>
    new Promise<Buffer>((resolve, reject) => {
      if (closed || signal?.aborted) {
        reject(new WorkCancelled());
        return;
      }
      // Before anything refers to this job: a process that can't be started rejects it here.
      child ??= start();
      clearTimeout(idle);
      const cancel = () => {
        kill();
        finish(new WorkCancelled());
      };
      const wall = setTimeout(() => fail('stalled'), limits.wallMs);
      running = {
        job,
        settle: (result) => {
          clearTimeout(wall);
          signal?.removeEventListener('abort', cancel);
          if (child) keepAlive(child, false);
          idle = setTimeout(kill, idleMs).unref();
          if (result instanceof Error) reject(result);
          else resolve(result);
        },
      };
      signal?.addEventListener('abort', cancel, { once: true });
      keepAlive(child, true);
      // A process that has ended reports that itself.
      child.send(job, () => {});
    });

  return {
    encode,
    close() {
      closed = true;
      kill();
      finish(new WorkCancelled());
    },
  };
}
