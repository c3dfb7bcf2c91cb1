import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A whole process, measured by the clock. */
export interface Run {
  /** Milliseconds by the clock: more than one thread may be at work. */
  readonly wall: number;
  readonly cpu: number;
  /** Peak of memory in MB. */
  readonly memory: number;
}

/** Has a process say, when it ends, what it took. */
const reportUsage =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); const { maxRSS } = process.resourceUsage(); process.stderr.write(`used ${(user + system) / 1000} ${maxRSS / 1024}`); });";

/** Reads and parses every file in the list, one after the other. */
const readAndParse =
  "import { readFileSync } from 'node:fs'; for (const file of JSON.parse(readFileSync(process.argv[2], 'utf8'))) JSON.parse(readFileSync(file, 'utf8'));";

/** Creates a function that runs a program of Node.js in a folder and measures it. @throws if it fails for another reason than findings. */
export function createRunner(folder: string): (...args: readonly string[]) => Run {
  const preload = join(folder, 'report-usage.cjs');
  writeFileSync(preload, reportUsage);
  return (...args) => {
    const before = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['--require', preload, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const wall = performance.now() - before;
    const [, cpu, memory] = /used ([\d.]+) ([\d.]+)$/.exec(stderr) ?? [];
    // 1 is that of findings.
    if ((status !== 0 && status !== 1) || memory === undefined)
      throw new Error(`${args.join(' ')}: ${stderr}`);
    return { wall, cpu: Number(cpu), memory: Number(memory) };
  };
}

/** Writes the floor of a check, which reads and parses files. @returns the arguments that run it. */
export function writeFloor(folder: string, files: readonly string[]): readonly string[] {
  const script = join(folder, 'floor.mjs');
  const list = join(folder, 'files.json');
  writeFileSync(script, readAndParse);
  writeFileSync(list, JSON.stringify(files));
  return [script, list];
}
