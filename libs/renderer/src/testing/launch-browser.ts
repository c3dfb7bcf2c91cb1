import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright';

/**
 * Chromium paths on Debian. The headless shell has no windows or profiles and takes a third of the
 * time.
 */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Launch options of every test: Chromium from `CHROMIUM_PATH`, else the system's, else Playwright's
 * own download.
 */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Without windows, Chromium rounds glyphs to whole pixels; with them it doesn't.
    '--font-render-hinting=none',
  ],
};

/** Starts Chromium. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions);
