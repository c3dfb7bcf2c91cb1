import { readablePointer } from '@forecourt/json';
import { escapeText as escapeHtml } from 'entities/escape';
import { printable } from '../terminal/printable.ts';
import { byDay, calendarTitle, fromToday, namedDay } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';
import type { Reporter } from './reporter.ts';
import { counted, placeOf, shortened, summaryLine } from './words.ts';

/** Text that stays text in a Markdown table: no mark-up, link, mention or cell of its own. */
export const escapeText = (text: string): string =>
  escapeHtml(printable(text).replace(/[\\`*_{}[\]()#+!|~$^-]/g, '\\$&'))
    .replaceAll('@', '&#64;')
    .replace(/:\/\//g, '&#58;//');

/** GitHub and GitLab refuse a comment of 65,536 characters. */
const longest = 50_000;

/** A table, as far as a comment has room for it. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines: string[] = [];
  let length = 0;
  for (const cells of rows) {
    const line = `| ${cells.map((cell) => escapeText(shortened(cell))).join(' | ')} |`;
    length += line.length;
    if (length > longest) break;
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

/** A table for a comment or a job's summary. */
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
