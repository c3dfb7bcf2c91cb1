import { campaignOf, type Campaign } from '@forecourt/forms';

const key = 'forecourt.campaign';

/** Returns the query of the previous page, if it is on this site. */
function queryBefore({ document, location }: Window): URLSearchParams {
  const before = URL.parse(document.referrer);
  return before?.origin === location.origin ? before.searchParams : new URLSearchParams();
}

const isNone = (campaign: Campaign) => Object.keys(campaign).length === 0;

function kept(window: Window): Campaign {
  try {
    const text = window.sessionStorage.getItem(key) ?? '{}';
    return campaignOf(new URLSearchParams(JSON.parse(text) as Record<string, string>));
  } catch {
    return {};
  }
}

/**
 * Returns the first campaign of this visit. It is stored for this tab, because most forms are not
 * on the landing page of the campaign.
 */
export function visitCampaign(window: Window): Campaign {
  const first = kept(window);
  if (!isNone(first)) return first;
  const here = campaignOf(new URLSearchParams(window.location.search));
  const campaign = isNone(here) ? campaignOf(queryBefore(window)) : here;
  if (isNone(campaign)) return campaign;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(campaign));
  } catch {
    // Without storage only this page's campaign is known.
  }
  return campaign;
}
