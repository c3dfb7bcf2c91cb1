import type { EndVisit, LintFinding, Note } from '../rule-api/rule.ts';
import type { FileLint } from './file-lint.ts';
import { addFailure } from './rule-failure.ts';
import type { RuleRunner } from './run-rules.ts';
import { isSettingsUnknown } from './unknown-settings.ts';

/**
 * Calls rules after all files, each with the facts that it noted about them.
 * @param found findings so far, to which those of the rules are added.
 */
export function endRules(
  { running, findingOf }: Pick<RuleRunner, 'running' | 'findingOf'>,
  files: readonly FileLint[],
  given: Omit<EndVisit, 'notes' | 'report'>,
  found: LintFinding[],
): void {
  const notes = notesByRule(files);
  for (const { rule, visitor } of running)
    try {
      visitor.end?.({
        ...given,
        notes: notes.get(rule.meta.id) ?? [],
        report: (file, report) => {
          for (const finding of findingOf(rule, file, report)) found.push(finding);
        },
      });
    } catch (error) {
      if (isSettingsUnknown(error)) continue;
      addFailure(found, rule, 'site.json', error);
    }
}

function notesByRule(files: readonly FileLint[]): ReadonlyMap<string, readonly Note[]> {
  const notesOf = new Map<string, Note[]>();
  for (const { file, notes } of files)
    for (const [rule, fact] of notes) {
      const own = notesOf.get(rule);
      if (own) own.push({ file, fact });
      else notesOf.set(rule, [{ file, fact }]);
    }
  return notesOf;
}
