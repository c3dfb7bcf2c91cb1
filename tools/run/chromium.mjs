import { existsSync } from 'node:fs';
import { aptInstall } from './debian.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const found = () => process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));

/** Where Chromium is, installed if need be and possible. Undefined where there is none. */
export function ensureChromium() {
  if (!found()) aptInstall('chromium');
  return found();
}
