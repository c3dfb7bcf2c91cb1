import { createHash } from 'node:crypto';
import type { Localized } from '@forecourt/copy';
import type { FormQuestion } from '@forecourt/forms';
import { isLeadStoreFailure, type NonceStore } from '@forecourt/leads';
import type { Captcha, SolvedCaptcha } from '../captcha/captcha.ts';
import type { HumanQuestions } from './human-questions.ts';
import type { RateLimit } from '../limits/rate-limits.ts';

/** Evidence in a post that its sender is a person. */
export interface HumanEvidence {
  readonly tenant: string;
  readonly address: string | undefined;
  /** The captcha's solution. */
  readonly captcha?: string;
  /** Token of the question and its answer. */
  readonly question?: string;
  readonly answer?: string;
  /** True if the hidden field (honeypot) was filled in. */
  readonly trapped: boolean;
  /** Identifies form and submission: a retry may carry the same evidence. */
  readonly submission: string;
  /** True for a post by a script, which can solve a captcha; others get a question. */
  readonly scripted: boolean;
  /** Copy of the form, for the question's language. */
  readonly localized?: Localized;
}

/**
 * Reason for a question: it is the first, or the answer to the previous one is missing or wrong, or
 * that question has expired or has let another submission through.
 */
type UnacceptedAnswer = 'first' | 'empty' | 'wrong' | 'expired' | 'used';

/** Passed, or the next thing that the visitor has to do. */
export type HumanVerdict =
  | { readonly passed: true }
  | { readonly passed: false; readonly solve: true }
  | { readonly passed: false; readonly question: FormQuestion; readonly answer: UnacceptedAnswer }
  | { readonly passed: false; readonly wait: number }
  /** The store failed, whose `code` it is. */
  | { readonly passed: false; readonly unavailable: true; readonly code?: string };

/** Services of the check. */
export interface HumanCheckOptions {
  readonly captcha: Captcha;
  readonly questions: HumanQuestions;
  readonly nonces: NonceStore;
  /** Rate limit of questions per address, so that bots cannot guess. */
  readonly limit: RateLimit;
}

/**
 * Creates the check that a post comes from a person: by the captcha, or by a question without
 * scripts (FRM-2). The check never rejects.
 */
export function createHumanCheck({ captcha, questions, nonces, limit }: HumanCheckOptions) {
  const claim = (solved: SolvedCaptcha, { tenant, submission }: HumanEvidence) =>
    nonces.claimNonce({
      tenant,
      token: solved.token,
      user: createHash('sha256').update(submission).digest('base64url'),
      expiresAt: solved.expiresAt.getTime(),
    });

  /** Returns the solved captcha; undefined if it isn't solved, `unreachable` if its service failed. */
  const solution = async (
    { tenant, address, captcha: answer }: HumanEvidence,
    now: Date,
  ): Promise<SolvedCaptcha | 'unreachable' | undefined> => {
    if (!answer) return undefined;
    return captcha.verify(answer, { tenant, address }, now).catch(() => 'unreachable' as const);
  };
  const answerOf = async (
    evidence: HumanEvidence,
    now: Date,
  ): Promise<'accepted' | UnacceptedAnswer> => {
    const { tenant, question, answer, localized } = evidence;
    if (!question) return 'first';
    if (!answer?.trim()) return 'empty';
    if (!questions.repeat(question, tenant, now, localized)) return 'expired';
    const solved = questions.check(question, answer, tenant, now, localized);
    if (!solved) return 'wrong';
    return (await claim(solved, evidence)) ? 'accepted' : 'used';
  };

  return async (evidence: HumanEvidence, now: Date): Promise<HumanVerdict> => {
    const { tenant, address, trapped, scripted } = evidence;
    const solved = trapped ? undefined : await solution(evidence, now);
    let answer: Awaited<ReturnType<typeof answerOf>>;
    try {
      if (solved && solved !== 'unreachable' && (await claim(solved, evidence)))
        return { passed: true };
      answer = await answerOf(evidence, now);
    } catch (error) {
      const code = isLeadStoreFailure(error) ? error.code : undefined;
      return { passed: false, unavailable: true, code };
    }
    if (answer === 'accepted') return { passed: true };
    // Another solution helps no visitor while the captcha's service is down; a question does.
    if (scripted && !trapped && solved !== 'unreachable') return { passed: false, solve: true };
    // An empty answer is no guess: the same question is asked again, whatever the rate.
    const repeated =
      answer === 'empty' && evidence.question !== undefined
        ? questions.repeat(evidence.question, tenant, now, evidence.localized)
        : undefined;
    if (repeated) return { passed: false, question: repeated, answer };
    const wait = await limit.take(tenant, address);
    if (wait !== undefined) return { passed: false, wait };
    const question = questions.ask(tenant, now, evidence.localized);
    return { passed: false, question, answer };
  };
}

export type HumanCheck = ReturnType<typeof createHumanCheck>;
