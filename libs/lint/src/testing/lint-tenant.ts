import type { FindingInFile, TenantSnapshot } from '@forecourt/block-schemas';
import { ruleFailed } from '../engine/rule-failure.ts';
import { startLint } from '../engine/lint-run.ts';
import type { LintRunInput } from '../engine/lint-run.ts';
import type { LintFinding } from '../rule-api/rule.ts';

/** Input of a run over a whole snapshot. */
export interface LintInput extends Omit<LintRunInput, 'tenant'> {
  readonly snapshot: TenantSnapshot;
  /** Findings of validation; some rules report them again under their own level. */
  readonly known?: readonly FindingInFile[];
}

/**
 * Runs the rules over a tenant that is entirely in memory; see `startLint`.
 * @returns findings sorted by file, pointer, rule and message, without suppressed ones.
 * @throws if a rule throws, so that no test passes over it.
 */
export function lintTenant({ snapshot, known, ...input }: LintInput): readonly LintFinding[] {
  const run = startLint({ ...input, tenant: snapshot });
  // A page with a rejected edit differs from its file.
  const pages = [...snapshot.pages.values()].filter(
    ({ rejectedEdit }) => rejectedEdit === undefined,
  );
  const { findings } = run.finish(
    pages.map((entry) => run.page(entry)),
    snapshot,
    known,
  );
  const failure = findings.find(({ finding }) => finding.rule === ruleFailed);
  if (failure !== undefined) throw new Error(`${failure.file}: ${failure.finding.message}`);
  return findings;
}
