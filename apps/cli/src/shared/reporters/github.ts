import { printable } from '../terminal/printable.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import { locatedMessage } from './words.ts';

/** Escapes the data of a workflow command, which a line feed would end. */
const escapeData = (text: string): string =>
  text
    .replaceAll('%', '%25')
    .split(/(\r|\n)/)
    .map((part) => (part === '\r' ? '%0D' : part === '\n' ? '%0A' : printable(part)))
    .join('');

/** Escapes a property, which also ends at a comma or colon. */
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats findings as GitHub Actions workflow commands, shown as annotations on a pull request. */
export const github: Reporter = (report) => {
  const docsOf = docsIn(report);
  return report.findings.values().map((finding) => {
    const { title, url } = docsOf(finding.rule);
    const { severity, file, line, endLine, column, endColumn, rule } = finding;
    const properties = Object.entries({
      file,
      line,
      endLine,
      col: column,
      // GitHub rejects an end column on a finding of several lines.
      ...(line === endLine && { endColumn }),
      title: `${rule}: ${title}`,
    }).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const text = [locatedMessage(finding), url].filter((line) => line !== undefined).join('\n');
    return `::${severity} ${properties.join(',')}::${escapeData(text)}\n`;
  });
};
