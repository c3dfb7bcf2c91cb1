import type { LenderAnswer } from '../ports/lender.ts';

/** Masks sensitive values in the messages of an answer, which are shown on a page. */
export function masked(answer: LenderAnswer, secrets: readonly string[]): LenderAnswer {
  const mask = (text: string) =>
    secrets
      .filter((secret) => secret.length > 2)
      .reduce((masked, secret) => masked.replaceAll(secret, '…'), text);
  switch (answer.outcome) {
    case 'dataErrors':
      return { ...answer, errors: answer.errors.map(([name, text]) => [mask(name), mask(text)]) };
    case 'error':
      return { ...answer, error: mask(answer.error) };
    default:
      return answer;
  }
}
