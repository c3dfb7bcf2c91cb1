import { expect, it } from 'vitest';
import { forgetCookies } from './forget-cookies.ts';

/** A page's cookies, as the browser accepts them for a domain; those of others are refused. */
function pageWith(cookies: Record<string, string>) {
  const jar = new Map(Object.entries(cookies));
  return {
    get cookie() {
      return [...jar.keys()].map((name) => `${name}=1`).join('; ');
    },
    set cookie(text: string) {
      const [, name] = /^([^=]+)=; path=\/; max-age=0/.exec(text)!;
      const [, domain = ''] = /domain=(.+)$/.exec(text) ?? [];
      if (jar.get(name!) === domain) jar.delete(name!);
    },
  };
}

it('API-5: FRM-16: a visitor who declines loses the cookies of the measurement, whatever their domain', () => {
  const document = pageWith({
    ...{ _ga: 'dealer.example', _ga_ABC123: 'www.dealer.example', _gid: '', _gcl_au: 'example' },
    ...{ session: '', game: 'dealer.example' },
  });
  forgetCookies(document, 'www.dealer.example');
  expect(document.cookie).toBe('session=1; game=1');
});

it('API-5: a page without cookies stays as it is', () => {
  const document = pageWith({});
  forgetCookies(document, 'dealer.example');
  expect(document.cookie).toBe('');
});
