import { exitCodes } from './shared/errors/exit-codes.ts';
import type { ExitCode } from './shared/errors/exit-codes.ts';
import { createProgram } from './program.ts';
import { reportError } from './shared/errors/report-error.ts';
import type { ProcessContext } from './shared/terminal/process-context.ts';

/**
 * Runs one command line to its end. Never throws: errors are reported on stderr.
 * @param args the arguments after `forecourt`.
 * @returns the exit code.
 */
export async function runCommandLine(
  args: readonly string[],
  context: ProcessContext,
): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  const program = createProgram(context, (ended) => (code = ended));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    const report = reportError(error, context.env);
    context.stderr.write(report.text);
    return report.code;
  }
}
