import { queryKey, type AnyBlock, type Car, type DealerLocation } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../pipeline/render-page.ts';
import type { RenderRequest } from '../context/page-request.ts';
import { testAsset, testRequest, testTenant, type TestTenant } from '../testing/snapshot.ts';
import { dealerNode } from './dealer-node.ts';
import { graphMarkup } from './node.ts';
import { vehicleGraph } from './page-graph.ts';

type Found = Record<string, unknown>;

/** The nodes in a drawn page's data block, by type; read as a search engine would. */
function graphOf(html: string): Record<string, Found> {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Found[] };
  return Object.fromEntries(graph.map((each) => [each['@type'], each]));
}

const draw = (blocks: AnyBlock[], given: TestTenant = {}, request: Partial<RenderRequest> = {}) => {
  const { entry, snapshot } = testTenant(blocks, given);
  return renderPage(entry, snapshot, testRequest(request));
};
const { origin } = testRequest();

const locations: DealerLocation[] = [
  {
    id: 'a',
    name: 'Wharf Road',
    primary: true,
    address: { street: '12 Wharf Road', city: 'Newcastle', state: 'NSW', lat: -32.9, long: 151.7 },
  },
  { id: 'b', name: 'North Shore', address: { city: 'Manly' } },
  { id: 'c', name: 'The cellar', visible: false },
];

describe('structured data of pages', () => {
  it('WEB-1: names the dealer and the way to the page', () => {
    const { AutoDealer, BreadcrumbList } = graphOf(draw([]).html);
    expect(AutoDealer).toEqual({
      '@type': 'AutoDealer',
      '@id': `${origin}/#dealer`,
      name: 'Test Dealer',
      url: `${origin}/`,
      telephone: '(02) 5550 0100',
    });
    expect(BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Test page', item: `${origin}/test` },
    ]);
  });

  it('WEB-1: gives the dealer its visible places where the page asked for them', () => {
    const answers = new Map([[queryKey({ kind: 'locations' }), locations]]);
    const { AutoDealer } = graphOf(draw([], {}, { answers }).html);
    expect(AutoDealer?.address).toMatchObject({
      addressLocality: 'Newcastle',
      addressCountry: 'AU',
    });
    expect(AutoDealer?.geo).toMatchObject({ latitude: -32.9, longitude: 151.7 });
    expect((AutoDealer?.department as Found[]).map(({ name }) => name)).toEqual([
      'Wharf Road',
      'North Shore',
    ]);
  });

  it('LOC-2 WEB-1: gives each location its usual hours', () => {
    const node = dealerNode({
      site: testTenant([]).snapshot.site,
      assets: new Map(),
      origin,
      locations: [
        {
          id: 'a',
          name: 'Wharf Road',
          openingHours: [
            { days: ['Mon', 'Tue', 'Thu'], from: '08:30', to: '17:30' },
            { days: ['Sun'], from: '00:00', to: '24:00' },
          ],
        },
      ],
    });
    const hours = { '@type': 'OpeningHoursSpecification', opens: '08:30', closes: '17:30' };
    expect(node.openingHoursSpecification).toEqual([
      { ...hours, dayOfWeek: ['Monday', 'Tuesday'] },
      { ...hours, dayOfWeek: ['Thursday'] },
      // As schema.org writes a whole day.
      { ...hours, dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
    ]);
  });

  it('WEB-1: reads questions and answers as words, in nested blocks too', () => {
    const text = (words: string) => ({ type: 'paragraph', data: { text: words } });
    const faq: AnyBlock = {
      type: 'faq',
      data: {
        questions: [
          { blocks: [text('How <b>long</b>?'), text('A day &amp; a half.'), text('Or two.')] },
          { blocks: [text('No answer?')] },
        ],
      },
    };
    const { FAQPage } = graphOf(draw([faq]).html);
    expect(FAQPage?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'A day & a half. Or two.' },
      },
    ]);
  });

  it('REV-1: rates the dealer only where the site wants that', () => {
    const reviews: AnyBlock = { type: 'reviews', data: { gmbProfile: 'Wharf Road' } };
    const summary = { reviews: [], count: 412, average_rating: 4.83 };
    const query = queryKey({ kind: 'reviews', profile: 'Wharf Road' });
    const request = { answers: new Map([[query, summary]]) };
    const site = { featureFlags: { reviewsStructuredData: true } };
    expect(graphOf(draw([reviews], { site }, request).html).AutoDealer?.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      reviewCount: 412,
      bestRating: 5,
      worstRating: 1,
    });
    expect(graphOf(draw([reviews], {}, request).html).AutoDealer).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('REV-1: rates the dealer by the reviews that the page itself brings', () => {
    const own = { gmbProfile: 'Wharf Road', reviews: [{ rating: 5 }, { rating: 4 }] };
    const site = { featureFlags: { reviewsStructuredData: true } };
    const { html } = draw([{ type: 'reviews', data: own }], { site });
    expect(graphOf(html).AutoDealer?.aggregateRating).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 2,
    });
  });

  it('WEB-1: is absent from a page that search engines may not show', () => {
    expect(draw([], { page: { seo: { noindex: true } } }).html).not.toContain('ld+json');
  });

  it('WEB-1: no text in it can end the data block', () => {
    const { html } = draw([], { page: { title: '</script><script>alert(1)</script><!--' } });
    expect(html).not.toContain('<script>alert');
    const items = graphOf(html).BreadcrumbList?.itemListElement as Found[];
    expect(items[1]?.name).toBe('</script><script>alert(1)</script><!--');
  });

  it('TEN-7: an invalid block loses its own nodes, not the page’s', () => {
    const { html } = draw([{ type: 'faq', data: { questions: 'none' } } as never]);
    expect(graphOf(html)).toHaveProperty('AutoDealer');
    expect(graphOf(html)).not.toHaveProperty('FAQPage');
  });
});

