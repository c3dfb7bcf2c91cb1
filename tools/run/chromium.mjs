import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const found = () => process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Where Chromium is; installed through apt when this is Debian and we are root. Undefined where there is none. */
export function ensureChromium() {
  if (found()) return found();
  if (process.getuid?.() === 0 && isDebian()) {
    console.error('Installing Chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  return found();
}
