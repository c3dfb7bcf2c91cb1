import type { LocatedFinding } from '@forecourt/block-schemas';
import pc from 'picocolors';
import { printable } from '../terminal/printable.ts';
import type { Reporter } from './reporter.ts';
import { sourceExcerpt } from './source-excerpt.ts';
import { messageWithPlace, placeOf, summaryLine } from './words.ts';

type Colours = ReturnType<typeof pc.createColors>;

function drawFinding(finding: LocatedFinding, gutter: number, colours: Colours): string {
  const { severity, rule, line } = finding;
  const loud = severity === 'error' ? colours.red : colours.yellow;
  const head = `${colours.bold(printable(placeOf(finding)))} ${printable(messageWithPlace(finding))}`;
  const label = `${loud(severity)} ${colours.dim(printable(rule))}`;
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

/** For people: place and message, the source line with a caret, and a summary. */
export const pretty: Reporter = (report, { colour }) => {
  const colours = pc.createColors(colour);
  const last = report.findings.reduce((most, { line }) => Math.max(most, line), 10);
  const gutter = String(last).length;
  const findings = report.findings.map((finding) => drawFinding(finding, gutter, colours));
  const loud = report.verdict.code === 0 ? colours.green : colours.red;
  return `${[...findings, loud(summaryLine(report))].join('\n\n')}\n`;
};
