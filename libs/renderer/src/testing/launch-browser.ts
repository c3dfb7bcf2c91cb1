import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const system = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** Starts Chromium: the system's (`CHROMIUM_PATH`) where there is one, else Playwright's own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: existsSync(system) ? system : undefined,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
