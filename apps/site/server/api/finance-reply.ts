import type { Site } from '@forecourt/block-schemas';
import { ApiError } from './api-error.ts';
import type { FormOutcome } from '../forms/form-outcome.ts';
import { satelliteAddress } from '../finance/satellite-address.ts';

/** Response of `POST /api/send-to-taurus`; a field is null where it has no value. */
export interface SendToTaurusReply {
  readonly lead_id: string;
  /** Token that is sent back as `_lead`, so that corrections belong to the same lead. */
  readonly _lead: string | null;
  readonly dataErrors: Readonly<Record<string, readonly string[]>> | null;
  readonly error: string | null;
  readonly dealershipId: string | null;
  readonly dealerCompanyId: string | null;
  readonly customerKey: string | null;
  readonly satellite_site_url: string | null;
  readonly mobileVerificationStatus: string | null;
}

const nothing = {
  _lead: null,
  dataErrors: null,
  error: null,
  dealershipId: null,
  dealerCompanyId: null,
  customerKey: null,
  satellite_site_url: null,
  mobileVerificationStatus: null,
} as const;

/**
 * Builds the response to an application: 200 with the lender's response; 202 if it is stored and
 * the lender did not respond, or there is no lender.
 * @throws {ApiError} if nothing was stored
 */
export function sendToTaurusReply(
  outcome: FormOutcome,
  site: Pick<Site, 'settings'>,
): { readonly status: 200 | 202; readonly body: SendToTaurusReply } {
  const isUnproven = outcome.kind === 'show' && outcome.state.question !== undefined;
  if (outcome.kind === 'solve' || isUnproven)
    throw new ApiError(400, 'is missing or used up: solve a challenge of /api/captcha', '_captcha');
  if (outcome.kind === 'show' && !outcome.lender) throw refusalOf(outcome);
  if (outcome.kind === 'wait' || outcome.kind === 'leave')
    throw new ApiError(400, 'cannot be taken in', 'body');
  const reply = { ...nothing, lead_id: outcome.leadId! };
  const lender = outcome.lender;
  switch (lender?.outcome) {
    case 'dataErrors': {
      const dataErrors = Object.fromEntries(lender.errors.map(([name, text]) => [name, [text]]));
      return { status: 200, body: { ...reply, _lead: leadToken(outcome), dataErrors } };
    }
    case 'error':
      return { status: 200, body: { ...reply, _lead: leadToken(outcome), error: lender.error } };
    case 'accepted': {
      const isAllowed = 'address' in satelliteAddress(site, lender, undefined);
      return {
        status: 200,
        body: {
          ...reply,
          dealershipId: lender.dealershipId ?? null,
          dealerCompanyId: lender.dealerCompanyId ?? null,
          customerKey: lender.customerKey ?? null,
          satellite_site_url: (isAllowed && lender.satelliteUrl) || null,
          mobileVerificationStatus: lender.mobileVerificationStatus ?? null,
        },
      };
    }
    default:
      return { status: 202, body: reply };
  }
}

const leadToken = (outcome: FormOutcome) =>
  outcome.kind === 'show' ? (outcome.state.lead ?? null) : null;

function refusalOf({ status, state }: Extract<FormOutcome, { kind: 'show' }>): ApiError {
  const [first] = Object.entries(state.errors);
  if (first) return new ApiError(400, first[1], first[0]);
  if (status === 503) return new ApiError(503, state.formError ?? 'is not available just now');
  return new ApiError(409, state.formError ?? 'was sent before with other answers', '_key');
}
