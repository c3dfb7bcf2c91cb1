import type { LeadDocument } from '../intake/lead-document.ts';
import type { Answer } from './field-groups.ts';
import { leadMessage } from './lead-message.ts';

/** An answer on a line of its own; a label that is a question needs no colon. */
const line = ({ label, value }: Answer): string =>
  `${/[?.!:]$/.test(label) ? label : `${label}:`} ${value.replaceAll('\n', '\n    ')}`;

/**
 * Text of a lead's mail for the person who answers it.
 * @param replaces true if an earlier mail about the same lead was sent
 */
export function plainText(lead: LeadDocument, replaces = false): string {
  const { alerts, title, notes, promise, cars, groups, smallPrint, page, origin } = leadMessage(
    lead,
    replaces,
  );
  const section = (heading: string, lines: readonly string[]) =>
    `\n${heading}\n${lines.map((each) => `  ${each}`).join('\n')}`;
  return [
    ...alerts.map((alert) => `${alert}\n`),
    title,
    ...notes,
    promise ?? '',
    ...cars.map(({ heading, name, facts, url }) =>
      section(heading, [name, ...facts.map(line), ...(url ? [url] : [])]),
    ),
    ...groups.map(({ heading, answers }) => section(heading, answers.map(line))),
    smallPrint.length > 0 ? `\n${smallPrint.join('\n')}` : '',
    `\nPage: ${page.text}`,
    ...origin.map(line),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
