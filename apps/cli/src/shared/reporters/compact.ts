import { printable } from '../terminal/printable.ts';
import type { Reporter } from './reporter.ts';
import { locatedMessage, locationOf } from './words.ts';

/** Formats findings one a line, as compilers do, for editors and problem matchers. */
export const compact: Reporter = ({ findings }) =>
  findings.values().map((finding) => {
    const { severity, rule } = finding;
    const text = `${locationOf(finding)}: ${severity}: ${locatedMessage(finding)} [${rule}]`;
    return `${printable(text)}\n`;
  });
