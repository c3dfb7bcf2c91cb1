import { describe, expect, it } from 'vitest';
import { renderMessage } from '../pipeline/render-message.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';
import { notFoundMessage } from './message-page.tsx';
import { notFoundPath } from './not-found-path.ts';

const header = ['/', '/service', '/service/hours', '/cars/used', '/gone', '/parts/', '/x?y=1'];
const { snapshot, entry } = testTenant([], {
  site: { navigation: { header: header.map((href) => ({ text: href, href })) } },
});
const tenant = { ...snapshot, pages: new Map([['/cars', entry]]) };
const pathOf = (pathname: string) => notFoundPath(pathname, tenant.site);

function htmlAt(pathname: string): string {
  const message = notFoundMessage(pathname, tenant);
  const request = testRequest({ url: { pathname, search: '' } });
  return renderMessage(message, tenant, request).html;
}

describe('the path of a 404', () => {
  it.each([
    ['/nothing', '/*'],
    ['/x', '/*'],
    ['/services', '/*'],
    ['/service/nothing', '/service/*'],
    ['/service/hours/nothing/at/all', '/service/hours/*'],
    ['/cars/nothing', '/cars/*'],
    ['/cars/used/nothing', '/cars/used/*'],
    ['/cars', '/*'],
    ['/gone', '/gone'],
    ['/parts/nothing', '/*'],
  ])('OPS-3: %s has the same 404 as %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
    expect(htmlAt(pathname)).toBe(htmlAt(path));
  });

  it('OPS-3: is one of a few, however many addresses are tried', () => {
    const tried = header.flatMap((href) =>
      Array.from({ length: 50 }, (_, index) => pathOf(`${href}/${index}`)),
    );
    expect(new Set(tried).size).toBeLessThanOrEqual(header.length + 2);
  });
});
