import { spawnSync } from 'node:child_process';
import { aptInstall } from './debian.mjs';

const isThere = () => !spawnSync('redis-server', ['--version']).error;

/** Installs Redis if need be and possible; its tests are skipped, and say so, where it is missing. */
export function ensureRedis() {
  if (!isThere()) aptInstall('redis-server');
  if (!isThere())
    console.error('No redis-server: its tests are skipped (Debian: apt-get install redis-server).');
}
