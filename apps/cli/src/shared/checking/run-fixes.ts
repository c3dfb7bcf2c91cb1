import { exitCodes } from '../errors/exit-codes.ts';
import type { ExitCode } from '../errors/exit-codes.ts';
import { pluralize } from '@forecourt/domain';
import type { ProcessContext } from '../terminal/process-context.ts';
import { printable } from '../terminal/printable.ts';
import { colouredDiff, unifiedDiff } from '../terminal/unified-diff.ts';
import { wantsColour } from '../terminal/wants-colour.ts';
import { planFixes, writeFixes } from './fix-files.ts';
import type { CheckResult } from '@forecourt/checker';

/** Maximum number of rounds: a fix may reveal another, but fixes must not cycle. */
const maxRounds = 10;

const reportRefused = (refused: readonly string[], { stderr }: ProcessContext) => {
  for (const file of refused)
    stderr.write(
      `forecourt: ${printable(file)} is unchanged: fixed, it would no longer be valid\n`,
    );
};

/**
 * Applies safe fixes in rounds until none is left.
 * @param look lints again after a change. @returns the result of the last round.
 */
export async function fixAll<T>(
  first: T,
  fixesOf: (lints: T) => CheckResult['fixes'],
  look: () => Promise<T>,
  context: ProcessContext,
): Promise<T> {
  let lints = first;
  let findings = 0;
  const files = new Set<string>();
  for (let round = 1; round <= maxRounds; round += 1) {
    const plan = await planFixes(fixesOf(lints));
    if (plan.files.length === 0) {
      reportRefused(plan.refused, context);
      break;
    }
    await writeFixes(plan);
    for (const fixed of plan.files) {
      findings += fixed.findings;
      files.add(fixed.file);
    }
    lints = await look();
  }
  context.stderr.write(
    `Fixed ${pluralize(findings, 'finding')} in ${pluralize(files.size, 'file')}\n`,
  );
  return lints;
}

/**
 * Prints the fixes as a unified diff for `git apply`, and changes nothing.
 * @returns 1 if there is something to fix, else 0.
 */
export async function showFixes(
  fixes: CheckResult['fixes'],
  context: ProcessContext,
): Promise<ExitCode> {
  const { stdout, stderr, env } = context;
  const { files, refused } = await planFixes(fixes);
  reportRefused(refused, context);
  const colour = wantsColour(stdout, env);
  for (const { file, before, after } of files) {
    const diff = unifiedDiff(file, before, after);
    // In a pipe nothing is escaped, so that the diff can be applied.
    stdout.write(colour || stdout.isTTY === true ? colouredDiff(diff, colour) : diff);
  }
  const findings = files.reduce((sum, file) => sum + file.findings, 0);
  stderr.write(
    `Would fix ${pluralize(findings, 'finding')} in ${pluralize(files.length, 'file')}\n`,
  );
  return files.length > 0 ? exitCodes.findings : exitCodes.fine;
}
