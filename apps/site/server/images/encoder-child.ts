import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EncoderMessage } from './picture-job.ts';

/** Message about the job of an encoder that has started. */
export type EncoderResult = Exclude<EncoderMessage, { type: 'ready' }>;

/** Events of an encoder's process. */
export interface EncoderEvents {
  readonly onMessage: (message: EncoderResult) => void;
  /** Reports the end of the process. @param failure if it could not start */
  readonly onEnd: (failure: Error | undefined) => void;
}

/** Environment variables that the process inherits: none of the operator's secrets. */
const passedOn =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|SystemRoot|LD_LIBRARY_PATH|FONTCONFIG_\w+|XDG_\w+)$/;

const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name)));

/**
 * Returns the encoder's own program. In the server's bundle, this module is no longer beside the
 * worker's.
 */
export const encoderProgram = (): string =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL('./picture-worker.ts', import.meta.url)
      : import.meta.resolve('@forecourt/site/picture-worker'),
  );

/**
 * Starts the process of an encoder.
 * @param niceness scheduling priority; 19 is the lowest.
 * @throws for a program that no process can have.
 */
export function startEncoder(
  program: string,
  niceness: number,
  { onMessage, onEnd }: EncoderEvents,
): ChildProcess {
  const child = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let isReady = false;
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => (errors = `${errors}${part}`.slice(-2_000)));
  child.on('message', (message: EncoderMessage) => {
    if (message.type === 'ready') isReady = true;
    else onMessage(message);
  });
  const end = (how: string) =>
    onEnd(
      isReady
        ? undefined
        : new Error(`the picture encoder cannot start (${how}): ${errors.trim()}`),
    );
  child.once('error', (error) => end(error.message));
  child.once('close', (code, signal) => end(`exit ${code ?? signal}`));
  lowerPriority(child, niceness);
  return child;
}

/** Makes a process keep the server alive, which it does only while it works. */
export function keepAlive(child: ChildProcess, isWorking: boolean): void {
  const stderr = child.stderr as { ref(): void; unref(): void } | null;
  for (const handle of [child, child.channel, stderr])
    if (isWorking) handle?.ref();
    else handle?.unref();
}

function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // The process has ended, which is reported elsewhere.
  }
}
