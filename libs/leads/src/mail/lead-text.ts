import type { LeadDocument } from '../intake/lead-document.ts';
import { answerLine } from '../answers/answer.ts';
import { leadMessage } from './lead-message.ts';

/**
 * Text of a lead's mail for the person who answers it.
 * @param replaces true if an earlier mail about the same lead was sent
 */
export function leadText(lead: LeadDocument, replaces = false): string {
  const { alerts, title, notes, when, promise, cars, groups, smallPrint, page, origin } =
    leadMessage(lead, replaces);
  const section = (heading: string, lines: readonly string[]) =>
    `\n${heading}\n${lines.map((each) => `  ${each}`).join('\n')}`;
  return [
    ...alerts.map((alert) => `${alert}\n`),
    title,
    ...notes,
    when ?? '',
    promise ?? '',
    ...cars.map(({ heading, name, facts, url }) =>
      section(heading, [name, ...facts.map(answerLine), ...(url ? [url] : [])]),
    ),
    ...groups.map(({ heading, answers }) => section(heading, answers.map(answerLine))),
    smallPrint.length > 0 ? `\n${smallPrint.join('\n')}` : '',
    `\nPage: ${page.text}`,
    ...origin.map(answerLine),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
