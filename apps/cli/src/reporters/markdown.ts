import { readablePointer } from '@forecourt/block-schemas';
import { printable } from '../terminal/printable.ts';
import { byDay, calendarTitle, fromToday, namedDay } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';
import type { Reporter } from './reporter.ts';
import { counted, placeOf, summaryLine } from './words.ts';

/** Text that stays text in a Markdown table: no mark-up, link, mention or cell of its own. */
export const escapeText = (text: string): string =>
  printable(text)
    .replace(/[\\`*_{}[\]()#+!|~$^-]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replace(/:\/\//g, '&#58;//');

function drawCalendar(horizonDays: number, days: readonly CalendarDay[]): string {
  const rows = days.flatMap(({ day, inDays, findings }) =>
    findings.map((finding) => {
      const { severity, message, rule } = finding;
      const cells = [namedDay(day), fromToday(inDays), severity, placeOf(finding), message, rule];
      return `| ${cells.map(escapeText).join(' | ')} |`;
    }),
  );
  const head = ['| Day | | | Place | What | Rule |', '| --- | --- | --- | --- | --- | --- |'];
  const table = rows.length > 0 ? `\n${[...head, ...rows].join('\n')}\n` : '';
  return `### ${calendarTitle(horizonDays, days)}\n${table}`;
}

/** A table for a comment or a job's summary. */
export const markdown: Reporter = (report) => {
  const { findings, errors, warnings, horizonDays } = report;
  const title =
    errors + warnings === 0
      ? '### Content: nothing to mend'
      : `### Content: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  const { days, others } = byDay(findings);
  const rows = (horizonDays === undefined ? findings : others).map(
    ({ severity, file, line, column, pointer, message, rule }) => {
      const cells = [
        severity,
        `${file}:${line}:${column}`,
        readablePointer(pointer),
        message,
        rule,
      ];
      return `| ${cells.map(escapeText).join(' | ')} |`;
    },
  );
  const head = ['| | Place | Where | What | Rule |', '| --- | --- | --- | --- | --- |'];
  const table = rows.length > 0 ? `\n${[...head, ...rows].join('\n')}\n` : '';
  const calendar = horizonDays === undefined ? '' : `${drawCalendar(horizonDays, days)}\n`;
  return `${title}\n${table}\n${calendar}${escapeText(summaryLine(report))}\n`;
};
