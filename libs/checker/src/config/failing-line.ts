import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

/** Returns what Node reports about the syntax of a module, which it does not run; '' without errors. */
const syntaxReport = (file: string): Promise<string> =>
  new Promise((done) => {
    execFile(process.execPath, ['--check', file], (_, _stdout, stderr) => done(stderr));
  });

/** Returns the line of a module at which loading it failed; undefined if Node does not report one. */
export async function failingLine(file: string, error: unknown): Promise<number | undefined> {
  const path = resolve(file);
  // The syntax error of a module has no line where it is caught.
  const report = error instanceof SyntaxError ? await syntaxReport(path) : '';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, after = ''] = `${report}${stack}`.split(path);
  const line = /^(?:\?v=[^:]*)?:(\d+)/.exec(after)?.[1];
  return line === undefined ? undefined : Number(line);
}
