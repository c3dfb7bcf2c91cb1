import type { LenderAnswer } from '../ports/lender.ts';

/** An answer whose messages repeat none of the sensitive values that were sent: they go to a page. */
export function masked(answer: LenderAnswer, secrets: readonly string[]): LenderAnswer {
  const mask = (text: string) =>
    secrets
      .filter((secret) => secret.length > 2)
      .reduce((left, secret) => left.replaceAll(secret, '…'), text);
  switch (answer.outcome) {
    case 'dataErrors':
      return { ...answer, errors: answer.errors.map(([name, text]) => [mask(name), mask(text)]) };
    case 'error':
      return { ...answer, error: mask(answer.error) };
    default:
      return answer;
  }
}
