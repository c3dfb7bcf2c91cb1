import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChecker } from '@forecourt/checker';
import type { Checker } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { reportOn } from '../../apps/cli/src/shared/checking/validation-run.ts';
import { formatNames } from '../../apps/cli/src/shared/reporters/format-names.ts';
import { assembleCommand } from '../package/assemble.ts';
import { writeGeneratedTenant } from './generated-tenant.ts';
import { median, type Result } from './measure.ts';
import { createRunner, writeFloor, type Run } from './measured-run.ts';

const pageCount = 10_000;
const rounds = 5;
const memoryLimit = 400;

/** Runs in turn, so that a machine whose speed drifts favours none. */
function inTurn(subjects: readonly (() => Run)[]): Run[][] {
  const all = Array.from({ length: rounds }, () => subjects.map((run) => run()));
  return subjects.map((_, index) => all.map((round) => round[index]!));
}

async function processes(folder: string, files: readonly string[]): Promise<Result[]> {
  mkdirSync(join(folder, 'package'));
  await assembleCommand(join(folder, 'package'));
  const run = createRunner(folder);
  const floor = writeFloor(folder, files);
  const check = (...args: readonly string[]) =>
    run(join(folder, 'package/bin/forecourt.cjs'), 'check', '--fail-level', 'error', ...args);
  const cached = ['--cache', '--cache-location', join(folder, 'cache')];
  check(...cached);
  const subjects = [() => check(), () => check(...cached), () => run(...floor)];
  const [cold = [], warm = [], floors = []] = inTurn(subjects);
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  const line = (name: string, runs: readonly Run[], limit: number): Result => {
    const of = (kind: 'wall' | 'cpu', each: readonly Run[]) => median(each.map((one) => one[kind]));
    return {
      name: `${name} / read and JSON.parse them`,
      ratio: median(runs.map(({ wall }, index) => wall / floors[index]!.wall)),
      limit,
      detail: `${of('wall', runs).toFixed(0)} ms / ${of('wall', floors).toFixed(0)} ms by the clock, ${of('cpu', runs).toFixed(0)} ms / ${of('cpu', floors).toFixed(0)} ms of CPU`,
    };
  };
  const peak = Math.max(...cold.map(({ memory }) => memory));
  return [
    line('validate and lint 10,000 pages, cold', cold, 5),
    line('the same with a warm cache', warm, 2),
    {
      name: `peak memory of validate and lint / ${memoryLimit} MB`,
      ratio: peak / memoryLimit,
      limit: 1,
      detail: `${peak.toFixed(0)} MB for ${megabytes.toFixed(0)} MB of pages`,
    },
  ];
}

/** Pages with the oddities of the fixtures that have about 58,000 findings together. */
const pagesWithErrors = 9_500;

/** Measures the memory that reports of many findings take, format by format. */
async function manyFindings(folder: string): Promise<Result[]> {
  await writeGeneratedTenant(join(folder, 'invalid/generated'), pagesWithErrors, {
    asTheyCome: true,
  });
  const run = createRunner(folder);
  return formatNames.map((format) => {
    const args = ['check', 'invalid/generated', '--format', format];
    const { memory } = run(join(folder, 'package/bin/forecourt.cjs'), ...args);
    return {
      name: `peak memory of 58,000 findings as ${format} / ${memoryLimit} MB`,
      ratio: memory / memoryLimit,
      limit: 1,
      detail: `${memory.toFixed(0)} MB`,
    };
  });
}

/** Checks a tenant and makes the report, as a watch does at the start and after a change. */
async function checkOnce(checker: Checker, directory: string, changed?: ReadonlySet<string>) {
  const started = process.cpuUsage();
  const result = await checker.check(directory, { changed });
  const results = new Map([[directory, result]]);
  const report = await reportOn([{ directory }], results, { failLevel: 'error' }, {});
  const { user, system } = process.cpuUsage(started);
  return { report, cpu: (user + system) / 1000 };
}

/** One page among all is changed, and changed back. */
async function watching(directory: string, file: string): Promise<Result> {
  const path = join(directory, file);
  const text = readFileSync(path, 'utf8');
  const colds: number[] = [];
  const changes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const checker = createChecker({
      files: blockingFileSystem,
      config: () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }),
      workers: 1,
    });
    const first = await checkOnce(checker, directory);
    colds.push(first.cpu);
    writeFileSync(path, text.replace('"title"', '"titel"'));
    const second = await checkOnce(checker, directory, new Set([file]));
    writeFileSync(path, text);
    const third = await checkOnce(checker, directory, new Set([file]));
    if (
      second.report.errors !== first.report.errors + 1 ||
      third.report.errors !== first.report.errors
    )
      throw new Error(`a change went unnoticed: ${second.report.errors} errors`);
    changes.push(second.cpu, third.cpu);
  }
  return {
    name: 'check again after one of 10,000 pages changed / check all of them',
    ratio: median(changes) / median(colds),
    limit: 0.1,
    detail: `${median(changes).toFixed(0)} ms / ${median(colds).toFixed(0)} ms of CPU`,
  };
}

/** Measures `check` on a large tenant against reading and parsing its files in one thread. */
export async function checkBench(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    const directory = join(folder, 'tenants/generated');
    const files = await writeGeneratedTenant(directory, pageCount);
    const results = await processes(folder, files);
    const watched = await watching(directory, 'pages/generated/page-5000.json');
    return [...results, watched, ...(await manyFindings(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
