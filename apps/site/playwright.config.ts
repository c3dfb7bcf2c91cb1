import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions } from '@forecourt/renderer/testing/launch-browser';
import { defineConfig } from '@playwright/test';
import { leftOut } from '../../tools/run/sample.mjs';

// Chosen once: the processes that run the tests inherit it.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);
const root = path.join(import.meta.dirname, '../..');

/** Tests of features that do not depend on the width, or of tools for desktop screens. */
const desktopOnly = ['diff-report', 'editorjs', 'preview', 'xss'];
const phoneOnly = ['states', 'structured-data', 'tenants-apart'];

/** Walks that the quick run makes on the phone alone; the full run makes them at both widths. */
const phoneInQuickRun = [
  'analytics',
  'brands',
  'cars',
  'chosen-keys',
  'dealership-search',
  'finance',
  'forms-change',
  'forms-dealership',
  'forms-states',
  'gallery',
  'layout-shifts',
  'lists',
  'models',
  'screen-forms',
  'staff',
  'stock-keys',
  'tasks',
  'vehicle',
  'viewer',
];

/** Long walks, of which `npm test` makes a tenth; the longest first, so that tenths take equally long. */
const sampled = [
  ...['tasks', 'dealership-search', 'cars', 'states', 'tenants-apart', 'forms-states', 'xss'],
  ...['lists', 'models'],
  ...['gallery', 'chosen-keys', 'structured-data', 'valuation', 'vehicle', 'test-drive', 'preview'],
  ...['screen-forms', 'layout-shifts', 'stock-keys', 'forms-change', 'diff-report', 'analytics'],
  ...['forms-dealership', 'islands', 'brands', 'editorjs', 'staff', 'viewer'],
];

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Most files start a server of their own, so their tests run in order. A file without one
  // declares its tests parallel.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // One more than there are cores: tests wait for servers and browsers.
  workers: Math.min(4, availableParallelism() + 1),
  // The first visit makes every picture of a page.
  timeout: 240_000,
  // Only ends what hangs: on a busy machine a page may take its time.
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    // Chromium takes every name below `.localhost` for this machine.
    baseURL: `http://harbour-city.localhost:${port}`,
    // Recording every test costs a quarter of the processor's time.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testIgnore: specs([...desktopOnly, ...leftOut(sampled)]),
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: specs([
        ...phoneOnly,
        ...(process.env.FORECOURT_FULL ? [] : phoneInQuickRun),
        ...leftOut(sampled),
      ]),
      grepInvert: /@phone/,
    },
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
      FORECOURT_PICTURES_AHEAD: 'false',
    },
  },
});

/** Finds a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
