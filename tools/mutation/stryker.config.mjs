import { join } from 'node:path';

const { MUTATED_LIBRARY: library, MUTATION_FOLDER: folder } = process.env;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // Relative to the workspace, where Stryker runs.
  plugins: [
    './tools/mutation/sample-checker.mjs',
    import.meta.resolve('@stryker-mutator/vitest-runner'),
  ],
  vitest: {
    configFile: 'tools/mutation/vitest.config.ts',
    dir: `libs/${library}`,
    related: false,
    // Tests of file modes set the umask, which threads cannot.
    pool: 'forks',
  },
  checkers: ['sample'],
  mutate: [
    `libs/${library}/src/**/*.ts`,
    ...['!**/*.spec.ts', '!**/*.d.ts', '!**/testing/**', '!**/generated/**'],
    // Runs in other threads, or on a database server, where mutants are not active.
    ...['!**/sqlite-worker.ts', '!**/open-files.ts', '!**/postgres/**'],
  ],
  // Stryker changes a copy of these files, never the files themselves.
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.base.json',
    '!tools/mutation/vitest.config.ts',
    '!libs/**',
    '!tenants/**',
    '**/node_modules',
  ],
  tempDirName: join(folder, 'sandbox'),
  logLevel: 'warn',
  warnings: false,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Longer than tests take on a busy machine: a timeout of a mutant counts as noticed.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['json'],
  jsonReporter: { fileName: join(folder, 'report.json') },
};
