import { isCampaignName } from './query-names.ts';

/** Values by name, such as `utm_source`. */
export type Campaign = Readonly<Record<string, string>>;

const longest = 200;
const most = 10;

/** What a query says about the campaign that brought a visitor: its `utm_*`, each once. Pure. */
export function campaignOf(query: URLSearchParams): Campaign {
  const found = new Map<string, string>();
  for (const [name, typed] of query) {
    const text = typed.trim();
    const isSound = text !== '' && text.length <= longest && !/[\p{Cc}\p{Cs}]/u.test(text);
    if (isCampaignName(name) && isSound && !found.has(name) && found.size < most)
      found.set(name, text);
  }
  return Object.fromEntries(found);
}
