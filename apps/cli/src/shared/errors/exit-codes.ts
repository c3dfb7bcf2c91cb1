/** Exit codes of every command. */
export const exitCodes = {
  /** No failure. */
  fine: 0,
  /** Errors were found, or what `--fail-level` and `--max-warnings` count as such. */
  findings: 1,
  /** Invalid usage, or a path, file or server that can't be used. */
  usage: 2,
  /** Internal error. */
  internalError: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error that the caller can fix: printed in one line without a stack; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
