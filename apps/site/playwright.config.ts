import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** The system's Chromium where there is one, else Playwright's own download. */
const chromium = '/usr/bin/chromium';
const port = Number(process.env.E2E_PORT ?? 4620);
const root = path.join(import.meta.dirname, '../..');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // The first visit makes every picture of a page.
  timeout: 60_000,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    // Chromium takes every name below `.localhost` for this machine.
    baseURL: `http://harbour-city.localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" build/server/index.js`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      FORECOURT_TENANTS_DIR: process.env.FORECOURT_TENANTS_DIR ?? path.join(root, 'tenants'),
      FORECOURT_DATA_DIR:
        process.env.FORECOURT_DATA_DIR ?? path.join(tmpdir(), 'forecourt-e2e-data'),
      LOG_LEVEL: 'warn',
    },
  },
});
