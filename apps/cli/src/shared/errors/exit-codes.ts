/** What the process's exit code says; the same for every command. */
export const exitCodes = {
  /** Nothing found that counts as a failure. */
  fine: 0,
  /** Errors were found, or what `--fail-level` and `--max-warnings` count as such. */
  findings: 1,
  /** Invalid usage, or a path, file or server that can't be used. */
  usage: 2,
  /** A fault of forecourt itself. */
  fault: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The person who called can put this right: said in one line, without a stack, exit 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
