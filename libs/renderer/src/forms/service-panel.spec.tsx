import type { DealerLocation, Site } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { drawBlocks } from '../testing/draw-blocks.ts';
import { htmlErrors } from '../testing/html-errors.ts';

type Service = NonNullable<NonNullable<Site['settings']>['service']>;

const locations: DealerLocation[] = [
  { id: 'sales', name: 'Sales yard', location_type: ['sales'], address: { lat: -30, long: 150 } },
  { id: 'north', name: 'North', location_type: ['service'], address: { lat: -33.8, long: 151.2 } },
];
const draw = (service: Service, search = '', preset = 'service-booking') =>
  drawBlocks(
    [
      { type: 'paragraph', data: { text: 'Hello' } },
      { type: 'form', data: { preset } },
    ],
    {
      site: { settings: { service } },
      data: { locations },
      request: { url: { pathname: '/service', search } },
    },
  );
/** Returns the mark-up of the page's `<main>`. */
const within = (html: string) => html.replace(/^<main[^>]*>/, '');
const seen = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]* hidden="">.*?<\/(?:div|p|button)>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const elsewhere: Service = {
  redirectHosts: ['bookings.example'],
  externalBookings: [
    {
      group: 'Harbour group',
      links: [
        { text: 'Ferry Bay workshop', url: 'https://bookings.example/ferry' },
        { text: 'Evil workshop', url: 'https://evil.example/' },
      ],
    },
  ],
};

it('SVC-4: links to external booking systems are beside the service booking, by group', async () => {
  const html = draw(elsewhere);
  expect(await htmlErrors(within(html))).toEqual([]);
  expect(html).toMatch(/<h4>Harbour group<\/h4>.*href="https:\/\/bookings\.example\/ferry"/s);
  expect(html).not.toContain('evil.example');
});

it('SVC-4: other forms and sites without such pages show none', () => {
  expect(draw(elsewhere, '', 'lead')).not.toContain('bookings.example');
  expect(draw({})).not.toContain('More about service bookings');
});

it('SVC-5: the free ride is offered to a visitor within eight kilometres of a workshop', async () => {
  const near = draw({ freeRide: {} }, '?lat=-33.84&lng=151.2');
  expect(await htmlErrors(within(near))).toEqual([]);
  expect(seen(near)).toContain('we’ll drive you home for free');
  for (const search of ['?lat=-33.9&lng=151.2', '?lat=-30&lng=150', '', '?lat=x&lng=151.2']) {
    const html = draw({ freeRide: {} }, search);
    expect(await htmlErrors(within(html))).toEqual([]);
    expect(seen(html), search).not.toContain('we’ll drive you home for free');
    expect(html).toContain('data-island="freeRide"');
    expect(seen(html), 'SVC-5, FRM-12: nothing waits for a script').toContain(
      'Free ride home within 8 km',
    );
  }
});

it('SVC-5: radius and wording are the site’s; without the setting nothing is offered', () => {
  const freeRide = { radiusKm: 20, wording: 'A <b>lift</b> home' };
  expect(draw({ freeRide }, '?lat=-33.9&lng=151.2')).toContain('A <b>lift</b> home');
  expect(draw({}, '?lat=-33.8&lng=151.2')).not.toMatch(/free-?ride|free ride|drive you home/i);
});

it('SVC-5: the site’s wording is the offer’s whole text, for visitors who shared no position too', async () => {
  for (const search of ['', '?lat=-33.84&lng=151.2', '?lat=-20&lng=151.2']) {
    const html = draw({ freeRide: { wording: 'We <b>collect</b> your car' } }, search);
    expect(await htmlErrors(within(html))).toEqual([]);
    expect(seen(html), search).toContain('We collect your car');
    expect(html, search).not.toMatch(/free ride|drive you home/i);
  }
});
