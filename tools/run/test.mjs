// Runs every test there is and ends with one line: N passed, N failed, N skipped.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureRedis } from './redis.mjs';
import { seedOf } from './sample.mjs';
import { ensureShells } from './shells.mjs';
import { ensureVarnish } from './varnish.mjs';
import { ensureBuilt, ensureInstalled, node, root, run } from './workspace.mjs';

const full = process.argv.includes('--full');
ensureInstalled();
ensureBuilt();
const chromium = ensureChromium();
ensurePostgres();
ensureRedis();
ensureShells();
ensureVarnish();
const reports = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
const seed = full ? '' : String(seedOf(process.env, Date.now()));
const env = {
  ...{ FORECOURT_FULL: full ? '1' : '', FORECOURT_SEED: seed },
  CHROMIUM_PATH: chromium ?? '',
};
if (!full)
  console.log(
    `A tenth of the long suites is run; FORECOURT_SEED=${seed} repeats it, and npm run test:full runs all.`,
  );
const totals = { passed: 0, failed: 0, skipped: 0 };
const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

function add(name, code, counts) {
  if (!counts) console.error(`${name} ended without a report (exit ${code})`);
  totals.passed += counts?.passed ?? 0;
  totals.failed += counts?.failed ?? 1;
  totals.skipped += counts?.skipped ?? 0;
  // A suite that cannot be loaded fails without a failed test to count.
  if (counts && code !== 0 && counts.failed === 0) totals.failed += 1;
}

function unitTests() {
  const file = join(reports, 'vitest.json');
  const bin = join(root, 'node_modules/vitest/vitest.mjs');
  const code = run(
    node,
    [bin, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env },
  );
  const report = readReport(file);
  add(
    'vitest',
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );
}

function browserTests() {
  const file = join(reports, 'playwright.json');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const config = 'apps/site/playwright.config.ts';
  if (!chromium) {
    console.error(
      'No Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH. Its tests are skipped.',
    );
  }
  // A browser starved of CPU is not the site's failure: such a test is retried once and reported as flaky.
  const mode = chromium ? ['--reporter=dot,json', '--retries=1'] : ['--list', '--reporter=json'];
  const code = run(node, [cli, 'test', '-c', config, ...mode], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    quiet: !chromium,
  });
  const { stats, suites } = readReport(file) ?? {};
  for (const title of flakyTitles(suites ?? [])) console.log(`passed at the second try: ${title}`);
  const listed = chromium ? 0 : countSpecs(suites ?? []);
  add(
    'playwright',
    code,
    stats && {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: chromium ? stats.skipped : listed,
    },
  );
}

const flakyTitles = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyTitles(inner),
  ]);

const countSpecs = (suites) =>
  suites.reduce(
    (sum, suite) =>
      sum +
      (suite.specs ?? []).reduce((all, spec) => all + spec.tests.length, 0) +
      countSpecs(suite.suites ?? []),
    0,
  );

unitTests();
browserTests();
rmSync(reports, { recursive: true, force: true });
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
