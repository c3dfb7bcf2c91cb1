import { existsSync } from 'node:fs';
import { aptInstall } from './debian.mjs';

/** Chromium without windows and profiles: a page of the browser tests costs a third. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const candidates = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const found = () => candidates.find((path) => existsSync(path));

/** Path of the Chromium for tests, installed if need be and possible; undefined where there is none. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(headlessShell)) aptInstall('chromium-headless-shell');
  if (!found()) aptInstall('chromium');
  return found();
}
