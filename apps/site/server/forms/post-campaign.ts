import { campaignOf, type Campaign, type FormValues } from '@forecourt/forms';
import type { Request } from 'express';
import { isOwnOrigin } from '../http/own-origin.ts';

/**
 * The campaign of a post: what its body says, else, where no script could say it, what the address
 * of the page says that was posted from. Other sites' pages have no say.
 */
export function postCampaign(req: Pick<Request, 'get' | 'host'>, values: FormValues): Campaign {
  if (Object.entries(values).some(([name, value]) => name.startsWith('utm_') && value !== ''))
    return {};
  const page = URL.parse(req.get('referer') ?? '');
  if (page?.host !== (req.host ?? '').toLowerCase() || !isOwnOrigin(req)) return {};
  return campaignOf(page.searchParams);
}
