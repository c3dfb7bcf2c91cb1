import type { ExitCode } from '../exit-codes.ts';
import type { Surroundings } from '../surroundings.ts';

/** What a command may use besides its arguments. */
export interface CommandContext extends Surroundings {
  /** Sets what the process exits with once the command has ended; 0 if never called. */
  readonly end: (code: ExitCode) => void;
}
