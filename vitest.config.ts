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

/**
 * Long suites, of which `npm test` runs a tenth: the browser’s view of single blocks, whole commands,
 * databases, and servers that are killed. The longest first, so that tenths take equally long.
 */
const sampled = [
  'apps/cli/src/commands/new/new.spec.ts',
  'tools/package/package.spec.ts',
  'apps/cli/src/shared/checking/changed-since.spec.ts',
  'libs/leads/src/postgres/postgres-database.spec.ts',
  'apps/cli/src/commands/lsp/robustness.spec.ts',
  'apps/cli/src/commands/lsp/findings.spec.ts',
  'libs/dealership/src/postgres/postgres-search.spec.ts',
  'libs/lint/src/engine/hostile-blocks.spec.ts',
  'libs/renderer/src/pipeline/page-budget.spec.ts',
  'tools/demo-data/data.spec.ts',
  'libs/renderer/src/memo/markup-memo.spec.ts',
  'tools/crash-tests/crash-rounds.spec.ts',
  'apps/cli/src/commands/import/import-killed.spec.ts',
  'apps/site/server/images/image-route.spec.ts',
  'apps/cli/src/commands/leads/leads.spec.ts',
  'libs/language-server/src/planted-faults.spec.ts',
  'apps/site/server/http/restarts.spec.ts',
  'apps/cli/src/commands/diff/diff-revisions.spec.ts',
  'apps/cli/src/commands/schema-diff/schema-diff.spec.ts',
  'apps/cli/src/commands/import/import.spec.ts',
  'tools/upstreams/outages/dashboard-outage.spec.ts',
  'libs/content/src/tenant/many-files.spec.ts',
  'apps/cli/src/commands/init/pre-commit-hook.spec.ts',
  'libs/renderer/src/blocks/cars/finder/cars-finder.spec.tsx',
  'apps/cli/src/main.spec.ts',
  'apps/site/server/log/logger.spec.ts',
  'libs/checker/src/pages/page-workers.spec.ts',
  'tools/crash-tests/stop.spec.ts',
  'tools/crash-tests/full-disk.spec.ts',
  'tools/upstreams/outages/database-outage.spec.ts',
  'tools/form-tests/privacy.spec.ts',
  'apps/cli/src/commands/validate/validate.spec.ts',
  'apps/cli/src/commands/lint/lint.spec.ts',
  'libs/leads/src/sqlite/sqlite-crash.spec.ts',
  'apps/site/server/processes/several-processes.spec.ts',
  'libs/leads/src/postgres/postgres-crash.spec.ts',
  'apps/cli/src/commands/schema/schema.spec.ts',
  'libs/checker/src/hostile-settings.spec.ts',
  'apps/cli/src/commands/lsp/pulled-diagnostics.spec.ts',
  'apps/cli/src/commands/lsp/changes-at-once.spec.ts',
  'apps/cli/src/commands/lsp/rename-files.spec.ts',
  'tools/form-tests/fuzz.spec.ts',
  'tools/package/rule-types.spec.ts',
  'apps/cli/src/commands/lsp/completion.spec.ts',
  'apps/cli/src/commands/migrate/migrate.spec.ts',
  'tools/upstreams/outages/typesense-outage.spec.ts',
  'tools/upstreams/outages/lender-outage.spec.ts',
  'apps/cli/src/commands/preview/preview.spec.ts',
  'apps/cli/src/commands/diff/diff.spec.ts',
  'apps/cli/src/shared/checking/page-cache.spec.ts',
  'apps/cli/src/commands/completion/completion.spec.ts',
  'tools/package/launcher.spec.ts',
  'apps/cli/src/shared/terminal/unified-diff.spec.ts',
  'libs/leads/src/sqlite/full-disk.spec.ts',
  'apps/cli/src/commands/schema-diff/safe-is-safe.spec.ts',
  'apps/cli/src/commands/hostile-content.spec.ts',
  'apps/cli/src/commands/lsp/navigation.spec.ts',
  'apps/cli/src/commands/forms/forms.spec.ts',
  'apps/cli/src/shared/git/revision-files.spec.ts',
  'apps/site/server/data-threads/open-data-threads.spec.ts',
  'apps/cli/src/commands/check/check.spec.ts',
  'libs/checker/src/incremental.spec.ts',
  'apps/site/server/data-threads/data-threads.spec.ts',
  'apps/site/server/images/encoder-process.spec.ts',
  'apps/cli/src/commands/leads/leads-preview.spec.ts',
  'libs/leads/src/finance/resender.spec.ts',
  'apps/cli/src/commands/anywhere.spec.ts',
  'libs/content/src/watching/open-tenants.spec.ts',
  'apps/cli/src/commands/doctor/doctor.spec.ts',
  'apps/cli/src/commands/forms/mermaid.spec.ts',
  'apps/cli/src/commands/move/move.spec.ts',
  ...globSync('libs/renderer/src/**/*.browser.spec.{ts,tsx}', { cwd: import.meta.dirname }).sort(),
];
const excluded = leftOut(sampled);

/** Projects that load components and style sheets, which Vite translates. Node imports all others, in two thirds of the time. */
const translated = ['renderer', 'site', 'tools'];

const setupFiles = [
  'libs/block-schemas/src/testing/after-each-file.ts',
  'tools/testing/property-seed.ts',
].map((file) => join(import.meta.dirname, file));

/** Its files share modules: none keeps state of a test, and loading them anew takes half the time. */
const project = (name: string, root: string, include: string[]) => ({
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
    experimental: { viteModuleRunner: translated.includes(name), nodeLoader: false },
    // Style sheets are imported as text by the renderer; without this they would be empty.
    css: true,
    ...limits,
  },
});

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
      project('site', 'apps/site', ['{app,server}/**/*.spec.{ts,tsx}']),
      project('tools', 'tools', ['**/*.spec.ts']),
    ],
  },
});
