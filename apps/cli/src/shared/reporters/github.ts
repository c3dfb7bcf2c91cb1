import { printable } from '../terminal/printable.ts';
import type { Reporter } from './reporter.ts';
import { messageWithPlace } from './words.ts';

/** In the data of a workflow command a line end would end the command; it goes into a log as well. */
const escapeData = (text: string): string =>
  text
    .replaceAll('%', '%25')
    .split(/(\r|\n)/)
    .map((part) => (part === '\r' ? '%0D' : part === '\n' ? '%0A' : printable(part)))
    .join('');

/** A property ends at a comma or colon as well. */
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands of GitHub Actions: findings show beside the lines of a pull request. */
export const github: Reporter = ({ findings }) =>
  findings
    .map((finding) => {
      const { severity, file, line, endLine, column, endColumn, rule } = finding;
      const properties = Object.entries({
        file,
        line,
        endLine,
        col: column,
        // GitHub refuses an end column on a finding of several lines.
        ...(line === endLine && { endColumn }),
        title: rule,
      }).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${severity} ${properties.join(',')}::${escapeData(messageWithPlace(finding))}\n`;
    })
    .join('');