describe('structured data of cars', () => {
  const { snapshot } = testTenant([], { assets: [testAsset('/assets/tern.svg')] });
  const car: Car = {
    id: 'c-1',
    slug: 'tern-c-1',
    name: '2023 Tern',
    make: 'Aldermoor',
    price: 36990,
    car_type: 'Used',
    status: 'Available',
    km: 31250,
    photos: ['/assets/tern.svg'],
    dealercomments: '<p>One owner.</p>',
  };
  const nodeOf = (more: Partial<Car>) =>
    graphOf(
      graphMarkup(
        vehicleGraph({ car: { ...car, ...more }, snapshot, origin, currency: 'AUD', locations }),
      ),
    );

  it('WEB-1: describes the car and its offer', () => {
    const { Car: found, BreadcrumbList } = nodeOf({});
    expect(found).toMatchObject({
      name: '2023 Tern',
      url: `${origin}/cars/tern-c-1`,
      description: 'One owner.',
      brand: { name: 'Aldermoor' },
      mileageFromOdometer: { value: 31250, unitCode: 'KMT' },
      offers: {
        price: 36990,
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        seller: { '@id': `${origin}/#dealer` },
      },
    });
    expect(found?.image).toEqual([expect.stringMatching(/^https:.*\/1440\.webp\//)]);
    expect(BreadcrumbList?.itemListElement).toHaveLength(2);
  });

  it('WEB-1: a car is below the page of the stock, wherever that is', () => {
    const stock = { title: 'Used cars', path: '/used-cars' };
    const moved = {
      ...snapshot,
      site: { ...snapshot.site, settings: { cars: { stockPath: '/used-cars#all' } } },
      pages: new Map([
        ['/used-cars', { ...[...snapshot.pages.values()][0]!, page: { ...stock, blocks: [] } }],
      ]),
    } as unknown as typeof snapshot;
    const { BreadcrumbList } = graphOf(
      graphMarkup(vehicleGraph({ car, snapshot: moved, origin, currency: 'AUD', locations })),
    );
    expect(BreadcrumbList?.itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Used cars', item: `${origin}/used-cars` },
      { name: '2023 Tern' },
    ]);
  });

  it('WEB-1: has all that is known of a car, its paragraphs as separate sentences', () => {
    const { Car: found } = nodeOf({
      colour: 'Chalk',
      interior_colour: 'Charcoal cloth',
      transmission: 'Automatic',
      drive_type: 'AWD',
      engine: '2.5 L hybrid',
      doors: 5,
      simple_body: 'SUV',
      simple_fuel: 'Hybrid',
      vin: '6T1BF3FK20X012345',
      dealercomments:
        '<p>One owner.</p><p>Full <b>hist</b>ory.<br>New tyres.</p><ul><li>Tow bar</li><li>Roof racks</li></ul>',
    });
    expect(found).toMatchObject({
      color: 'Chalk',
      vehicleInteriorColor: 'Charcoal cloth',
      vehicleTransmission: 'Automatic',
      driveWheelConfiguration: 'AWD',
      vehicleEngine: { name: '2.5 L hybrid' },
      numberOfDoors: 5,
      bodyType: 'SUV',
      fuelType: 'Hybrid',
      vehicleIdentificationNumber: '6T1BF3FK20X012345',
      description: 'One owner. Full history. New tyres. Tow bar Roof racks',
    });
  });

  it('WEB-1 CAR-11: a sold car is sold out, and a car without a price has no offer', () => {
    const availability = (status: string) =>
      (nodeOf({ status }).Car?.offers as { availability: string }).availability;
    expect(availability(' sold')).toBe('https://schema.org/SoldOut');
    expect(availability('Under offer')).toBe('https://schema.org/Reserved');
    for (const price of [undefined, 0, -1])
      expect(nodeOf({ price }).Car).not.toHaveProperty('offers');
  });
});
