import type { LocatedFinding } from '@forecourt/block-schemas';
import { pluralize } from '@forecourt/domain';
import { escapeUTF8 } from 'entities/escape';
import { printable } from '../terminal/printable.ts';
import type { Report } from './report.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import { locatedMessage, locationOf } from './words.ts';

/** Escapes XML, which can't hold most control characters: `printable` makes them visible first. */
const escapeXml = (text: string): string => escapeUTF8(printable(text));

/** A file's findings in the report. */
interface FileFindings {
  readonly file: string;
  readonly shown: readonly LocatedFinding[];
  /** Findings that `--max-findings` leaves out. */
  readonly leftOut: readonly LocatedFinding[];
}

type DocsOf = ReturnType<typeof docsIn>;

const isFailure = ({ severity }: LocatedFinding, { failLevel }: Report) =>
  severity === 'error' || failLevel === 'warning';

function testCase(finding: LocatedFinding, report: Report, docsOf: DocsOf): string {
  const message = escapeXml(locatedMessage(finding));
  const { file, line, column, rule, severity } = finding;
  const name = escapeXml(`${rule} ${line}:${column}`);
  const { title, url } = docsOf(rule);
  const about = url === undefined ? title : `${title} ${url}`;
  const place = `${locationOf(finding)} ${locatedMessage(finding)}`;
  const detail = `${escapeXml(place)}\n${escapeXml(about)}`;
  const outcome = isFailure(finding, report)
    ? `<failure type="${escapeXml(rule)}" message="${message}">${detail}</failure>`
    : `<system-out>${escapeXml(severity)}: ${detail}</system-out>`;
  return `    <testcase name="${name}" classname="${escapeXml(file)}">${outcome}</testcase>\n`;
}

const failuresIn = (findings: readonly LocatedFinding[], report: Report): number =>
  findings.filter((finding) => isFailure(finding, report)).length;

/** Numbers of cases of a file, of which there is at least one, and of failed ones. */
function countsOf({ shown, leftOut }: FileFindings, report: Report) {
  const isOneMore = leftOut.length > 0;
  const tests = Math.max(1, shown.length + (isOneMore ? 1 : 0));
  const failures = failuresIn(shown, report) + (failuresIn(leftOut, report) > 0 ? 1 : 0);
  return { tests, failures };
}

/** Returns the case for the findings of a file that `--max-findings` leaves out. */
function leftOutCase({ file, leftOut }: FileFindings, report: Report): string {
  const name = `${pluralize(leftOut.length, 'more finding')} left out by --max-findings`;
  const outcome =
    failuresIn(leftOut, report) > 0
      ? `<failure type="max-findings" message="${name}"/>`
      : `<system-out>${name}</system-out>`;
  return `    <testcase name="${name}" classname="${escapeXml(file)}">${outcome}</testcase>\n`;
}

function* suite(findings: FileFindings, report: Report, docsOf: DocsOf): Generator<string> {
  const { file, shown, leftOut } = findings;
  const { tests, failures } = countsOf(findings, report);
  yield `  <testsuite name="${escapeXml(file)}" tests="${tests}" failures="${failures}" errors="0">\n`;
  for (const finding of shown) yield testCase(finding, report, docsOf);
  if (leftOut.length > 0) yield leftOutCase(findings, report);
  else if (shown.length === 0)
    yield `    <testcase name="no problems" classname="${escapeXml(file)}"/>\n`;
  yield '  </testsuite>\n';
}

/**
 * Formats the report as JUnit XML, as Jenkins' schema has it: a suite for each file, a failed case for
 * each finding. The schema has no place for a file and its line but the names and the text. Findings
 * beyond `--max-findings` are one case of their file, so that no file with errors passes.
 */
export const junit: Reporter = function* (report) {
  const docsOf = docsIn(report);
  const fileOf = ({ file }: LocatedFinding) => file;
  const shown = Map.groupBy(report.findings, fileOf);
  const isShown = new Set(report.findings);
  const others = report.allFindings.filter((finding) => !isShown.has(finding));
  const leftOut = Map.groupBy(others, fileOf);
  const files = [...new Set([...report.files, ...shown.keys(), ...leftOut.keys()])].sort();
  const suites = files.map((file) => ({
    file,
    shown: shown.get(file) ?? [],
    leftOut: leftOut.get(file) ?? [],
  }));
  const counts = suites.map((each) => countsOf(each, report));
  const tests = counts.reduce((sum, each) => sum + each.tests, 0);
  const failures = counts.reduce((sum, each) => sum + each.failures, 0);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="forecourt ${report.command}" tests="${tests}" failures="${failures}" errors="0">\n`;
  for (const each of suites) yield* suite(each, report, docsOf);
  yield '</testsuites>\n';
};
