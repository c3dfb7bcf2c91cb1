import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftOut } from './tools/run/sample.mjs';
import { ensureValidators } from './tools/run/validators.mjs';

ensureValidators();

/** Limits that only end what hangs, on a busy machine too: no test asserts how long anything takes. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Projects whose files install packages and restart servers. */
const slow = ['tools', 'cli', 'site'];

/** Starts with what takes longest, so that no core is idle while a single file is left. */
class SlowProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project: { name } }: TestSpecification) =>
      slow.includes(name) ? slow.indexOf(name) : slow.length;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Long suites, of which `npm test` runs a third: the browser's view of single blocks, and whole commands. */
const sampled = [
  ...globSync('libs/renderer/src/**/*.browser.spec.{ts,tsx}', { cwd: import.meta.dirname }).sort(),
  'apps/cli/src/commands/new/new.spec.ts',
  'apps/cli/src/commands/lsp/findings.spec.ts',
  'tools/package/package.spec.ts',
  'apps/cli/src/commands/import/import-killed.spec.ts',
  'tools/crash-tests/crash-rounds.spec.ts',
  'apps/cli/src/commands/lsp/robustness.spec.ts',
  'apps/cli/src/commands/init/pre-commit-hook.spec.ts',
  'tools/crash-tests/stop.spec.ts',
  'libs/renderer/src/memo/markup-memo.spec.ts',
  'apps/cli/src/commands/lsp/completion.spec.ts',
  'apps/cli/src/commands/migrate/migrate.spec.ts',
  'apps/site/server/http/restarts.spec.ts',
  'apps/cli/src/shared/checking/page-cache.spec.ts',
  'tools/upstreams/outages/lender-outage.spec.ts',
  'tools/upstreams/outages/dashboard-outage.spec.ts',
  'apps/cli/src/commands/hostile-content.spec.ts',
  'apps/cli/src/commands/lsp/navigation.spec.ts',
];
const excluded = leftOut(sampled);

/** Its files share modules: none keeps state of a test, and loading them anew takes half the time. */
const project = (name: string, root: string, include: string[], setupFiles: string[] = []) => ({
  test: {
    name,
    root,
    include,
    exclude: [
      ...configDefaults.exclude,
      ...excluded.filter((file) => file.startsWith(`${root}/`)).map((file) => relative(root, file)),
    ],
    setupFiles,
    isolate: false,
    // Style sheets are imported as text by the renderer; without this they would be empty.
    css: true,
    ...limits,
  },
});

const removesFolders = [join(import.meta.dirname, 'apps/site/server/testing/after-each-file.ts')];

const library = (name: string) => project(name, `libs/${name}`, ['src/**/*.spec.{ts,tsx}']);

export default defineConfig({
  test: {
    // One more than there are cores: many tests wait for servers, browsers and timers.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowProjectsFirst },
    projects: [
      library('json'),
      library('copy'),
      library('checker'),
      library('language-server'),
      library('comparison'),
      library('block-schemas'),
      library('domain'),
      library('pricing'),
      library('forms'),
      library('renderer'),
      library('content'),
      library('dealership'),
      library('leads'),
      library('lint'),
      project('cli', 'apps/cli', ['src/**/*.spec.ts']),
      project('site', 'apps/site', ['{app,server}/**/*.spec.{ts,tsx}'], removesFolders),
      project('tools', 'tools', ['**/*.spec.ts'], removesFolders),
    ],
  },
});
