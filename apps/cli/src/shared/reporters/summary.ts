import type { LocatedFinding } from '@forecourt/block-schemas';
import { drawTable } from '../terminal/table.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import { summaryLine } from './words.ts';

/** Rows of errors, warnings and a name, those with the most errors first. */
function rowsBy(
  findings: readonly LocatedFinding[],
  nameOf: (finding: LocatedFinding) => string,
): (readonly [errors: string, warnings: string, name: string])[] {
  const groups = [...Map.groupBy(findings, nameOf)].map(([name, group]) => {
    const errors = group.filter(({ severity }) => severity === 'error').length;
    return { name, errors, warnings: group.length - errors };
  });
  return groups
    .sort((a, b) => b.errors - a.errors || b.warnings - a.warnings || (a.name < b.name ? -1 : 1))
    .map(({ name, errors, warnings }) => [
      errors.toLocaleString('en'),
      warnings.toLocaleString('en'),
      name,
    ]);
}

const counts = [
  { head: 'errors', right: true },
  { head: 'warnings', right: true },
];

/** Formats the numbers of findings by rule and by file; they include those that `maxFindings` leaves out. */
export const summary: Reporter = function* (report) {
  const { allFindings } = report;
  const docsOf = docsIn(report);
  if (allFindings.length > 0) {
    const byRule = rowsBy(allFindings, ({ rule }) => rule).map((row) => [
      ...row,
      docsOf(row[2]).title,
    ]);
    const byFile = rowsBy(allFindings, ({ file }) => file);
    yield `${drawTable([...counts, { head: 'rule' }, { head: 'about' }], byRule)}\n`;
    yield `${drawTable([...counts, { head: 'file' }], byFile)}\n`;
  }
  yield `${summaryLine({ ...report, leftOut: 0 })}\n`;
};
