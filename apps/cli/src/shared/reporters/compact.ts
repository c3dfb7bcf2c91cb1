import { printable } from '../terminal/printable.ts';
import type { Reporter } from './reporter.ts';
import { messageWithPlace, placeOf } from './words.ts';

/** One line each, as compilers write them: editors and problem matchers understand it. */
export const compact: Reporter = ({ findings }) =>
  findings
    .map((finding) => {
      const { severity, rule } = finding;
      const text = `${placeOf(finding)}: ${severity}: ${messageWithPlace(finding)} [${rule}]`;
      return `${printable(text)}\n`;
    })
    .join('');
