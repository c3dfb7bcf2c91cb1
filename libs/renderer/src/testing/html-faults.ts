import { HtmlValidate } from 'html-validate';

/** The one configuration of html-validate for everything that the product draws; no rule is tuned. */
const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What html-validate finds in a document, as `line:column rule: message`; [] for valid HTML. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
}
