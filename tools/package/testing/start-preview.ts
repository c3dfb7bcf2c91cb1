import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { runOf } from './installed-command.ts';
import type { CommandRun, InstalledCommand } from './installed-command.ts';

/** Response of the preview. */
interface Fetched {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** A preview that listens. */
export interface RunningPreview {
  /** @param path of the demo tenant's site. */
  readonly fetch: (path: string) => Promise<Fetched>;
  /** As Ctrl+C does. */
  readonly stop: () => Promise<CommandRun>;
}

const fetched = (port: number, path: string) =>
  new Promise<Fetched>((done, fail) => {
    const headers = { host: `kauri-motors.localhost:${port}` };
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => done({ status, type: headers['content-type'], body }), fail);
    }).on('error', fail);
  });

/** Starts the preview of the tenants in a folder. */
export async function startPreview(
  forecourt: InstalledCommand,
  cwd: string,
): Promise<RunningPreview> {
  const child = forecourt.start(['preview', '--port', '0'], { cwd });
  const ended = runOf(child);
  // A test that fails before it stops the preview leaves nothing behind.
  onTestFinished(() => void child.kill());
  const port = await new Promise<number>((done, fail) => {
    let said = '';
    child.stdout!.on('data', (part: Buffer) => {
      said += part.toString();
      const port = /localhost:(\d+)\//.exec(said)?.[1];
      if (port) done(Number(port));
    });
    void ended.then(({ stderr }) => fail(new Error(stderr)));
  });
  return {
    fetch: (path) => fetched(port, path),
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
