import { exitCodes } from './shared/exit-codes.ts';
import type { ExitCode } from './shared/exit-codes.ts';
import { createProgram } from './program.ts';
import { reportFault } from './shared/report-fault.ts';
import type { Surroundings } from './shared/surroundings.ts';

/**
 * Runs one command line to its end. Never throws: an error is told on stderr.
 * @param args what follows `forecourt`.
 * @returns the exit code.
 */
export async function runCommandLine(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  const program = createProgram(surroundings, (ended) => (code = ended));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    const fault = reportFault(error, surroundings.env);
    surroundings.stderr.write(fault.text);
    return fault.code;
  }
}
