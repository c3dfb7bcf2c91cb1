import { open, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { sendOpened } from './send-opened.ts';

const replacements = [
  ['of the same size', 'a secret!'],
  ['that is smaller', 'short'],
  ['that is larger', 'a longer secret'],
  ['that is gone', undefined],
] as const;

it.runIf(process.platform === 'linux').each(replacements)(
  'TEN-10: sends the whole file that was opened, even if its path leads to one %s since, and closes it',
  async (_size, secret) => {
    const folder = await temporaryFolder('send-opened');
    const [checked, elsewhere] = ['checked', 'secret'].map((name) => path.join(folder, name));
    await writeFile(checked!, 'a drawing');
    if (secret !== undefined) await writeFile(elsewhere!, secret);
    const handle = await open(checked!);
    const sent = Promise.withResolvers<Error | undefined>();
    const app = express().get('/', (_req, res) =>
      sendOpened(res, { file: elsewhere!, handle }, (error) => {
        // A visitor's request would otherwise wait for a response that never comes.
        if (error) res.destroy();
        sent.resolve(error);
      }),
    );
    const server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    // Before the body, which would never end with the size of a larger file.
    expect(response.headers.get('Content-Length')).toBe('9');
    expect([response.status, await response.text()]).toEqual([200, 'a drawing']);
    expect(await sent.promise).toBeUndefined();
    expect(handle.fd).toBe(-1);
    await new Promise((resolve) => server.close(resolve));
  },
);
