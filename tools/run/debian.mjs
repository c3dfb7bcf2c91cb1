import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Names of this system and of those that it derives from: `debian`, `ubuntu`; none where it is no Linux. */
const systems = () => {
  if (!existsSync('/etc/os-release')) return [];
  const release = readFileSync('/etc/os-release', 'utf8');
  return [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)/gm)].flatMap(([, ids]) => ids.split(' '));
};

/**
 * Installs a Debian package where we may: as root, on Debian or a system derived from it. Does
 * nothing elsewhere, or where there is no such package.
 */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || !systems().includes('debian')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isKnown = () => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
  if (!isKnown()) spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  if (!isKnown()) return;
  console.error(`Installing ${name} …`);
  const stdio = ['ignore', 'ignore', 'inherit'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name];
  if (spawnSync('apt-get', install, { stdio, env }).status === 0) return;
  // The list of packages may name a version that is gone.
  spawnSync('apt-get', ['update', '-qq'], { stdio, env });
  spawnSync('apt-get', install, { stdio, env });
}
