import type { ExitCode } from '../errors/exit-codes.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

/** Context in which a command runs. */
export interface CommandContext extends ProcessContext {
  /** Sets the exit code for when the command has ended; 0 if never called. */
  readonly end: (code: ExitCode) => void;
}
