import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

const program = '/usr/sbin/varnishd';
const source = path.join(import.meta.dirname, '../../../../tools/varnish/forecourt.vcl');

/** Reason why no Varnish can be started here; undefined if one can. For `describe.skipIf`. */
export const whyNoVarnish: string | undefined = (() => {
  if (!existsSync(program) || spawnSync(program, ['-V']).error) return 'no varnishd';
  const modules = globSync('/usr/lib/{*/,}varnish/vmods/libvmod_xkey.so');
  return modules.length > 0 ? undefined : 'no VMOD xkey; install varnish-modules';
})();

/** A Varnish of the tests' own, with the configuration that operators get. */
export interface TestVarnish {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a Varnish in front of a server. As root, its processes change to users of their own.
 * @param originPort of the server on this machine. @param token of purge requests.
 */
export async function startVarnish(originPort: number, token: string): Promise<TestVarnish> {
  const folder = await temporaryFolder('varnish');
  await chmod(folder, 0o755);
  const tokenFile = path.join(folder, 'token');
  await writeFile(tokenFile, `${token}\n`, { mode: 0o644 });
  const configuration = path.join(folder, 'forecourt.vcl');
  const text = (await readFile(source, 'utf8'))
    .replace('.port = "3000"', `.port = "${originPort}"`)
    .replace('/etc/varnish/forecourt-purge-token', tokenFile);
  await writeFile(configuration, text, { mode: 0o644 });
  const port = await freePort();
  const parameters = ['http_gzip_support=off', 'thread_pools=1', 'thread_pool_min=10'];
  const child = spawn(
    program,
    [
      ...['-F', '-n', path.join(folder, 'work'), '-f', configuration, '-T', 'none'],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,16m'],
      ...parameters.flatMap((each) => ['-p', each]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`varnishd ended: ${errors}`);
    await pause(20);
  }
  return {
    port,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

const accepts = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
