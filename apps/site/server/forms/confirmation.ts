import { copyFor, type Localized } from '@forecourt/copy';
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../captcha/altcha.ts';
import type { SolvedCaptcha } from '../captcha/captcha.ts';

/** A question in words for visitors without scripts, who cannot solve the captcha (FRM-2). */
interface ConfirmationQuestion {
  /** The question, such as "What is three plus four?". */
  readonly text: string;
  /** Token that is sent back with the answer; reveals neither the answer nor the visitor. */
  readonly token: string;
}

/** Creates and verifies the questions for visitors without JavaScript. */
export interface Confirmation {
  readonly ask: (tenant: string, now: Date, site?: Localized) => ConfirmationQuestion;
  /** @returns a solution that can be used once; undefined if the answer is wrong or too late. */
  readonly check: (
    token: string,
    answer: string,
    tenant: string,
    now: Date,
    site?: Localized,
  ) => SolvedCaptcha | undefined;
}

/** Lifetime of a question: enough to read a form again. */
const lifetimeMs = 30 * 60_000;
const tokenPattern = /^[\w-]{16}\.\d{13}\.[\w-]{43}$/;

/** Creates questions whose answers only this server's keys can verify; the first key signs. */
export function createConfirmation(keys: SigningKeys): Confirmation {
  return {
    ask: (tenant, now, site = {}) => {
      const { question, numbers } = copyFor(site).confirmation;
      const [first, second] = [randomInt(1, 10), randomInt(1, 10)];
      const head = `${randomBytes(12).toString('base64url')}.${now.getTime() + lifetimeMs}`;
      return {
        text: question(numbers[first]!, numbers[second]!),
        token: `${head}.${sign(keys[0]!, tenant, head, first + second).toString('base64url')}`,
      };
    },
    check: (token, answer, tenant, now, site = {}) => {
      const number = readNumber(answer, copyFor(site).confirmation.numbers);
      if (number === undefined || !tokenPattern.test(token)) return undefined;
      const [id, expires, signature] = token.split('.') as [string, string, string];
      const expiresAt = new Date(Number(expires));
      if (!(expiresAt > now)) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const isRight = keys.some((key) =>
        timingSafeEqual(sign(key, tenant, `${id}.${expires}`, number), given),
      );
      return isRight ? { token: id, expiresAt } : undefined;
    },
  };
}

const sign = (key: string, tenant: string, head: string, answer: number) =>
  createHmac('sha256', `${key} question`).update(`${tenant} ${head} ${answer}`).digest();

/** Normalizes an answer: "7", " seven " and "Seven." are equal. */
function readNumber(answer: string, numbers: readonly string[]): number | undefined {
  const text = answer.trim().toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at = numbers.indexOf(text);
  return at < 0 ? undefined : at;
}
