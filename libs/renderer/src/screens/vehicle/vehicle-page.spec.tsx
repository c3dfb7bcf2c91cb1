import type { Car, DealerLocation } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { htmlFaults } from '../../testing/html-faults.ts';
import {
  testAsset,
  testSite,
  testRequest,
  testTenant,
  type TestTenant,
} from '../../testing/snapshot.ts';
import { vehicleForm } from '../../forms/forms-of-screens.ts';
import { renderVehiclePage } from './vehicle-page.tsx';

const car: Car = {
  id: 'c-1',
  slug: '2024-ostara-tern-c-1',
  name: '2024 Ostara Tern Touring',
  make: 'Ostara',
  model: 'Tern',
  badge: 'Touring',
  price: 41_880,
  km: 14_210,
  year: 2024,
  seats: 5,
  certified: true,
  car_type: 'Demo',
  simple_body: 'SUV',
  simple_fuel: 'Hybrid',
  status: 'Available',
  tag: 'Price drop',
  carsales_account: 'main',
  stock_number: 'H20418',
  transmission: 'Automatic',
  drive_type: 'AWD',
  engine: '2.5 L hybrid',
  doors: 5,
  colour: 'Chalk',
  location_id: 'northpoint',
  location_name: 'Northpoint',
  dealercomments: '<p>One owner, <b>full</b> history.</p><script>alert(1)</script>',
  photos: Array.from({ length: 8 }, (_, index) => `/assets/tern-${index}.svg`),
};
const similar: Car[] = [{ ...car, id: 'c-2', slug: 'other', name: '2023 Ostara Tern' }];
const locations: DealerLocation[] = [
  { id: 'ferry-bay', name: 'Ferry Bay', contact_detail: { phone: '02 5550 0199' } },
  {
    id: 'northpoint',
    name: 'Northpoint',
    address: { street: '18 Wharf Street', city: 'Northpoint', lat: -33.8, long: 151.2 },
    contact_detail: { phone: '02 5550 0142' },
  },
];

/** Pages that a car's page leads to. */
const otherPages = ['/book-test-drive/', '/finance'].map(
  (path) => [path, testTenant([], { page: { path } }).entry] as const,
);

function render(given: Partial<Car> = {}, tenant: TestTenant = {}, others = similar) {
  const { snapshot: bare } = testTenant([], {
    assets: car.photos!.map((path) => testAsset(path)),
    ...tenant,
  });
  const snapshot = { ...bare, pages: new Map([...bare.pages, ...otherPages]) };
  return renderVehiclePage(
    { car: { ...car, ...given }, similar: others, locations },
    snapshot,
    testRequest({ url: { pathname: `/cars/${car.slug}`, search: '?utm_source=a' } }),
  );
}
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const draw = (...given: Parameters<typeof render>) => mainOf(render(...given).html);
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const hrefs = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

