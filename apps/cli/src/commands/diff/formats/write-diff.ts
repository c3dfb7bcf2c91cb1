import { exitCodes } from '../../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../../shared/errors/exit-codes.ts';
import type { ProcessContext } from '../../../shared/terminal/process-context.ts';
import { wantsColour } from '../../../shared/terminal/wants-colour.ts';
import { writeOutputFile } from '../../../shared/reporters/outputs.ts';
import type { Output } from '../../../shared/reporters/outputs.ts';
import type { TenantComparison } from '@forecourt/comparison';
import type { DiffReport } from '@forecourt/comparison';
import type { DiffFormat } from './format-names.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import { summaryWords } from '@forecourt/comparison';

/** A comparison's result and exit code. */
export interface DiffOutcome {
  readonly report: DiffReport;
  readonly comparisons: readonly TenantComparison[];
  readonly code: ExitCode;
}

const meanings: Readonly<Record<ExitCode, string>> = {
  [exitCodes.fine]: 'compared',
  [exitCodes.findings]: 'something differs, which --fail-on-change counts as failure',
  [exitCodes.usage]: 'not everything could be compared',
  [exitCodes.internalError]: 'internal error',
};

async function textOf({ report, comparisons }: DiffOutcome, format: DiffFormat, colour: boolean) {
  switch (format) {
    case 'pretty':
      return pretty(report, { colour });
    case 'json':
      return json(report);
    case 'markdown':
      return markdown(report);
    case 'html': {
      const { htmlReport } = await import('@forecourt/comparison/html');
      return htmlReport(report, comparisons);
    }
  }
}

/**
 * Writes a comparison in every requested format. If a machine-readable format uses stdout, text for
 * people goes to stderr.
 * @throws {UsageError} if a file can't be written.
 */
export async function writeDiff(
  outcome: DiffOutcome,
  outputs: readonly Output<DiffFormat>[],
  { stdout, stderr, env }: ProcessContext,
): Promise<void> {
  const { report, code } = outcome;
  const summary = `${summaryWords(report)}; exit ${code}: ${meanings[code]}\n`;
  for (const { format, file } of outputs) {
    const colour = file === undefined && wantsColour(stdout, env);
    const text = await textOf(outcome, format, colour);
    if (file !== undefined) {
      await writeOutputFile(file, format === 'pretty' ? text + summary : text);
      continue;
    }
    stdout.write(format === 'pretty' ? text + summary : text);
    if (format !== 'pretty') {
      for (const note of report.notes) stderr.write(`! ${note}\n`);
      stderr.write(summary);
    }
  }
}
