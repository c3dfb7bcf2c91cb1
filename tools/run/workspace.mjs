// Runs on whatever Node the machine has (20 or later): plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The pinned Node of the workspace, which runs everything but these scripts. */
export const node = join(root, 'node_modules/node/bin/node');

const bin = join(root, 'node_modules/.bin');
const separator = process.platform === 'win32' ? ';' : ':';

/** The environment in which the workspace's own commands are found first. */
export const environment = (extra = {}) => ({
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  ...extra,
  PATH: `${bin}${separator}${process.env.PATH}`,
});

/** Runs a command to its end and returns its exit code. */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  const stdio = quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'];
  const result = spawnSync(command, args, { cwd, stdio, env: environment(env) });
  return result.status ?? 1;
}

/**
 * Starts a command in this process's place: its signals and exit code are ours. A signal to npm ends
 * only the shell between npm and this process, so the end of that shell ends the command as well.
 */
export function become(command, args, { env = {}, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: environment(env) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const shell = process.ppid;
  const endWithShell = () => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  };
  if (process.env.npm_lifecycle_event) setInterval(endWithShell, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const time = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Installs what is missing: nothing if the installed packages are as new as the lock file. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(node) && time(installed) >= time(join(root, 'package-lock.json'))) return;
  console.error('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = run(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { quiet: true });
  if (code !== 0) {
    console.error('npm ci failed: see above. Check that this machine reaches an npm registry.');
    process.exit(code);
  }
}

/** Builds the site unless the build is as new as its sources (nx compares them). */
export function ensureBuilt() {
  if (run(join(bin, 'nx'), ['run', 'site:build', '--outputStyle=static'], { quiet: true }) !== 0) {
    console.error('The build failed: run `npm run build` to see why.');
    process.exit(1);
  }
}
