import { copyFor, type Localized } from '@forecourt/copy';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../captcha/altcha.ts';
import type { SolvedCaptcha } from '../captcha/captcha.ts';

/** A question in words for visitors without scripts, who cannot solve the captcha (FRM-2). */
interface HumanQuestion {
  /** The question, such as "What is three plus four?". */
  readonly text: string;
  /** Token that is sent back with the answer; reveals neither the answer nor the visitor. */
  readonly token: string;
}

/** The two numbers of a question. */
type Numbers = readonly [first: number, second: number];

/** Creates and verifies the questions for visitors without JavaScript. */
export interface HumanQuestions {
  readonly ask: (tenant: string, now: Date, site?: Localized) => HumanQuestion;
  /** @returns the same question again; undefined for a token that is invalid or has expired. */
  readonly repeat: (
    token: string,
    tenant: string,
    now: Date,
    site?: Localized,
  ) => HumanQuestion | undefined;
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
export function createHumanQuestions(keys: SigningKeys): HumanQuestions {
  /** Reads a token that is valid and has not expired. */
  const read = (token: string, tenant: string, now: Date) => {
    if (!tokenPattern.test(token)) return undefined;
    const [id, expires, signature] = token.split('.') as [string, string, string];
    const expiresAt = new Date(Number(expires));
    if (!(expiresAt > now)) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const head = `${id}.${expires}`;
    const key = keys.find((each) => timingSafeEqual(sign(each, tenant, head), given));
    return key === undefined ? undefined : { id, expiresAt, numbers: numbersOf(key, head) };
  };
  const textOf = ([first, second]: Numbers, site: Localized): string => {
    const { question, numbers } = copyFor(site).humanQuestion;
    return question(numbers[first]!, numbers[second]!);
  };

  return {
    ask: (tenant, now, site = {}) => {
      const head = `${randomBytes(12).toString('base64url')}.${now.getTime() + lifetimeMs}`;
      return {
        text: textOf(numbersOf(keys[0], head), site),
        token: `${head}.${sign(keys[0], tenant, head).toString('base64url')}`,
      };
    },
    repeat: (token, tenant, now, site = {}) => {
      const question = read(token, tenant, now);
      return question && { text: textOf(question.numbers, site), token };
    },
    check: (token, answer, tenant, now, site = {}) => {
      const question = read(token, tenant, now);
      if (!question) return undefined;
      const [first, second] = question.numbers;
      const number = readNumber(answer, copyFor(site).humanQuestion.numbers);
      const { id, expiresAt } = question;
      return number === first + second ? { token: id, expiresAt } : undefined;
    },
  };
}

const hmac = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', `${key} ${purpose}`).update(text).digest();

const sign = (key: string, tenant: string, head: string): Buffer =>
  hmac(key, 'question', `${tenant} ${head}`);

/** Derives a question's numbers, from one to nine, so that its token need not contain them. */
const numbersOf = (key: string, head: string): Numbers => {
  const bytes = hmac(key, 'numbers', head);
  return [1 + (bytes.readUInt32BE(0) % 9), 1 + (bytes.readUInt32BE(4) % 9)];
};

/** Normalizes an answer: "7", " seven " and "Seven." are equal. */
function readNumber(answer: string, numbers: readonly string[]): number | undefined {
  const text = answer.trim().toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at = numbers.indexOf(text);
  return at < 0 ? undefined : at;
}
