import { createHmac } from 'node:crypto';
import type { Site } from '@forecourt/block-schemas';
import { isConfirmed, type Lead } from '@forecourt/forms';
import { visitorAddress } from '@forecourt/leads';
import type { RateLimit } from '../limits/rate-limits.ts';

/** Returns true if the visitor receives a confirmation of a complete lead. */
export type ConfirmsRequest = (
  tenant: string,
  site: Pick<Site, 'settings'>,
  lead: Pick<Lead, 'category' | 'fields' | 'status'>,
) => Promise<boolean>;

/** Confirmations that one address receives from one tenant in a day. */
export const confirmationsPerDay = 3;

/**
 * Decides on confirmations (FRM-15): where the tenant turned them on, to the address in the lead, and
 * only a few a day, so that nobody can fill someone else's inbox.
 * @param limit counts by tenant and by a keyed hash of the address
 */
export function createConfirmsRequest(
  limit: RateLimit,
  [secret = '']: readonly string[],
): ConfirmsRequest {
  return async (tenant, { settings }, lead) => {
    if (!settings?.forms?.confirmationEmail || lead.status !== 'Complete') return false;
    if (!isConfirmed(lead)) return false;
    const { email } = lead.fields;
    const address = typeof email === 'string' ? visitorAddress(email) : undefined;
    if (address === undefined) return false;
    const hash = createHmac('sha256', `${secret} confirmations`)
      .update(address.toLowerCase())
      .digest('base64url');
    return (await limit.take(tenant, hash)) === undefined;
  };
}
