import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server of the tests' own, in a folder of its own. */
export interface TestPostgres {
  readonly url: string;
  /** Everything that a dump of the database has. */
  dump(): Promise<string>;
  /** Kills all processes at once, like a crash; connections break, commits survive. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Attempts to start a server whose killed processes may outlive it by a moment. */
const maxStarts = 10;

/** The newest server's programs: of `FORECOURT_POSTGRES_BIN`, or where Debian and Homebrew put them. */
const bin = [
  process.env.FORECOURT_POSTGRES_BIN ?? '',
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ...globSync('/opt/homebrew/opt/postgresql*/bin').sort().reverse(),
  '/usr/local/bin',
].find((place) => place !== '' && existsSync(join(place, 'initdb')));

/** Why a server can't be started here; undefined if it can. For `describe.skipIf`. */
export const whyNoPostgres =
  bin === undefined
    ? 'no PostgreSQL server programs here; set FORECOURT_POSTGRES_BIN to their folder'
    : undefined;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The server refuses to run as root: then its programs run as the user `postgres`, who owns its folder. */
async function runner(bin: string, directory: string) {
  if (process.getuid?.() !== 0)
    return (program: string, ...args: string[]) => run(join(bin, program), args);
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  await chown(directory, await id('-u'), await id('-g'));
  return (program: string, ...args: string[]) =>
    run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { cwd: directory });
}

/**
 * Starts a PostgreSQL server on a free port.
 * @param isDurable true if it syncs to disk. Without, commits survive a killed server, but not a
 *   killed machine.
 * @throws if {@link whyNoPostgres}
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  if (bin === undefined) throw new Error(whyNoPostgres);
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'));
  const program = await runner(bin, directory);
  const data = join(directory, 'data');
  const port = await freePort();
  const settings = [
    ...[`-p ${port}`, '-c listen_addresses=127.0.0.1', `-c unix_socket_directories=${directory}`],
    ...(isDurable ? [] : ['-c fsync=off']),
  ].join(' ');
  const start = async () => {
    const log = join(directory, 'log');
    await program('pg_ctl', '-w', '-D', data, '-l', log, '-o', settings, 'start');
  };
  const crash = async () => {
    await program('pg_ctl', '-w', '-D', data, '-m', 'immediate', 'stop');
  };
  try {
    await program(
      'initdb',
      ...['-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    );
    await start();
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
  const url = `postgres://forecourt@127.0.0.1:${port}/postgres`;
  return {
    url,
    dump: async () => (await program('pg_dump', url)).stdout,
    crash,
    async restart() {
      for (let attempt = 1; attempt < maxStarts; attempt++)
        if (
          await start()
            .then(() => true)
            .catch(() => false)
        )
          return;
      await start();
    },
    async stop() {
      await crash().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
