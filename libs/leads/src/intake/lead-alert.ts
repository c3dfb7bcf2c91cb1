import type { LenderReport } from './submission.ts';

/** A problem that someone at the dealership has to act on, for programs and for people. */
export interface LeadAlert {
  readonly code: 'lender-not-reached' | 'lender-unknown' | 'lender-declined';
  /** One word: `unreachable`, `timeout`, `refused`, `error-answer`, `garbage`, `interrupted`, `store`, `declined`. */
  readonly reason: string;
  readonly action: 'call-customer';
  /** One sentence each for what happened and what to do. */
  readonly message: string;
}

const outcomes = {
  'not-reached': 'This application did not reach the lender',
  unknown: 'It is not known whether this application reached the lender',
  declined: 'The lender did not accept the answers in this application',
} as const;

/** Reasons as the dealership's staff read them; any other reason is left out. */
const reasons: Readonly<Record<string, string>> = {
  timeout: 'the lender took too long to answer',
  unreachable: 'the connection to the lender failed',
  refused: 'the lender’s system turned the connection away',
  'error-answer': 'the lender’s system answered with an error',
  garbage: 'the lender’s answer could not be read',
  interrupted: 'sending was interrupted',
  store: 'our database did not answer',
  'no-lender': 'no lender is set up',
  erased: 'the answers that the lender needs have been erased',
  secret: 'the answers that the lender needs could not be decrypted',
};

const needsCall = (status: LenderReport['status']): status is keyof typeof outcomes =>
  Object.hasOwn(outcomes, status);

/** The alert of an application; undefined if there is nothing to do. */
export function alertOf(lender: LenderReport | undefined): LeadAlert | undefined {
  if (!lender || !needsCall(lender.status)) return undefined;
  const { status, reason = status } = lender;
  const text = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  const detail = text ? `: ${text}` : '';
  return {
    code: `lender-${status}`,
    reason,
    action: 'call-customer',
    message: `${outcomes[status]}${detail}. Call the customer.`,
  };
}

/** Start of the subject of a mail about a lead with an alert. */
export const alertSubject = {
  'lender-not-reached': 'Call customer: not sent to lender',
  'lender-unknown': 'Call customer: lender not confirmed',
  'lender-declined': 'Call customer: lender declined',
} as const satisfies Record<LeadAlert['code'], string>;
