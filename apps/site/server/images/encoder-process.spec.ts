import { getEventListeners } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { createEncoderProcess } from './encoder-process.ts';
import type { PictureJob } from './picture-job.ts';

const job: PictureJob = {
  picture: { path: '/assets/a.svg', file: '/a.svg', hash: 'a', mediaType: 'image/svg+xml' },
  width: 320,
  format: 'webp',
  effort: 'fast',
};

/** An encoder that runs a program of the test's own. @param body what it does with a message. */
async function encoderThat(body: string, wallMs = 600_000) {
  const program = path.join(await temporaryFolder('encoder'), 'program.mjs');
  await writeFile(
    program,
    `const send = (message) => process.send(message);
     process.on('message', async () => { ${body} });
     send({ type: 'ready' });`,
  );
  const limits = { cpuMs: 1_000, wallMs, rssBytes: 1e9 };
  return createEncoderProcess({ limits, niceness: 0, program });
}

const done = `send({ type: 'done', bytes: new TextEncoder().encode(String(process.pid)) })`;
const spin = 'for (;;);';
const busy = `send({ type: 'usage', cpuMs: 1001, rssBytes: 1 }); setTimeout(() => { ${spin} }, 20)`;

/** True for a running process. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the encoder process', () => {
  it('OPS-3: makes pictures one after another in one process', async () => {
    const encoder = await encoderThat(done);
    const first = String(await encoder.encode(job));
    expect(String(await encoder.encode(job))).toBe(first);
    expect(Number(first)).not.toBe(process.pid);
    encoder.close();
  });

  it.each([
    ['processor time', 'too-slow', busy],
    ['memory', 'too-large', `send({ type: 'usage', cpuMs: 1, rssBytes: 1.1e9 })`],
    ['its life', 'crashed', 'process.abort()'],
  ])('OPS-3: a picture that costs %s is a failure of its own', async (_what, kind, body) => {
    const encoder = await encoderThat(body);
    await expect(encoder.encode(job)).rejects.toMatchObject({ name: 'PictureFailure', kind });
    await expect(encoder.encode(job), 'the process is replaced').rejects.toMatchObject({ kind });
    encoder.close();
  });

  it('OPS-3: a process that stops responding is killed after its timeout', async () => {
    const encoder = await encoderThat(spin, 50);
    await expect(encoder.encode(job)).rejects.toMatchObject({ kind: 'stalled' });
    encoder.close();
  });

  it('WEB-5: closing kills a process in the middle of a picture', async () => {
    const said: string[] = [];
    const encoder = await encoderThat(
      `process.stderr.write(String(process.pid)); setTimeout(() => { ${spin} })`,
    );
    const work = encoder.encode(job);
    work.catch((error: Error) => said.push(error.name));
    encoder.close();
    await expect(work).rejects.toMatchObject({ name: 'WorkCancelled' });
    await expect(encoder.encode(job)).rejects.toMatchObject({ name: 'WorkCancelled' });
    expect(said).toEqual(['WorkCancelled']);
  });

  it('OPS-3: an abort kills the process; the next picture gets a new one', async () => {
    const encoder = await encoderThat(done);
    const pid = Number(String(await encoder.encode(job)));
    const left = new AbortController();
    const work = encoder.encode(job, left.signal);
    left.abort();
    await expect(work).rejects.toMatchObject({ name: 'WorkCancelled' });
    expect(Number(String(await encoder.encode(job)))).not.toBe(pid);
    await expect.poll(() => isAlive(pid)).toBe(false);
    encoder.close();
  });

  it('OPS-5: a process that cannot start is an error with its cause, not the picture’s failure', async () => {
    const program = path.join(await temporaryFolder('encoder'), 'program.mjs');
    await writeFile(program, `import 'a-package-nobody-has';`);
    const limits = { cpuMs: 1_000, wallMs: 600_000, rssBytes: 1e9 };
    const encoder = createEncoderProcess({ limits, niceness: 0, program });
    await expect(encoder.encode(job)).rejects.toThrow(
      /the picture encoder cannot start \(exit 1\).*a-package-nobody-has/s,
    );
    encoder.close();
  });

  it('OPS-5: a process that the system refuses to start leaves nothing of its job behind', async () => {
    const limits = { cpuMs: 1_000, wallMs: 600_000, rssBytes: 1e9 };
    const encoder = createEncoderProcess({ limits, niceness: 0, program: 'not\0a path' });
    const { signal } = new AbortController();
    await expect(encoder.encode(job, signal)).rejects.toThrow('null bytes');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    encoder.close();
  });

  it('OPS-3: the process sees none of the server’s secrets', async () => {
    process.env.FORECOURT_SECRET_OF_TEST = 'secret';
    const names = `Object.keys(process.env).join()`;
    const encoder = await encoderThat(
      `send({ type: 'done', bytes: new TextEncoder().encode(${names}) })`,
    );
    expect(String(await encoder.encode(job))).not.toContain('FORECOURT');
    delete process.env.FORECOURT_SECRET_OF_TEST;
    encoder.close();
  });
});
