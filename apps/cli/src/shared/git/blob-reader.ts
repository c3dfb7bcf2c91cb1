import { spawn } from 'node:child_process';

/** Reads blobs of a repository. */
export interface BlobReader {
  /** Returns the bytes of a blob. @throws if there is no such blob. */
  readonly read: (id: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly done: (bytes: Uint8Array) => void;
  readonly fail: (error: Error) => void;
}

const lineEnd = 0x0a;

/** Starts one git process for all blobs. */
export function openBlobs(root: string): BlobReader {
  const child = spawn('git', ['cat-file', '--batch'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting: Waiting[] = [];
  /** Why git answers no more. */
  let ended: Error | undefined;
  const failAll = (error: Error) => {
    ended ??= error;
    for (const { fail } of waiting.splice(0)) fail(error);
  };
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });

  const receive = answerReader((answer) => {
    const next = waiting.shift();
    if (answer instanceof Error) next?.fail(answer);
    else next?.done(answer);
  });
  child.stdout.on('data', receive);
  child.on('error', failAll);
  child.stdin.on('error', failAll);
  child.on('close', () => failAll(new Error('git ended before it answered')));

  return {
    read: (id) =>
      new Promise((done, fail) => {
        if (ended) return fail(ended);
        waiting.push({ done, fail });
        child.stdin.write(`${id}\n`);
      }),
    close: async () => {
      if (child.pid === undefined) return;
      child.stdin.end();
      await closed;
    },
  };
}

/**
 * Returns a function that receives git's output in chunks. An answer is a line with the size, the
 * bytes and a line feed.
 */
function answerReader(onAnswer: (answer: Uint8Array | Error) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let held = 0;
  /** Number of bytes needed before the next answer is complete. */
  let needed = 1;

  const takeAnswers = () => {
    let buffer = Buffer.concat(chunks, held);
    for (;;) {
      const end = buffer.indexOf(lineEnd);
      if (end < 0) break;
      const [id, kind, size] = buffer.toString('latin1', 0, end).split(' ');
      if (kind === 'missing' || size === undefined) {
        onAnswer(new Error(`git has no ${id}`));
        buffer = buffer.subarray(end + 1);
        continue;
      }
      const whole = end + 1 + Number(size) + 1;
      needed = whole;
      if (buffer.length < whole) break;
      // A copy: the answer may outlive its chunk.
      onAnswer(new Uint8Array(buffer.subarray(end + 1, whole - 1)));
      buffer = buffer.subarray(whole);
      needed = 1;
    }
    chunks = [buffer];
    held = buffer.length;
  };

  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    if (held >= needed) takeAnswers();
  };
}
