import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs a Debian package where we may: as root, on Debian. Does nothing elsewhere. */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.error(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}
