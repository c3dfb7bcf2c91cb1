import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  mountSmallDisk,
  whyNoSmallDisk,
  type SmallDisk,
} from '../../libs/leads/src/testing/small-disk.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { startMortalServer, whyNoBuild } from './mortal-server.ts';
import { slug, writeTenant } from './yard.ts';

async function pageOf(port: number): Promise<string> {
  const headers = { host: `${slug}.localhost` };
  const asked = get({ host: '127.0.0.1', port, path: '/contact', headers, agent: false });
  const [page] = (await once(asked, 'response')) as [IncomingMessage];
  return text(page);
}

const why = whyNoBuild ?? whyNoSmallDisk;

describe.skipIf(why)(`the built server on a small disk${why ? ` (skipped: ${why})` : ''}`, () => {
  let disk: SmallDisk;
  let tenants = '';
  beforeAll(async () => {
    disk = mountSmallDisk(40);
    tenants = await temporaryFolder('tenants');
    await writeTenant(tenants);
  });
  afterAll(() => disk.remove());

  const start = async (processes: string) => {
    const server = startMortalServer({
      env: {
        FORECOURT_TENANTS_DIR: tenants,
        FORECOURT_DATA_DIR: path.join(disk.folder, 'data'),
        FORECOURT_PROCESSES: processes,
      },
      lifetime: () => undefined,
    });
    const port = await vi.waitUntil(
      () => {
        server.check();
        return server.port();
      },
      { timeout: 60_000, interval: 100 },
    );
    return { server, port };
  };

  it.each(['1', '2'])(
    'OPS-5: once it is full, starts again with %s process(es), serves pages and logs why leads cannot be stored',
    async (processes) => {
      const first = await start(processes);
      await first.server.end('SIGTERM');
      disk.fill();
      const { server, port } = await start(processes);
      try {
        expect(await pageOf(port)).toContain('<form');
        await expect.poll(() => server.output()).toContain('leads cannot be stored');
        expect(server.output()).toContain(
          '"code":"SQLITE_FULL","action":"the disk is full: make room"',
        );
      } finally {
        await server.end('SIGTERM');
        disk.makeRoom();
      }
    },
  );
});
