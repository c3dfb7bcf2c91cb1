import { campaignOf, type Campaign, type FormValues } from '@forecourt/forms';
import type { Request } from 'express';
import { isOwnOrigin } from '../http/own-origin.ts';

/**
 * Returns the campaign of a post from its body, or, without scripts, from the address of the
 * referring page. Pages of other sites are ignored.
 */
export function postCampaign(req: Pick<Request, 'get' | 'host'>, values: FormValues): Campaign {
  if (Object.entries(values).some(([name, value]) => name.startsWith('utm_') && value !== ''))
    return {};
  const page = URL.parse(req.get('referer') ?? '');
  if (page?.host !== (req.host ?? '').toLowerCase() || !isOwnOrigin(req)) return {};
  return campaignOf(page.searchParams);
}
