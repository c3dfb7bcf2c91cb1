import type { LocatedFinding } from '@forecourt/block-schemas';
import { counted } from '@forecourt/domain';
import { escapeUTF8 } from 'entities/escape';
import { printable } from '../terminal/printable.ts';
import type { Report } from './report.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import { messageWithPlace, placeOf } from './words.ts';

/** Escapes XML, which can't hold most control characters: `printable` makes them visible first. */
const escapeXml = (text: string): string => escapeUTF8(printable(text));

/** Findings of a file. */
type Findings = {
  readonly shown: readonly LocatedFinding[];
  /** Findings that `--max-findings` leaves out. */
  readonly leftOut: readonly LocatedFinding[];
};

type DocsOf = ReturnType<typeof docsIn>;

const isFailure = ({ severity }: LocatedFinding, { failLevel }: Report) =>
  severity === 'error' || failLevel === 'warning';

function testCase(finding: LocatedFinding, report: Report, docsOf: DocsOf): string {
  const message = escapeXml(messageWithPlace(finding));
  const { file, line, column, rule, severity } = finding;
  const name = escapeXml(`${rule} ${line}:${column}`);
  const { title, url } = docsOf(rule);
  const about = url === undefined ? title : `${title} ${url}`;
  const place = `${placeOf(finding)} ${messageWithPlace(finding)}`;
  const detail = `${escapeXml(place)}\n${escapeXml(about)}`;
  const outcome = isFailure(finding, report)
    ? `<failure type="${escapeXml(rule)}" message="${message}">${detail}</failure>`
    : `<system-out>${escapeXml(severity)}: ${detail}</system-out>`;
  return `    <testcase name="${name}" classname="${escapeXml(file)}">${outcome}</testcase>\n`;
}

/** Returns the case for the findings of a file that `--max-findings` leaves out. */
function leftOutCase(file: string, leftOut: readonly LocatedFinding[], report: Report): string {
  const failures = leftOut.filter((finding) => isFailure(finding, report)).length;
  const name = `${counted(leftOut.length, 'more finding')} left out by --max-findings`;
  const outcome =
    failures > 0
      ? `<failure type="max-findings" message="${name}"/>`
      : `<system-out>${name}</system-out>`;
  return `    <testcase name="${name}" classname="${escapeXml(file)}">${outcome}</testcase>\n`;
}

/** Returns the cases of a file, of which there is at least one. */
function casesOf(file: string, findings: Findings, report: Report, docsOf: DocsOf): string[] {
  const cases = findings.shown.map((finding) => testCase(finding, report, docsOf));
  if (findings.leftOut.length > 0) cases.push(leftOutCase(file, findings.leftOut, report));
  if (cases.length === 0)
    cases.push(`    <testcase name="no problems" classname="${escapeXml(file)}"/>\n`);
  return cases;
}

const counts = (cases: readonly string[]): string => {
  const failures = cases.filter((text) => text.includes('<failure ')).length;
  return `tests="${cases.length}" failures="${failures}" errors="0"`;
};

/**
 * Formats the report as JUnit XML, as Jenkins' schema has it: a suite for each file, a failed case for
 * each finding. The schema has no place for a file and its line but the names and the text. Findings
 * beyond `--max-findings` are one case of their file, so that no file with errors passes.
 */
export const junit: Reporter = function* (report) {
  const docsOf = docsIn(report);
  const shown = new Set(report.findings);
  const byFile = Map.groupBy(report.allFindings, ({ file }) => file);
  const files = [...new Set([...report.files, ...byFile.keys()])].sort();
  const suites = files.map((file) => {
    const [own = [], leftOut = []] = [true, false].map((isShown) =>
      (byFile.get(file) ?? []).filter((finding) => shown.has(finding) === isShown),
    );
    return { file, cases: casesOf(file, { shown: own, leftOut }, report, docsOf) };
  });
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="forecourt ${report.command}" ${counts(suites.flatMap(({ cases }) => cases))}>\n`;
  for (const { file, cases } of suites) {
    yield `  <testsuite name="${escapeXml(file)}" ${counts(cases)}>\n`;
    yield* cases;
    yield '  </testsuite>\n';
  }
  yield '</testsuites>\n';
};
