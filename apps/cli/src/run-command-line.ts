import { exitCodes } from './shared/errors/exit-codes.ts';
import type { ExitCode } from './shared/errors/exit-codes.ts';
import { createProgram } from './program.ts';
import { reportError } from './shared/errors/report-error.ts';
import type { ProcessContext } from './shared/terminal/process-context.ts';

/**
 * Runs one command line to its end. Never throws: an error is told on stderr.
 * @param args what follows `forecourt`.
 * @returns the exit code.
 */
export async function runCommandLine(
  args: readonly string[],
  surroundings: ProcessContext,
): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  const program = createProgram(surroundings, (ended) => (code = ended));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    const fault = reportError(error, surroundings.env);
    surroundings.stderr.write(fault.text);
    return fault.code;
  }
}
