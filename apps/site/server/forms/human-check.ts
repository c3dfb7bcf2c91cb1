import { createHash } from 'node:crypto';
import type { Localized } from '@forecourt/copy';
import type { FormQuestion } from '@forecourt/forms';
import { isLeadStoreFailure, type NonceStore } from '@forecourt/leads';
import type { Captcha, SolvedCaptcha } from '../captcha/captcha.ts';
import type { Confirmation } from './confirmation.ts';
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

/** Reason for a question: it is the first, or its answer is missing or wrong. */
type UnacceptedAnswer = 'first' | 'empty' | 'wrong';

/** Passed, or the next thing that the visitor has to do. */
export type HumanVerdict =
  | { readonly passed: true }
  | { readonly passed: false; readonly solve: true }
  | { readonly passed: false; readonly question: FormQuestion; readonly answer: UnacceptedAnswer }
  | { readonly passed: false; readonly wait: number }
  /** The store, whose `code` it is, or the captcha's service failed. */
  | { readonly passed: false; readonly unavailable: true; readonly code?: string };

/** Services of the check. */
export interface HumanCheckOptions {
  readonly captcha: Captcha;
  readonly confirmation: Confirmation;
  readonly nonces: NonceStore;
  /** Rate limit of questions per address, so that bots cannot guess. */
  readonly questions: RateLimit;
}

/**
 * Creates the check that a post comes from a person: by the captcha, or by a question without
 * scripts (FRM-2). The check never rejects.
 */
export function createHumanCheck({ captcha, confirmation, nonces, questions }: HumanCheckOptions) {
  const claim = (solved: SolvedCaptcha, { tenant, submission }: HumanEvidence) =>
    nonces.claimNonce({
      tenant,
      token: solved.token,
      user: createHash('sha256').update(submission).digest('base64url'),
      expiresAt: solved.expiresAt.getTime(),
    });

  const isSolved = async (evidence: HumanEvidence, now: Date): Promise<boolean> => {
    const { tenant, address, trapped } = evidence;
    if (!evidence.captcha || trapped) return false;
    const scope = { tenant, address };
    const solved = await captcha.verify(evidence.captcha, scope, now);
    return solved !== undefined && claim(solved, evidence);
  };
  const isAnswered = async (evidence: HumanEvidence, now: Date): Promise<boolean> => {
    const { tenant, question, answer } = evidence;
    if (!question || !answer) return false;
    const solved = confirmation.check(question, answer, tenant, now, evidence.localized);
    return solved !== undefined && claim(solved, evidence);
  };

  return async (evidence: HumanEvidence, now: Date): Promise<HumanVerdict> => {
    const { tenant, address, trapped, scripted } = evidence;
    try {
      if ((await isSolved(evidence, now)) || (await isAnswered(evidence, now)))
        return { passed: true };
    } catch (error) {
      const code = isLeadStoreFailure(error) ? error.code : undefined;
      return { passed: false, unavailable: true, code };
    }
    if (scripted && !trapped) return { passed: false, solve: true };
    // An empty answer is no guess: the same question is asked again, whatever the rate.
    const repeated =
      evidence.question && !evidence.answer?.trim()
        ? confirmation.repeat(evidence.question, tenant, now, evidence.localized)
        : undefined;
    if (repeated) return { passed: false, question: repeated, answer: 'empty' };
    const wait = await questions.take(tenant, address);
    if (wait !== undefined) return { passed: false, wait };
    const question = confirmation.ask(tenant, now, evidence.localized);
    const missing = evidence.question ? 'empty' : 'first';
    return { passed: false, question, answer: evidence.answer?.trim() ? 'wrong' : missing };
  };
}

export type HumanCheck = ReturnType<typeof createHumanCheck>;
