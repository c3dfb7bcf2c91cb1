import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A PostgreSQL server of the tests' own. */
export interface TestPostgres {
  readonly url: string;
  /** Everything that a dump of the database has. */
  dump(): Promise<string>;
  /** Kills every process of it at once, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** The newest server's programs: of `FORECOURT_POSTGRES_BIN`, or where Debian and Homebrew put them. */
const bin = [
  process.env.FORECOURT_POSTGRES_BIN ?? '',
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ...globSync('/opt/homebrew/opt/postgresql*/bin').sort().reverse(),
  '/usr/local/bin',
].find((place) => place !== '' && existsSync(join(place, 'initdb')));

/** Why a server can't be started here; undefined if it can. */
export const whyNoPostgres =
  bin === undefined
    ? 'no PostgreSQL server programs here; set FORECOURT_POSTGRES_BIN to their folder'
    : undefined;

/** The server refuses to run as root: then its programs run as the user `postgres`, who owns its folder. */
async function runner(directory: string) {
  if (process.getuid?.() !== 0)
    return (program: string, ...args: string[]) => execute(join(bin!, program), args);
  const id = async (flag: string) => Number((await execute('id', [flag, 'postgres'])).stdout);
  await chown(directory, await id('-u'), await id('-g'));
  return (program: string, ...args: string[]) =>
    execute('runuser', ['-u', 'postgres', '--', join(bin!, program), ...args], { cwd: directory });
}

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

/** Starts a server on a free port. It syncs to disk, for its data must outlive a crash. */
export async function startPostgres(): Promise<TestPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-leads-postgres-'));
  const program = await runner(directory);
  const data = join(directory, 'data');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${directory}`;
  const start = () =>
    program('pg_ctl', '-w', '-D', data, '-l', join(directory, 'log'), '-o', settings, 'start');
  const end = () => program('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  try {
    await program(
      'initdb',
      ...['-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    );
    await start();
  } catch (fault) {
    await rm(directory, { recursive: true, force: true });
    throw fault;
  }
  const url = `postgres://forecourt@127.0.0.1:${port}/postgres`;
  return {
    url,
    dump: async () => (await program('pg_dump', url)).stdout,
    async crash() {
      await end();
      // Its children may outlive it by a moment, and keep a new one from starting.
      for (let attempt = 1; ; attempt++) {
        try {
          await start();
          return;
        } catch (fault) {
          if (attempt === 10) throw fault;
        }
      }
    },
    async stop() {
      await end().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
