import { readablePointer } from '@forecourt/json';
import { escapeText as escapeHtml } from 'entities/escape';
import { printable } from '../terminal/printable.ts';
import { byDay, calendarTitle, fromToday, namedDay } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';
import type { Reporter } from './reporter.ts';
import { counted } from '@forecourt/domain';
import { placeOf, shortened, summaryLine } from './words.ts';

/** Escapes a string for a Markdown table: no markup, link, mention or cell separator is left. */
export const escapeText = (text: string): string =>
  escapeHtml(printable(text).replace(/[\\`*_{}[\]()#+!|~$^-]/g, '\\$&'))
    .replaceAll('@', '&#64;')
    .replace(/:\/\//g, '&#58;//');

/** Maximum length; GitHub and GitLab reject comments of 65,536 characters. */
const maxCharacters = 50_000;

/** Builds a table, truncated to a comment's maximum length. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines: string[] = [];
  let length = 0;
  for (const cells of rows) {
    const line = `| ${cells.map((cell) => escapeText(shortened(cell))).join(' | ')} |`;
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

function drawCalendar(horizonDays: number, days: readonly CalendarDay[]): string {
  const rows = days.flatMap(({ day, inDays, findings }) =>
    findings.map((finding) => {
      const { severity, message, rule } = finding;
      return [namedDay(day), fromToday(inDays), severity, placeOf(finding), message, rule];
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
  const { days, others } = byDay(findings);
  const rows = (horizonDays === undefined ? findings : others).map((finding) => {
    const { severity, pointer, message, rule } = finding;
    return [severity, placeOf(finding), readablePointer(pointer), message, rule];
  });
  const calendar = horizonDays === undefined ? '' : `${drawCalendar(horizonDays, days)}\n`;
  return `${title}\n${table(['Level', 'Place', 'Where', 'What', 'Rule'], rows)}\n${calendar}${escapeText(summaryLine(report))}\n`;
};
