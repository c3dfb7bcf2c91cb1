import { createHash } from 'node:crypto';
import type { Localized } from '@forecourt/copy';
import type { FormQuestion } from '@forecourt/forms';
import { isLeadStoreFailure, type NonceStore } from '@forecourt/leads';
import type { Captcha, SolvedCaptcha } from '../captcha/captcha.ts';
import type { Confirmation } from './confirmation.ts';
import type { RateLimit } from '../limits/rate-limits.ts';

/** What came with a post that tells people from machines. */
export interface HumanEvidence {
  readonly tenant: string;
  readonly address: string | undefined;
  /** The captcha's solution. */
  readonly captcha?: string;
  /** Token of the question that was asked, and its answer. */
  readonly question?: string;
  readonly answer?: string;
  /** The field that people do not see was filled in. */
  readonly trapped: boolean;
  /** Identifies form and submission: sent again, it may come with the same evidence. */
  readonly submission: string;
  /** Whether a script posts, which can solve a captcha; else a question is asked. */
  readonly scripted: boolean;
  /** The form, for the question's language. */
  readonly localized?: Localized;
}

/** Passed, or what has to be done first. */
export type HumanVerdict =
  | { readonly passed: true }
  | { readonly passed: false; readonly solve: true }
  | { readonly passed: false; readonly question: FormQuestion; readonly wrong: boolean }
  | { readonly passed: false; readonly wait: number }
  /** The store, whose `code` it is, or the captcha's service does not answer. */
  | { readonly passed: false; readonly unavailable: true; readonly code?: string };

/** What the check is made of. */
export interface HumanCheckOptions {
  readonly captcha: Captcha;
  readonly confirmation: Confirmation;
  readonly nonces: NonceStore;
  /** How often an address may be asked a question: machines would guess. */
  readonly questions: RateLimit;
}

/**
 * Tells people from machines: by the captcha, or by a question where there is no script (FRM-2).
 * Never rejects.
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
    const place = { tenant, ...(address && { address }) };
    const solved = await captcha.verify(evidence.captcha, place, now);
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
      return { passed: false, unavailable: true, ...(code && { code }) };
    }
    if (scripted && !trapped) return { passed: false, solve: true };
    const wait = await questions.take(tenant, address);
    if (wait !== undefined) return { passed: false, wait };
    const wrong = Boolean(evidence.question && evidence.answer);
    return { passed: false, question: confirmation.ask(tenant, now, evidence.localized), wrong };
  };
}

export type HumanCheck = ReturnType<typeof createHumanCheck>;
