import type { LocatedFinding } from '@forecourt/block-schemas';
import pc from 'picocolors';
import { printable } from '../terminal/printable.ts';
import type { Report } from './report.ts';
import { byDay, calendarTitle, fromToday, namedDay } from './calendar.ts';
import type { Reporter } from './reporter.ts';
import { sourceExcerpt } from './source-excerpt.ts';
import { messageWithPlace, placeOf, shortened, summaryLine } from './words.ts';

type Colours = ReturnType<typeof pc.createColors>;

function drawFinding(finding: LocatedFinding, gutter: number, colours: Colours): string {
  const { severity, rule, line } = finding;
  const loud = severity === 'error' ? colours.red : colours.yellow;
  const head = `${colours.bold(printable(placeOf(finding)))} ${printable(messageWithPlace(finding))}`;
  const when = finding.due ? colours.dim(`, ${fromToday(finding.due.inDays)}`) : '';
  const label = `${loud(severity)} ${colours.dim(printable(rule))}${when}`;
  const excerpt = sourceExcerpt(finding);
  const margin = (text: string) => colours.dim(`${text.padStart(gutter + 2)} │ `);
  if (excerpt === undefined) return [head, `${margin('')}${label}`].join('\n');
  const caret = loud('^'.repeat(excerpt.length));
  return [
    head,
    `${margin(String(line))}${excerpt.text}`,
    `${margin('')}${' '.repeat(excerpt.indent)}${caret} ${label}`,
  ].join('\n');
}

/** Formats due findings as a calendar. */
function formatCalendar({ findings, horizonDays }: Report, colours: Colours): string[] {
  if (horizonDays === undefined) return [];
  const { days } = byDay(findings);
  const drawn = days.map(({ day, inDays, findings: due }) =>
    [
      `${colours.bold(namedDay(day))}, ${fromToday(inDays)}`,
      ...due.map((finding) => {
        const { severity, rule, message } = finding;
        const loud = severity === 'error' ? colours.red : colours.yellow;
        const text = `${placeOf(finding)} ${shortened(message)}`;
        return `  ${printable(text)} ${loud(`[${printable(rule)}]`)}`;
      }),
    ].join('\n'),
  );
  return [colours.bold(calendarTitle(horizonDays, days)), ...drawn];
}

/** Formats findings for a terminal: location, message, the source line with a caret, and a summary. */
export const pretty: Reporter = (report, { colour }) => {
  const colours = pc.createColors(colour);
  const shown = report.horizonDays === undefined ? report.findings : byDay(report.findings).others;
  const last = shown.reduce((most, { line }) => Math.max(most, line), 10);
  const gutter = String(last).length;
  const findings = shown.map((finding) => drawFinding(finding, gutter, colours));
  const calendar = formatCalendar(report, colours);
  const loud = report.verdict.code === 0 ? colours.green : colours.red;
  return `${[...findings, ...calendar, loud(summaryLine(report))].join('\n\n')}\n`;
};
