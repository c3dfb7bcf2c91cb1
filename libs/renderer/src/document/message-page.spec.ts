import { expect, it } from 'vitest';
import { testTenant } from '../testing/snapshot.ts';
import { messageBody, notFoundMessage } from './message-page.tsx';

const tenant = (path: string, stockPath?: string) => {
  const { snapshot, entry } = testTenant([], {
    ...(stockPath && { site: { settings: { cars: { stockPath } } } }),
  });
  return { ...snapshot, pages: new Map([[path, entry]]) };
};

it('WEB-1: a link to a car that has left leads to the stock', () => {
  const html = messageBody(notFoundMessage('/cars/2020-gone', tenant('/cars')));
  expect(html).toContain('<h1>This car is no longer available</h1>');
  expect(html).toContain('href="/cars">All cars in stock<');
  expect(html).toContain('href="/">Return home<');
  const elsewhere = notFoundMessage('/cars/x', tenant('/stock', '/stock?car_type=Used#list'));
  expect(elsewhere.links[0]?.href).toBe('/stock?car_type=Used#list');
});

it('WEB-1: any other address, or one of a site without stock, leads home', () => {
  const title = 'Page not found';
  expect(notFoundMessage('/nope', tenant('/cars')).title).toBe(title);
  expect(notFoundMessage('/cars/x', tenant('/')).title).toBe(title);
  expect(messageBody(notFoundMessage('/team/x', tenant('/cars')))).not.toContain('All cars');
});

it('WEB-1: a missing page offers a search of the stock, four links and the number', () => {
  const links = ['/offers', '/service', '/', '/contact', '/about'];
  const { snapshot, entry } = testTenant([], {
    site: {
      phone: '(02) 5550 0142',
      navigation: { header: links.map((href) => ({ text: href, href })) },
      settings: { cars: { stockPath: '/stock?car_type=Used' } },
    },
  });
  const given = { ...snapshot, pages: new Map([['/stock', entry]]) };
  const message = notFoundMessage('/nope', given);
  expect(message.links.map(({ href }) => href)).toEqual(['/', '/offers', '/service', '/contact']);
  const html = messageBody(message);
  expect(html).toMatch(/<form[^>]* action="\/stock">.*<input[^>]* name="q"/);
  expect(html).toContain('href="tel:0255500142"');
  expect(html.match(/data-look="accent"/g)).toHaveLength(1);
  expect(messageBody(notFoundMessage('/nope', { ...given, pages: new Map() }))).not.toContain(
    '<form',
  );
});
