import { expect, it } from 'vitest';
import { visitCampaign } from './campaign-memory.ts';

const origin = 'https://www.dealer.example';

/** A page of a tab. */
const page = (search: string, kept = new Map<string, string>(), referrer = '') =>
  ({
    location: { search, origin },
    document: { referrer },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  }) as unknown as Window;

it('FRM-7: the first campaign of a visit counts, on every page of it', () => {
  const tab = new Map<string, string>();
  expect(visitCampaign(page('', tab))).toEqual({});
  expect(visitCampaign(page('?utm_source=letter&body=SUV', tab))).toEqual({ utm_source: 'letter' });
  expect(visitCampaign(page('', tab))).toEqual({ utm_source: 'letter' });
  expect(visitCampaign(page('?utm_source=other', tab))).toEqual({ utm_source: 'letter' });
});

it('FRM-7: the campaign of an earlier page without a script comes from the referrer', () => {
  const before = `${origin}/?utm_source=radio`;
  expect(visitCampaign(page('', undefined, before))).toEqual({ utm_source: 'radio' });
  const elsewhere = 'https://news.example/?utm_source=radio';
  expect(visitCampaign(page('', undefined, elsewhere))).toEqual({});
});

it('FRM-7: a store that is shut or holds nonsense harms nothing', () => {
  const nonsense = new Map([['forecourt.campaign', '[1']]);
  expect(visitCampaign(page('?utm_source=a', nonsense))).toEqual({ utm_source: 'a' });
  const shut = {
    ...page('?utm_source=a'),
    get sessionStorage(): Storage {
      throw new DOMException('shut', 'SecurityError');
    },
  };
  expect(visitCampaign(shut as Window)).toEqual({ utm_source: 'a' });
});
