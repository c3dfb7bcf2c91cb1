import { campaignOf, type Campaign } from '@forecourt/forms';

const key = 'forecourt.campaign';

/** The query of the page before, as far as it was one of this site. */
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
 * The campaign that brought the visitor: the first one of this visit. It is kept for the visit, in
 * this tab alone, since the form most often stands on a later page than the link led to.
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
    // A browser that keeps nothing tells of this page alone.
  }
  return campaign;
}
