import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { WorkCancelled } from '../limits/fair-queue.ts';
import { PictureFailure, type PictureFailureKind } from './picture-failures.ts';
import type { EncoderMessage, PictureJob } from './picture-job.ts';

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

/** Environment variables that the process inherits: none of the operator's secrets. */
const passedOn =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|SystemRoot|LD_LIBRARY_PATH|FONTCONFIG_\w+|XDG_\w+)$/;

const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name)));

/** In the server's bundle, this module is no longer beside the worker's. */
const ownProgram = () =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL('./picture-worker.ts', import.meta.url)
      : import.meta.resolve('@forecourt/site/picture-worker'),
  );

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
  const { limits, niceness, program = ownProgram() } = options;
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

  const receive = (message: EncoderMessage) => {
    if (message.type === 'done') finish(Buffer.from(message.bytes));
    else if (message.type === 'failed')
      finish(
        message.unusable
          ? new PictureFailure('unusable', message.message)
          : new Error(message.message),
      );
    else if (message.type === 'usage') {
      if (message.cpuMs > limits.cpuMs) fail('too-slow');
      else if (message.rssBytes > limits.rssBytes) fail('too-large');
    }
  };

  const start = (): ChildProcess => {
    const started = fork(program, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let isReady = false;
    let errors = '';
    started.stderr?.on('data', (part: Buffer) => (errors = `${errors}${part}`.slice(-2_000)));
    started.on('message', (message: EncoderMessage) => {
      if (started !== child) return;
      if (message.type === 'ready') isReady = true;
      else receive(message);
    });
    const ended = (how: string) => {
      if (started !== child) return;
      child = undefined;
      if (isReady) fail('crashed');
      else finish(new Error(`the picture encoder cannot start (${how}): ${errors.trim()}`));
    };
    started.once('error', (error) => ended(error.message));
    started.once('close', (code, signal) => ended(`exit ${code ?? signal}`));
    lowerPriority(started, niceness);
    return started;
  };

  /** Makes the process keep the server alive, which it does only while it works. */
  const hold = (held: boolean) => {
    for (const handle of [
      child,
      child?.channel,
      child?.stderr as { ref(): void; unref(): void } | null,
    ])
      if (held) handle?.ref();
      else handle?.unref();
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
          hold(false);
          idle = setTimeout(kill, idleMs).unref();
          if (result instanceof Error) reject(result);
          else resolve(result);
        },
      };
      signal?.addEventListener('abort', cancel, { once: true });
      hold(true);
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

function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // The process has ended, which is reported elsewhere.
  }
}