describe('CAR-6: the page of a car', () => {
  it('CAR-6: is valid HTML, whatever the stock knows about the car', async () => {
    expect(await htmlFaults(render().html)).toEqual([]);
    expect(await htmlFaults(render({ status: 'Sold' }).html)).toEqual([]);
    const { snapshot } = testTenant([]);
    const bare = renderVehiclePage(
      { car: { id: 'b', slug: 'b', name: 'A car' }, similar: [], locations: [] },
      snapshot,
      testRequest(),
    );
    expect(await htmlFaults(bare.html)).toEqual([]);
    expect(words(mainOf(bare.html))).toContain('Ask us for the price');
    expect(words(mainOf(bare.html))).toContain('Photos coming soon.');
  });

  it('CAR-6 CAR-11: a price of zero is no price: no figure, no repayments, no budget', () => {
    const html = draw({ price: 0 });
    expect(words(html)).toContain('Ask us for the price');
    expect(html).not.toMatch(/\$0|id="repayments"|vehiclePriceBudget/);
  });

  it('CAR-6 CAR-11: a car is sold however its status spells it', () => {
    for (const status of [' sold', 'SOLD', 'Sold - awaiting delivery'])
      expect(words(draw({ status }))).toContain('This car has been sold.');
  });

  it('CAR-6: shows every picture that there is, small ones that lead to it, and its largest version', () => {
    const html = draw({ photos: [...car.photos!, '/assets/lost.svg'] });
    expect(html.match(/<li id="photo-\d+">/g)).toHaveLength(8);
    expect(html).toContain('alt="2024 Ostara Tern Touring, photo 2"');
    expect(hrefs(html).filter((href) => href.startsWith('#photo-'))).toHaveLength(6);
    expect(words(html)).toContain('+2');
    expect(hrefs(html)).toContainEqual(expect.stringMatching(/^\/_image\/\w+\/1920\.webp\/tern-0/));
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  });

  it('CAR-6: names the price and what it costs a week, never without its terms', () => {
    const text = words(draw());
    expect(text).toContain('$41,880');
    expect(text).toContain('or about $193 a week*');
    expect(text).toContain('*At 7.49% p.a., repayments total $50,');
    expect(words(draw({ price: undefined }))).not.toContain('What it costs a week');
  });

  it('CAR-6: names every attribute of the stock', () => {
    const html = draw();
    const key = /<dl class="fc-vehicle__facts">(.*?)<\/dl>/.exec(html)![1]!;
    expect(key.match(/<dt>/g)).toHaveLength(8);
    const pairs = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) =>
      words(`${name}: ${value}`).trim(),
    );
    for (const pair of [
      'Kilometres: 14,210 km',
      'Year: 2024',
      'Fuel: Hybrid',
      'Body: SUV',
      'Seats: 5',
      'Transmission: Automatic',
      'Drive: AWD',
      'Engine: 2.5 L hybrid',
      'Doors: 5',
      'Colour: Chalk',
      'Condition: Demo',
      'Location: Northpoint',
      'Stock number: H20418',
      'Make: Ostara',
      'Model: Tern',
      'Badge: Touring',
      'Availability: Available',
      'Highlights: Price drop',
      'Approved used: Yes',
      'Listed by: main',
    ])
      expect(pairs).toContain(pair);
  });

  it('CAR-6: shows the dealer’s comments, without anything that could run', () => {
    expect(draw()).toContain('<p>One owner, <b>full</b> history.</p>');
    expect(draw()).not.toContain('alert(1)');
  });

  it('CAR-6: leads to enquiry, test drive, finance and trade-in with the car filled in', () => {
    const all = hrefs(draw({}, { site: { settings: { cars: { tradeInPath: '/sell#form' } } } }));
    const about = 'stock_number=H20418&selected_car=2024+Ostara+Tern+Touring&car_id=c-1';
    expect(all).toEqual(
      expect.arrayContaining([
        '#enquiry',
        `/book-test-drive/?${about}&make=Ostara`,
        `/finance?${about}&vehiclePriceBudget=41880`,
        `/sell?${about}#form`,
      ]),
    );
    expect(words(draw())).not.toContain('trade-in');
  });

  it('CAR-6: where the tenant has no page for a test drive or finance, the enquiry takes its place', () => {
    const { snapshot } = testTenant([]);
    const { html } = renderVehiclePage({ car, similar, locations }, snapshot, testRequest());
    expect(html).not.toMatch(/book-test-drive|\/finance\?/);
    expect(hrefs(mainOf(html)).filter((href) => href === '#enquiry')).toHaveLength(4);
  });

  it('CAR-6: has an enquiry of its own; a sold car’s is about others like it', () => {
    const html = draw();
    expect(html).toMatch(
      /id="enquiry".*Enquire about this car.*action="\/cars\/2024-ostara-tern-c-1\?_form=enquiry#/s,
    );
    const { form } = vehicleForm(car, locations, testSite());
    expect(form.given).toMatchObject({
      stock_number: 'H20418',
      selected_car: '2024 Ostara Tern Touring',
      car_id: 'c-1',
      car_type: 'Demo',
      location_id: 'northpoint',
      page_id: '/cars/2024-ostara-tern-c-1',
      PageTitle: '2024 Ostara Tern Touring',
    });
    expect(form.category).toBe('General Enquiry');
    expect(words(draw({ status: 'Sold' }))).toContain('Leave your details');
    const sold = vehicleForm({ ...car, status: 'Sold' }, locations, testSite()).form;
    expect(sold.subcategory).toBe('Similar Car Enquiry');
  });

  it('CAR-6: names the car’s location, and calls it from a phone', () => {
    const html = draw();
    expect(words(html)).toContain('18 Wharf Street, Northpoint');
    expect(words(html)).not.toContain('Ferry Bay');
    expect(hrefs(html)).toContain(
      'https://www.openstreetmap.org/?mlat=-33.8&mlon=151.2#map=16/-33.8/151.2',
    );
    expect(html).toMatch(/href="tel:0255500142"><svg.*?<\/svg>Call<\/a>/);
    expect(draw({ location_id: 'gone' })).toMatch(/href="tel:0255500100"><svg.*?<\/svg>Call<\/a>/);
  });

  it('CAR-6: shows similar cars as in the stock list', () => {
    const html = draw();
    expect(html).toMatch(/<section id="similar".*href="\/cars\/other">2023 Ostara Tern</);
    expect(draw({}, {}, [])).not.toContain('id="similar"');
  });

  it('CAR-6: a sold car says so and leads on to others, with nothing left to buy', () => {
    const html = draw({ status: 'Sold' });
    expect(words(html)).toContain('This car has been sold.');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['#similar', '/cars']));
    const box = html.slice(html.indexOf('fc-vehicle__box'), html.indexOf('fc-vehicle__rest'));
    expect(words(box)).not.toContain('$');
    for (const gone of ['/book-test-drive/', '/finance', 'fc-vehicle__bar-below'])
      expect(html).not.toContain(gone);
  });

  it('CAR-6: has one address, a description and a picture for those who share it', () => {
    const { html, islands } = render();
    expect(html).toContain(
      '<link rel="canonical" href="https://www.test-dealer.example/cars/2024-ostara-tern-c-1"/>',
    );
    expect(html).toContain('content="One owner, full history."');
    expect(html).toContain('property="og:image"');
    expect(html).toContain('"@type":"Car"');
    expect(islands).toEqual(['vehicle', 'form']);
  });
});
