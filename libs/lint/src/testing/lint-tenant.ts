import type { TenantSnapshot } from '@forecourt/block-schemas';
import { startLint } from '../engine/lint-run.ts';
import type { LintRunInput } from '../engine/lint-run.ts';
import type { FindingInFile, LintFinding } from '../rule-api/rule.ts';

/** What a run over a whole snapshot looks at. */
export interface LintInput extends Omit<LintRunInput, 'tenant'> {
  readonly snapshot: TenantSnapshot;
  /** What reading the tenant and following its references found; some rules pass it on under their own level. */
  readonly known?: readonly FindingInFile[];
}

/**
 * Runs the rules over one tenant that is in memory as a whole; see `startLint`.
 * @returns findings in order of file, pointer, rule and message; suppressed ones are left out.
 */
export function lintTenant({ snapshot, known, ...input }: LintInput): readonly LintFinding[] {
  const run = startLint({ ...input, tenant: snapshot });
  // A page that stands in for a broken edit is not what is in its file.
  const pages = [...snapshot.pages.values()].filter(
    ({ rejectedEdit }) => rejectedEdit === undefined,
  );
  return run.finish(
    pages.map((entry) => run.page(entry)),
    snapshot,
    known,
  );
}
