import type { LocatedFinding } from '@forecourt/block-schemas';
import { escapeUTF8 } from 'entities/escape';
import { printable } from '../terminal/printable.ts';
import type { Report } from './report.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import { messageWithPlace, placeOf } from './words.ts';

/** Escapes XML, which can't hold most control characters: `printable` makes them visible first. */
const escapeXml = (text: string): string => escapeUTF8(printable(text));

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

function* suite(
  file: string,
  findings: readonly LocatedFinding[],
  report: Report,
  docsOf: DocsOf,
): Generator<string> {
  const failures = findings.filter((finding) => isFailure(finding, report)).length;
  const tests = Math.max(1, findings.length);
  yield `  <testsuite name="${escapeXml(file)}" tests="${tests}" failures="${failures}" errors="0">\n`;
  if (findings.length === 0)
    yield `    <testcase name="no problems" classname="${escapeXml(file)}"/>\n`;
  for (const finding of findings) yield testCase(finding, report, docsOf);
  yield '  </testsuite>\n';
}

/**
 * Formats the report as JUnit XML, as Jenkins' schema has it: a suite for each file, a failed case for
 * each finding. The schema has no place for a file and its line but the names and the text.
 */
export const junit: Reporter = function* (report) {
  const docsOf = docsIn(report);
  const byFile = Map.groupBy(report.findings, ({ file }) => file);
  const files = [...new Set([...report.files, ...byFile.keys()])].sort();
  const failures = report.findings.filter((finding) => isFailure(finding, report)).length;
  const tests = files.reduce((sum, file) => sum + Math.max(1, byFile.get(file)?.length ?? 0), 0);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="forecourt ${report.command}" tests="${tests}" failures="${failures}" errors="0">\n`;
  for (const file of files) yield* suite(file, byFile.get(file) ?? [], report, docsOf);
  yield '</testsuites>\n';
};
