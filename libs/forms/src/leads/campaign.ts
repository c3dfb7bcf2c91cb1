import { isCampaignName } from '../query-names.ts';

/** Values by name, such as `utm_source`. */
export type Campaign = Readonly<Record<string, string>>;

const maxLength = 200;
const maxParameters = 10;

/** Returns the campaign parameters of a query: its `utm_*`, each once. Pure. */
export function campaignOf(query: URLSearchParams): Campaign {
  const found = new Map<string, string>();
  for (const [name, typed] of query) {
    const text = typed.trim();
    const isValid = text !== '' && text.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(text);
    if (isCampaignName(name) && isValid && !found.has(name) && found.size < maxParameters)
      found.set(name, text);
  }
  return Object.fromEntries(found);
}
