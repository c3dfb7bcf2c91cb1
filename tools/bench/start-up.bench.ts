import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { assembleCommand } from '../package/assemble.ts';
import { summarise, type Comparison, type Result } from './measure.ts';

const rounds = 41;

/** Has a process say, when it ends, how many milliseconds of CPU it took. */
const reportCpu =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write(`cpu ${(user + system) / 1000}`); });";

/** A whole process, from before it starts until it has ended. */
type Run = () => number;

/** Both in turn, so that a machine whose speed drifts does not favour one of them. */
function inTurn(a: Run, b: Run): Comparison {
  a();
  b();
  const pairs = Array.from({ length: rounds }, () => [a(), b()] as const);
  return summarise(pairs);
}

function runs(folder: string) {
  const preload = join(folder, 'report-cpu.cjs');
  writeFileSync(preload, reportCpu);
  const env = {
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
  };
  const start = (command: string, args: readonly string[], more: Record<string, string> = {}) => {
    const result = spawnSync(command, args, { env: { ...env, ...more }, encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${result.stderr}`);
    return result.stderr;
  };
  return {
    wall:
      (command: string, ...args: string[]): Run =>
      () => {
        const before = performance.now();
        start(command, args);
        return performance.now() - before;
      },
    cpu:
      (command: string, ...args: string[]): Run =>
      () => {
        const output = start(command, args, { NODE_OPTIONS: `--require ${preload}` });
        return Number(/cpu ([\d.]+)$/.exec(output)?.[1]);
      },
  };
}

/** How long the packed command takes to start, beside a Node that does nothing. */
export async function startUpBench(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    const command = join(folder, 'package/bin/forecourt.cjs');
    mkdirSync(join(folder, 'package'));
    await assembleCommand(join(folder, 'package'));
    const measure = runs(folder);
    const line = (args: string, limit: number, kind: 'wall' | 'cpu'): Result => {
      const run = measure[kind];
      const { a, b, ratio } = inTurn(run(command, ...args.split(' ')), run('node', '-e', '0'));
      return {
        name: `forecourt ${args} / node -e 0`,
        ratio,
        limit,
        detail: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms ${kind === 'cpu' ? 'of CPU' : 'by the clock'}, median of ${rounds} pairs`,
      };
    };
    return [
      line('--version', 2, 'wall'),
      line('--version', 2, 'cpu'),
      // What every other command pays before its own work: the program with all commands' options.
      line('--help', 3, 'wall'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
