import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The pinned Node, which runs TypeScript as it is. */
export const node = join(import.meta.dirname, '../../../../node_modules/node/bin/node');
export const main = join(import.meta.dirname, '../main.ts');

/**
 * Returns the environment for a process of the command. The compile cache, which the installed
 * command has as well, halves the processor time of a short run.
 */
export const cliEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
});

export interface CliRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
  /** Nothing if left out. */
  readonly stdin?: 'pipe';
  /** Milliseconds after which it is killed without warning. */
  readonly killAfter?: number;
}

/** Starts `forecourt` as a process of its own, in an environment without colour settings. */
export function startCli(args: readonly string[], options: CliOptions): ChildProcess {
  const { cwd, env = {}, nodeOptions = [], stdin = 'ignore', killAfter } = options;
  return spawn(node, [...nodeOptions, main, ...args], {
    cwd,
    env: { ...cliEnvironment(), ...env },
    stdio: [stdin, 'pipe', 'pipe'],
    ...(killAfter !== undefined && { timeout: killAfter, killSignal: 'SIGKILL' as const }),
  });
}

/** Returns a stream's output up to its end. */
async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Runs `forecourt` to its end. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliRun> {
  const child = startCli(args, options);
  const exit = new Promise<number | null>((done) => child.on('close', done));
  const [stdout, stderr] = await Promise.all([textOf(child.stdout!), textOf(child.stderr!)]);
  return { code: await exit, stdout, stderr };
}

/** Collects a process's output, and waits for a string in it. */
export function listenTo(child: ChildProcess) {
  let heard = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      for (const check of waiting) check();
    });
  const exit = new Promise<number | null>((done) => child.on('close', done));
  return {
    exit,
    heard: () => heard,
    /** Resolves once a string was printed `times` times in total. */
    until: (text: string, times = 1) =>
      new Promise<void>((done, fail) => {
        const check = () => {
          if (heard.split(text).length <= times) return;
          waiting.delete(check);
          done();
        };
        waiting.add(check);
        void exit.then(() => fail(new Error(`ended before it said "${text}": ${heard}`)));
        check();
      }),
  };
}
