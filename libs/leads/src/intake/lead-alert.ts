import type { LenderReport } from './submission.ts';

/** Something that a person at the dealer has to act on, for programs and for people. */
export interface LeadAlert {
  readonly code: 'lender-not-reached' | 'lender-unknown' | 'lender-declined';
  /** One word: `unreachable`, `timeout`, `refused`, `garbage`, `interrupted`, `store`, `declined`. */
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

const isAlarming = (status: LenderReport['status']): status is keyof typeof outcomes =>
  Object.hasOwn(outcomes, status);

/** The alert of an application; undefined where nobody has to act. */
export function alertOf(lender: LenderReport | undefined): LeadAlert | undefined {
  if (!lender || !isAlarming(lender.status)) return undefined;
  const { status, reason = status } = lender;
  const detail = status === 'declined' ? '' : ` (${reason})`;
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
