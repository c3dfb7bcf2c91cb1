import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright';

/** Where Debian installs Chromium. The headless shell has no windows or profiles: a page costs a third. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How every test starts Chromium: `CHROMIUM_PATH`, else the system's, else Playwright's own download. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Starts Chromium. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions);
