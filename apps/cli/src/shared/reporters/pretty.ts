import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { pluralize } from '@forecourt/domain';
import pc from 'picocolors';
import { hyperlink } from '../terminal/hyperlinks.ts';
import { printable } from '../terminal/printable.ts';
import type { Report } from './report.ts';
import { byDay, calendarTitle, fromToday, namedDay } from './calendar.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import { sourceExcerpt } from './source-excerpt.ts';
import { locatedMessage, locationOf, shortened, summaryLine } from './words.ts';

/** Style of a report: its colours, and what it links to. */
interface Style {
  readonly colours: ReturnType<typeof pc.createColors>;
  readonly fileLink: (text: string, file: string) => string;
  readonly ruleLink: (rule: string) => string;
  /** Width of line numbers in source excerpts. */
  readonly gutter: number;
}

function styleOf(
  report: Report,
  findings: readonly LocatedFinding[],
  options: ReporterOptions,
): Style {
  const docsOf = docsIn(report);
  const hasLinks = options.terminal?.hyperlinks === true;
  const last = findings.reduce((most, { line }) => Math.max(most, line), 10);
  return {
    colours: pc.createColors(options.colour),
    fileLink: (text, file) =>
      hasLinks ? hyperlink(text, pathToFileURL(resolve(file)).href) : text,
    ruleLink: (rule) => {
      const { url } = docsOf(rule);
      return hasLinks && url !== undefined ? hyperlink(printable(rule), url) : printable(rule);
    },
    gutter: String(last).length,
  };
}

const loudOf = ({ severity }: LocatedFinding, { colours }: Style) =>
  severity === 'error' ? colours.red : colours.yellow;

/** Formats the source line of a finding with a caret and a label, or the label alone. */
function formatExcerpt(finding: LocatedFinding, label: string, style: Style): string[] {
  const { colours, gutter } = style;
  const margin = (text: string) => colours.dim(`${text.padStart(gutter + 2)} │ `);
  const excerpt = sourceExcerpt(finding);
  if (excerpt === undefined) return [`${margin('')}${label}`];
  const caret = loudOf(finding, style)('^'.repeat(excerpt.length));
  return [
    `${margin(String(finding.line))}${excerpt.text}`,
    `${margin('')}${' '.repeat(excerpt.indent)}${caret} ${label}`,
  ];
}

const dueLabel = ({ due }: LocatedFinding, { colours }: Style): string =>
  due ? colours.dim(`, ${fromToday(due.inDays)}`) : '';

/** Formats a finding by itself, with its file, so that any line of a log says where it belongs. */
function formatAlone(finding: LocatedFinding, style: Style): string {
  const { colours } = style;
  const head = `${colours.bold(printable(locationOf(finding)))} ${printable(locatedMessage(finding))}`;
  const rule = colours.dim(style.ruleLink(finding.rule));
  const label = `${loudOf(finding, style)(finding.severity)} ${rule}${dueLabel(finding, style)}`;
  return [head, ...formatExcerpt(finding, label, style)].join('\n');
}

/** Formats the findings of a file below its name and their number, with aligned locations and levels. */
function formatFile(file: string, findings: readonly LocatedFinding[], style: Style): string {
  const { colours } = style;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const counts = [
    ...(errors > 0 ? [colours.red(pluralize(errors, 'error'))] : []),
    ...(warnings > 0 ? [colours.yellow(pluralize(warnings, 'warning'))] : []),
  ].join(', ');
  const name = colours.bold(colours.underline(style.fileLink(printable(file), file)));
  const placeOf = ({ line, column }: LocatedFinding) => `${line}:${column}`;
  const width = Math.max(...findings.map((finding) => placeOf(finding).length));
  const level = warnings > 0 ? 'warning'.length : 'error'.length;
  const formatted = findings.map((finding) => {
    const { severity } = finding;
    const place = colours.dim(placeOf(finding).padStart(width));
    const head = `  ${place}  ${loudOf(finding, style)(severity.padEnd(level))}  ${printable(locatedMessage(finding))}`;
    const label = `${colours.dim(style.ruleLink(finding.rule))}${dueLabel(finding, style)}`;
    const excerpt = formatExcerpt(finding, label, style).map((line) => `  ${line}`);
    return [head, ...excerpt].join('\n');
  });
  return [`${name}  ${counts}`, ...formatted].join('\n\n');
}

/** Formats due findings as a calendar. */
function formatCalendar({ findings, horizonDays }: Report, style: Style): string[] {
  if (horizonDays === undefined) return [];
  const { colours } = style;
  const { days } = byDay(findings);
  const drawn = days.map(({ day, inDays, findings: due }) =>
    [
      `${colours.bold(namedDay(day))}, ${fromToday(inDays)}`,
      ...due.map((finding) => {
        const text = `${locationOf(finding)} ${shortened(finding.message)}`;
        const rule = `[${style.ruleLink(finding.rule)}]`;
        return `  ${printable(text)} ${loudOf(finding, style)(rule)}`;
      }),
    ].join('\n'),
  );
  return [colours.bold(calendarTitle(horizonDays, days)), ...drawn];
}

const duration = (elapsed: number | undefined): string =>
  elapsed === undefined ? '' : ` (${(elapsed / 1000).toFixed(1)} s)`;

/**
 * Formats findings for people: message, the source line with a caret, and a summary. On a terminal they
 * are grouped by file; elsewhere, as in logs, each one names its file.
 */
export const pretty: Reporter = function* (report, options) {
  const { terminal } = options;
  const shown = report.horizonDays === undefined ? report.findings : byDay(report.findings).others;
  const style = styleOf(report, shown, options);
  const findings = terminal
    ? Map.groupBy(shown, ({ file }) => file)
        .entries()
        .map(([file, group]) => formatFile(file, group, style))
    : shown.values().map((finding) => formatAlone(finding, style));
  for (const part of findings) yield `${part}\n\n`;
  for (const day of formatCalendar(report, style)) yield `${day}\n\n`;
  const { green, red } = style.colours;
  const loud = report.verdict.code === 0 ? green : red;
  yield `${loud(`${summaryLine(report)}${duration(terminal?.elapsed)}`)}\n`;
};
