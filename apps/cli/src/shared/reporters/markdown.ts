import type { LocatedFinding } from '@forecourt/block-schemas';
import { readablePointer } from '@forecourt/json';
import { escapeText as escapeHtml } from 'entities/escape';
import { printable } from '../terminal/printable.ts';
import { byDay, calendarTitle, fromToday, namedDay } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';
import type { Reporter } from './reporter.ts';
import { pluralize } from '@forecourt/domain';
import { docsIn } from './rule-docs.ts';
import { locationOf, shortened, summaryLine } from './words.ts';

/** Escapes a string for a Markdown table: no markup, link, mention or cell separator is left. */
export const escapeText = (text: string): string =>
  escapeHtml(printable(text).replace(/[\\`*_{}[\]()#+!|~$^-]/g, '\\$&'))
    .replaceAll('@', '&#64;')
    .replace(/:\/\//g, '&#58;//');

/** Maximum length; GitHub and GitLab reject comments of 65,536 characters. */
const maxCharacters = 50_000;

/** A cell of a table: text, or text that links to an address. */
type Cell = string | { readonly text: string; readonly url: string | undefined };

function markdownOf(cell: Cell): string {
  if (typeof cell === 'string') return escapeText(shortened(cell));
  const text = escapeText(cell.text);
  return cell.url === undefined ? text : `[${text}](${encodeURI(cell.url)})`;
}

/** Builds a table of findings, truncated to a comment's maximum length. */
function table<Found extends LocatedFinding>(
  headings: readonly string[],
  findings: readonly Found[],
  cellsOf: (finding: Found) => readonly Cell[],
): string {
  if (findings.length === 0) return '';
  const lines: string[] = [];
  let length = 0;
  for (const finding of findings) {
    const line = `| ${cellsOf(finding).map(markdownOf).join(' | ')} |`;
    length += line.length;
    if (length > maxCharacters) break;
    lines.push(line);
  }
  const left = findings.length - lines.length;
  const more =
    left > 0 ? `\n… and ${pluralize(left, 'more finding')}; other formats have them all\n` : '';
  const head = [`| ${headings.join(' | ')} |`, `| ${headings.map(() => '---').join(' | ')} |`];
  return `\n${[...head, ...lines].join('\n')}\n${more}`;
}

type DocsOf = ReturnType<typeof docsIn>;

/** Cell of a rule, linked to its documentation. */
const cellOf = (rule: string, docsOf: DocsOf): Cell => ({ text: rule, url: docsOf(rule).url });

function calendarTable(horizonDays: number, days: readonly CalendarDay[], docsOf: DocsOf): string {
  const due = days.flatMap(({ findings }) => findings);
  const rows = table(['Day', 'When', 'Level', 'Place', 'What', 'Rule'], due, (finding) => [
    ...[namedDay(finding.due.day), fromToday(finding.due.inDays), finding.severity],
    ...[locationOf(finding), finding.message],
    cellOf(finding.rule, docsOf),
  ]);
  return `### ${calendarTitle(horizonDays, days)}\n${rows}`;
}

/** Formats the report as a table for a comment or a job summary. */
export const markdown: Reporter = function* (report) {
  const { findings, errors, warnings, horizonDays } = report;
  const docsOf = docsIn(report);
  const { days, others } = byDay(findings);
  yield errors + warnings === 0
    ? '### Content: no problems\n'
    : `### Content: ${pluralize(errors, 'error')}, ${pluralize(warnings, 'warning')}\n`;
  const shown = horizonDays === undefined ? findings : others;
  yield table(['Level', 'Place', 'Where', 'What', 'Rule'], shown, (finding) => [
    ...[finding.severity, locationOf(finding), readablePointer(finding.pointer), finding.message],
    cellOf(finding.rule, docsOf),
  ]);
  yield '\n';
  if (horizonDays !== undefined) yield `${calendarTable(horizonDays, days, docsOf)}\n`;
  yield `${escapeText(summaryLine(report))}\n`;
};
