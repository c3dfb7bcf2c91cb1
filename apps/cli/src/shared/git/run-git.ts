import { execFile } from 'node:child_process';
import { UsageError } from '../errors/exit-codes.ts';

/** Result of a git command. */
export interface GitRun {
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Maximum output of a git command: enough for a list of a million files. */
const maxBytes = 256 * 1024 * 1024;

/**
 * Runs git without a shell, so that arguments are never interpreted.
 * @param folder the working directory; must exist.
 * @throws {UsageError} if git is not installed.
 */
export const runGit = (args: readonly string[], folder: string): Promise<GitRun> =>
  new Promise((done, fail) => {
    execFile(
      'git',
      ['--no-optional-locks', ...args],
      { cwd: folder, maxBuffer: maxBytes, encoding: 'utf8' },
      (error, stdout, stderr) => {
        if (error?.code === 'ENOENT')
          fail(new UsageError('revisions are compared by git, which is not installed here'));
        else if (error !== null && typeof error.code !== 'number') fail(error);
        else done({ ok: error === null, stdout, stderr });
      },
    );
  });
