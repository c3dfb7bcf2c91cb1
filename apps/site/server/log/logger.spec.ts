import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const logger = join(import.meta.dirname, 'logger.ts');
const lineCount = 1_000;

/** Runs a program that logs many lines and then ends in its own way. Returns the lines it wrote. */
const linesOf = (end: string, output: string) =>
  new Promise<readonly string[]>((resolve) => {
    const program = `
      import { createLogger, sharedOutput } from ${JSON.stringify(logger)};
      const log = createLogger('info', ${output});
      for (let line = 0; line < ${lineCount}; line++) log.info({ line, name: 'Māori – 😀' }, 'request');
      ${end}`;
    const args = ['--input-type=module', '--eval', program];
    execFile(process.execPath, args, { maxBuffer: 10_000_000 }, (_error, stdout) =>
      resolve(stdout.trimEnd().split('\n')),
    );
  });

describe('log', () => {
  describe.each([
    ['one process', 'undefined'],
    ['several processes', 'sharedOutput()'],
  ])('of %s', (_, output) => {
    it.each([
      ['ends', ''],
      ['is stopped', 'process.exit(0);'],
      ['fails', "throw new Error('an error');"],
      [
        'is killed after a fatal error',
        "log.fatal('an error'); process.kill(process.pid, 'SIGKILL');",
      ],
    ])('WEB-5: is complete when a process %s', async (_end, end) => {
      const lines = await linesOf(end, output);
      const read = lines.map((line) => JSON.parse(line) as { line?: number; name: string });
      expect(read.slice(0, lineCount).map(({ line }) => line)).toEqual(
        Array.from({ length: lineCount }, (__, line) => line),
      );
      expect(new Set(read.slice(0, lineCount).map(({ name }) => name))).toEqual(
        new Set(['Māori – 😀']),
      );
    });
  });
});
