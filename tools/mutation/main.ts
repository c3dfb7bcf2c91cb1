/**
 * Measures how many small changes of a library's code its unit tests notice:
 * `npm run mutation -- --package domain --sample 60 --seed 1`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { mutationReport, type MutationResult } from './mutation-report.ts';

const here = import.meta.dirname;
const root = join(here, '../..');
const usage = 'npm run mutation -- --package <library> [--sample 60] [--seed 1]';

function readArguments(): { library: string; sample: number; seed: string } {
  const { values } = parseArgs({
    options: {
      package: { type: 'string' },
      sample: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { package: library = '', sample, seed } = values;
  if (library === '' || !existsSync(join(root, 'libs', library, 'src')))
    throw new Error(`--package must be the name of a folder in libs: ${usage}`);
  if (!/^[1-9]\d*$/.test(sample))
    throw new Error(`--sample must be a whole number from 1: ${usage}`);
  return { library, sample: Number(sample), seed };
}

function ensureStryker(): void {
  if (existsSync(join(here, 'node_modules/@stryker-mutator/core'))) return;
  console.error('Installing Stryker …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('npm ci in tools/mutation failed');
}

const { library, sample, seed } = readArguments();
ensureStryker();
const folder = mkdtempSync(join(tmpdir(), 'forecourt-mutation-'));
const file = join(folder, 'report.json');
try {
  const { status } = spawnSync(
    process.execPath,
    [
      join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      relative(root, join(here, 'stryker.config.mjs')),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTATED_LIBRARY: library,
        MUTATION_SAMPLE: String(sample),
        MUTATION_SEED: seed,
        MUTATION_FOLDER: folder,
      },
    },
  );
  if (status !== 0 || !existsSync(file)) process.exitCode = status ?? 1;
  else console.log(mutationReport(JSON.parse(readFileSync(file, 'utf8')) as MutationResult));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
