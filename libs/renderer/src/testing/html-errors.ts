import { HtmlValidate } from 'html-validate';

/** Configuration of html-validate for all rendered pages, without any exceptions. */
const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Returns the findings of html-validate as `line:column rule: message`; [] for valid HTML. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
}
