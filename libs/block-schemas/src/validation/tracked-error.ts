import type { AddressError } from './address-error-kinds.ts';

/** Pages of other services that lead on to an address in their query, by host and path. */
const detours =
  /^https?:\/\/(?:www\.google\.[a-z.]{2,6}\/url|(?:l|lm)\.facebook\.com\/l\.php|l\.instagram\.com\/|www\.youtube\.com\/redirect|[a-z0-9-]+\.safelinks\.protection\.outlook\.com\/)\?/i;

/** Parameters that services add to a link for one visitor's click or one recipient. */
const clickId =
  /^(?:fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|yclid|igshid|srsltid|mc_eid|_hsenc|_hsmi|vero_id|oly_enc_id)$/i;

/** Tests an address with a query for signs of tracking: most have none. */
const hasSigns = /clid=|[gw]braid=|igshid=|mc_eid=|_hsenc=|_hsmi=|vero_id=|oly_enc_id=/i;

/** Returns the address that a detour leads to, if its query names one. */
function targetOf(address: string): string | undefined {
  const { searchParams } = new URL(address);
  return ['url', 'q', 'u']
    .map((name) => searchParams.get(name) ?? '')
    .find((target) => /^https?:\/\//i.test(target) && URL.canParse(target));
}

/** Returns an address without the ids of clicks, written as before otherwise. */
function withoutClickIds(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(address) ?? [];
  const left = query
    .split('&')
    .filter((pair) => pair !== '' && !clickId.test(pair.replace(/=.*/s, '')));
  return `${path}${left.length > 0 ? `?${left.join('&')}` : ''}${hash}`;
}

/** Returns the error of an address that goes by way of another service, or has the id of a single click. */
export function trackedError(address: string): AddressError | undefined {
  if (!address.includes('?')) return undefined;
  if (detours.test(address) && URL.canParse(address)) {
    const target = targetOf(address);
    if (target === undefined) return undefined;
    const suggestion = withoutClickIds(target);
    return {
      kind: 'tracked',
      message: `the link was copied from a message or a search and goes by way of ${new URL(address).hostname}, which warns visitors or stops working; write "${suggestion}"`,
      suggestion,
      isSafe: true,
    };
  }
  if (!hasSigns.test(address)) return undefined;
  const suggestion = withoutClickIds(address);
  if (suggestion === address) return undefined;
  return {
    kind: 'tracked',
    message: `the address has the id of a single click or recipient, which counts every visitor as that one; write "${suggestion}"`,
    suggestion,
    isSafe: true,
  };
}
