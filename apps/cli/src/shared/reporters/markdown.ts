import { readablePointer } from '@forecourt/json';
import { escapeText as escapeHtml } from 'entities/escape';
import { printable } from '../terminal/printable.ts';
import { byDay, calendarTitle, fromToday, namedDay } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';
import type { Reporter } from './reporter.ts';
import { counted } from '@forecourt/domain';
import { docsIn } from './rule-docs.ts';
import { placeOf, shortened, summaryLine } from './words.ts';

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

/** Builds a table, truncated to a comment's maximum length. */
function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const lines: string[] = [];
  let length = 0;
  for (const cells of rows) {
    const line = `| ${cells.map(markdownOf).join(' | ')} |`;
    length += line.length;
    if (length > maxCharacters) break;
    lines.push(line);
  }
  const left = rows.length - lines.length;
  const more =
    left > 0 ? `\n… and ${counted(left, 'more finding')}; other formats have them all\n` : '';
  const head = [`| ${headings.join(' | ')} |`, `| ${headings.map(() => '---').join(' | ')} |`];
  return `\n${[...head, ...lines].join('\n')}\n${more}`;
}

type DocsOf = ReturnType<typeof docsIn>;

/** Cell of a rule, linked to its documentation. */
const cellOf = (rule: string, docsOf: DocsOf): Cell => ({ text: rule, url: docsOf(rule).url });

function drawCalendar(horizonDays: number, days: readonly CalendarDay[], docsOf: DocsOf): string {
  const rows = days.flatMap(({ day, inDays, findings }) =>
    findings.map((finding) => {
      const { severity, message, rule } = finding;
      return [
        namedDay(day),
        fromToday(inDays),
        severity,
        placeOf(finding),
        message,
        cellOf(rule, docsOf),
      ];
    }),
  );
  const headings = ['Day', 'When', 'Level', 'Place', 'What', 'Rule'];
  return `### ${calendarTitle(horizonDays, days)}\n${table(headings, rows)}`;
}

/** Formats the report as a table for a comment or a job summary. */
export const markdown: Reporter = (report) => {
  const { findings, errors, warnings, horizonDays } = report;
  const title =
    errors + warnings === 0
      ? '### Content: no problems'
      : `### Content: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  const docsOf = docsIn(report);
  const { days, others } = byDay(findings);
  const rows = (horizonDays === undefined ? findings : others).map((finding) => {
    const { severity, pointer, message, rule } = finding;
    return [
      ...[severity, placeOf(finding), readablePointer(pointer), message],
      cellOf(rule, docsOf),
    ];
  });
  const calendar = horizonDays === undefined ? '' : `${drawCalendar(horizonDays, days, docsOf)}\n`;
  return `${title}\n${table(['Level', 'Place', 'Where', 'What', 'Rule'], rows)}\n${calendar}${escapeText(summaryLine(report))}\n`;
};
