import { runCommandLine } from '../run-command-line.ts';
import type { CliRun } from './run-cli.ts';

/**
 * Runs a command line in the test's own process.
 * One at a time: it changes the working directory.
 */
export async function callCli(
  args: readonly string[],
  options: {
    readonly cwd: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly stdin?: string;
  },
): Promise<CliRun> {
  const before = process.cwd();
  process.chdir(options.cwd);
  const said = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof said) => ({
    write: (text: string) => (said[name] += text),
  });
  const context = {
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    env: options.env ?? {},
    stdin: () => Promise.resolve(options.stdin ?? ''),
  };
  try {
    const code = await runCommandLine(args, context);
    return { code, ...said };
  } finally {
    process.chdir(before);
  }
}
