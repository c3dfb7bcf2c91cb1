import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Limits that only end what hangs, on a busy machine too: no test asserts how long anything takes. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** @param isolate whether every file has modules of its own; what keeps no state needs none. */
const project = (name: string, root: string, isolate = true) => ({
  test: {
    name,
    root,
    isolate,
    include: ['src/**/*.spec.{ts,tsx}', 'server/**/*.spec.{ts,tsx}'],
    // Style sheets are imported as text by the renderer; without this they would be empty.
    css: true,
    ...limits,
  },
});

export default defineConfig({
  test: {
    // Left alone it keeps one core free; many tests wait for servers and browsers, and no one watches.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      project('block-schemas', 'libs/block-schemas', false),
      project('pricing', 'libs/pricing', false),
      project('forms', 'libs/forms', false),
      project('renderer', 'libs/renderer', false),
      project('content', 'libs/content', false),
      project('dealership', 'libs/dealership', false),
      project('leads', 'libs/leads', false),
      project('lint', 'libs/lint', false),
      project('cli', 'apps/cli'),
      project('site', 'apps/site', false),
      { test: { name: 'tools', root: 'tools', include: ['**/*.spec.ts'], ...limits } },
    ],
  },
});
