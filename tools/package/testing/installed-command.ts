import { spawn } from 'node:child_process';
import { mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { npm } from '../pack.ts';

export interface CommandRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The installed command, in a folder of its own outside the workspace. */
export interface InstalledCommand {
  /** Where it was installed. */
  readonly folder: string;
  /** The package's own folder. */
  readonly package: string;
  readonly start: (args: readonly string[], options: StartOptions) => ReturnType<typeof spawn>;
  /** Runs it to its end. */
  readonly run: (args: readonly string[], options: StartOptions) => Promise<CommandRun>;
}

interface StartOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Stays open; nothing if left out. */
  readonly stdin?: string;
}

/** Names, sizes and times of all files of a folder. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const { size, mtimeMs } = await stat(join(parentPath, name));
      return `${join(parentPath, name).slice(folder.length + 1)} ${size} ${mtimeMs}`;
    }),
  ).then((lines) => lines.sort());
}

export const temporaryFolder = async (): Promise<string> =>
  realpath(await mkdtemp(join(tmpdir(), 'forecourt-package-')));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/** All that a process says, once it has ended. */
export async function runOf(child: ReturnType<typeof spawn>): Promise<CommandRun> {
  const exit = new Promise<number | null>((done, fail) => {
    child.on('error', fail).on('close', done);
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  return { code: await exit, stdout, stderr };
}

/**
 * Installs a tarball into an empty folder.
 * @param node the program that runs it: the folder of a Node, the one of the tests if left out.
 */
export async function installCommand(
  tarball: string,
  folder: string,
  node: string = dirname(process.execPath),
): Promise<InstalledCommand> {
  // npm installs into the nearest folder that has a manifest.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], folder);
  const start: InstalledCommand['start'] = (args, { cwd, env = {}, stdin }) => {
    const { PATH, HOME } = process.env;
    const child = spawn(join(folder, 'node_modules/.bin/forecourt'), [...args], {
      cwd,
      env: {
        PATH: `${node}${delimiter}${PATH}`,
        HOME,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        ...env,
      },
      stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    // Left open, as an editor does: a language server ends where it is hung up on.
    child.stdin?.write(stdin);
    return child;
  };
  return {
    folder,
    package: join(folder, 'node_modules/forecourt'),
    start,
    run: (args, options) => runOf(start(args, options)),
  };
}
