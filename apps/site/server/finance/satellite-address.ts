import type { Site } from '@forecourt/block-schemas';
import type { HandOffOutcome } from '@forecourt/leads';

/** Where an accepted application goes on, or why not. */
export type SatelliteAddress =
  | { readonly address: string }
  /** `reason`: undefined if the lender named none, which is not an error. */
  | { readonly reason: string | undefined };

/** `unverified`, `not verified`, `not_verified`, in any case. */
const isUnverified = (status: string | undefined) =>
  /^(?:un|not[ _-]?)verified$/i.test(status ?? '');

/**
 * Returns the page of the lender's satellite site where an applicant continues (FNQ-4): mobile
 * verification if the mobile number is unverified, with the number without spaces, else a new
 * quote. Only hosts in the site's settings are allowed, and only over TLS unless they are this
 * machine.
 */
export function satelliteAddress(
  { settings }: Pick<Site, 'settings'>,
  outcome: Extract<HandOffOutcome, { outcome: 'accepted' }>,
  phone: string | undefined,
): SatelliteAddress {
  const {
    satelliteHosts = [],
    quotePath = '/quote/new',
    mobileVerificationPath = '/mobile-verification/new',
  } = settings?.finance ?? {};
  const { satelliteUrl, mobileVerificationStatus, carDealershipId } = outcome;
  const dealershipId = outcome.dealershipId ?? carDealershipId;
  if (satelliteUrl === undefined) return { reason: undefined };
  const url = URL.parse(satelliteUrl);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    return { reason: 'the lender named no https address' };
  if (url.username || url.password) return { reason: 'the lender named an address with a user' };
  if (!satelliteHosts.includes(url.hostname))
    return { reason: `settings.finance.satelliteHosts does not name ${url.hostname}` };

  const unverified = isUnverified(mobileVerificationStatus);
  url.pathname =
    url.pathname.replace(/\/+$/, '') + (unverified ? mobileVerificationPath : quotePath);
  url.hash = '';
  if (dealershipId) url.searchParams.set('dealership_id', dealershipId);
  if (unverified && phone) url.searchParams.set('phone', phone.replace(/\s+/g, ''));
  return { address: url.href };
}
