import type { Car, DealerLocation } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { htmlErrors } from '../../testing/html-errors.ts';
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
const otherPages = ['/book-test-drive/', '/finance'].map((path) => {
  const form = { type: 'form', id: 'ask', data: { preset: 'finance' } };
  const blocks = path === '/finance' ? [form] : [];
  return [path, testTenant(blocks, { page: { path } }).entry] as const;
});

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
/** The page between header and footer. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('<footer'));
const draw = (...given: Parameters<typeof render>) => mainOf(render(...given).html);
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const hrefs = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

describe('CAR-6: the page of a car', () => {
  it('CAR-6: is valid HTML, whatever the stock knows about the car', async () => {
    expect(await htmlErrors(render().html)).toEqual([]);
    expect(await htmlErrors(render({ status: 'Sold' }).html)).toEqual([]);
    const { snapshot } = testTenant([]);
    const bare = renderVehiclePage(
      { car: { id: 'b', slug: 'b', name: 'A car' }, similar: [], locations: [] },
      snapshot,
      testRequest(),
    );
    expect(await htmlErrors(bare.html)).toEqual([]);
    expect(words(mainOf(bare.html))).toContain('Ask us for the price');
    expect(words(mainOf(bare.html))).toContain('Photos coming soon');
  });

  it('CAR-6 CAR-11: a price of zero is no price: no figure, no repayments, no budget', () => {
    const html = draw({ price: 0 });
    expect(words(html)).toContain('Ask us for the price');
    expect(html).not.toMatch(/\$0|id="repayments"|vehiclePriceBudget/);
  });

  it('CAR-6 CAR-9: a price that the lender doesn’t finance has no weekly figure and no finance link', () => {
    for (const price of [3_990, 150_001]) {
      const html = draw({ price });
      expect(words(html)).toContain(price.toLocaleString('en-AU'));
      expect(html).not.toMatch(/or about|id="repayments"|href="\/finance|data-loan/);
    }
  });

  it('CAR-6 CAR-11: a car is sold however its status spells it', () => {
    for (const status of [' sold', 'SOLD', 'Sold - awaiting delivery'])
      expect(words(draw({ status }))).toContain('This car has been sold.');
  });

  it('CAR-9 WEB-2: the alternative text of a picture says which view its file name states', () => {
    const [first = '', second = ''] = car.photos!;
    const html = draw({ photos: [first, second, 'https://photos.example/tern-h20418-rear.jpg'] });
    expect([...html.matchAll(/alt="(2024[^"]+)"/g)].map(([, alt]) => alt)).toEqual([
      '2024 Ostara Tern Touring',
      '2024 Ostara Tern Touring, photo 2',
      '2024 Ostara Tern Touring, from behind',
    ]);
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
    const settings = { cars: { comparisonRate: 8.12 } };
    const text = words(draw({}, { site: { settings } }));
    expect(text).toContain('$41,880');
    expect(text).toContain('or about $193 a week*');
    expect(text).toContain('*At 7.49% p.a. (comparison rate 8.12% p.a.), repayments total $50,');
    expect(words(draw())).not.toContain('a week');
    expect(words(draw({ price: undefined }))).not.toContain('What it costs a week');
  });

  it('CAR-6 CAR-9: the comparison rate is beside every weekly amount', () => {
    const settings = { cars: { interest: 7.49, comparisonRate: 8.12 } };
    const text = words(draw({}, { site: { settings } }));
    expect(text).toContain('$193 a week* 8.12% p.a. comparison rate*');
    expect(text).toContain('$193 a week for 5 years 8.12% p.a. comparison rate');
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
        `/finance?${about}&vehiclePriceBudget=41880#ask`,
        `/sell?${about}#form`,
      ]),
    );
    expect(words(draw())).not.toContain('trade-in');
    // The loan that the page shows goes along: the price without a deposit, over the usual term.
    const shown = hrefs(draw({}, { site: { settings: { cars: { comparisonRate: 8.12 } } } }));
    const loan = 'vehiclePriceBudget=41880&carPrice=41880&deposit=0&loanTerm=5';
    expect(shown).toContain(`/finance?${about}&${loan}#ask`);
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
    expect(hrefs(html)).toContain('https://www.google.com/maps/dir/?api=1&destination=-33.8,151.2');
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
    for (const gone of ['/book-test-drive/', '/finance', 'fc-call-bar'])
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
    expect(islands).toEqual(['vehicle', 'shortlist', 'form']);
  });
});

describe('CAR-9: everything a buyer asks about a car', () => {
  const groups = [
    { name: 'Safety', items: ['360-degree camera', 'Blind spot warning', 'Six airbags'] },
    { name: 'Comfort', items: ['Heated seats', 'Adaptive cruise control'] },
    { items: ['Roof rails', 'Tow bar', 'LED headlights', 'Alloy wheels'] },
  ];

  it('CAR-9: features show eight at once, and all of them in their groups', async () => {
    const html = draw({ features: groups });
    const [leading, all] = html.split('fc-vehicle__features');
    expect(leading!.match(/<li><svg.*?<\/li>/g)).toHaveLength(8 + 2);
    expect(words(all!)).toContain('All 9 features');
    expect(words(all!)).toMatch(/Safety 360-degree camera Blind spot warning Six airbags Comfort/);
    expect(all!.split('</details>')[0]!.match(/<li>/g)).toHaveLength(9);
    expect(draw({ features: [groups[1]!] })).not.toContain('fc-vehicle__features');
    expect(await htmlErrors(render({ features: groups }).html)).toEqual([]);
  });

  it('CAR-9: reports have their points, their day and their file', () => {
    const text = words(
      draw({
        inspection_date: '2026-11-14',
        inspection_checks: 132,
        inspection_points: ['Brake pads: 8 mm front'],
        history_points: ['No money owing'],
        history_url: 'https://reports.example/c-1.pdf',
      }),
    );
    expect(text).toMatch(
      /Inspection report, 132 points Inspected on 14 November 2026 Brake pads: 8 mm front History check No money owing Open the full report : History check/,
    );
    expect(text).toContain('132-point inspection on 14 November 2026');
    expect(words(draw({ inspection_date: '2026-11-14' }))).not.toContain('nspect');
  });

  it('CAR-9: a used car links to its Consumer Information Notice below the price until it is sold', async () => {
    const car = { consumer_notice_url: '/assets/notices/c-1.pdf' };
    const html = draw(car);
    expect(words(html)).toContain('Consumer Information Notice');
    expect(hrefs(html).filter((href) => href.includes('/notices/c-1.pdf'))).toHaveLength(1);
    expect(await htmlErrors(render(car).html)).toEqual([]);
    for (const other of [{ ...car, status: 'Sold' }, {}])
      expect(words(draw(other))).not.toContain('Information Notice');
  });

  it('CAR-9: the price opens to what it includes, and ticks are true of this type of car', () => {
    const cars = {
      priceTerms: 'drive away',
      priceIncludes: [{ text: 'Stamp duty' }, { text: 'Dealer delivery', carTypes: ['New'] }],
      reassurances: [{ text: 'Five-day exchange', carTypes: ['demo'] }, { text: 'Two keys' }],
    };
    const text = words(draw({}, { site: { settings: { cars } } }));
    expect(text).toContain('drive away What’s in this price Stamp duty');
    expect(text).not.toContain('Dealer delivery');
    expect(text).toContain('Five-day exchange Two keys See it at Northpoint');
    expect(draw()).not.toContain('What’s in this price');
    const sold = words(draw({ status: 'Sold' }, { site: { settings: { cars } } }));
    expect(sold).not.toMatch(/Five-day|Stamp duty/);
  });

  it('CAR-9: a car that can be bought is held for a deposit where the site has a payment link', () => {
    const hold = { href: 'https://pay.example/hold?ref=1', amount: 500, terms: 'Refunded.' };
    const site = { settings: { cars: { hold } } };
    const html = draw({}, { site });
    expect(words(html)).toContain('Hold for $500');
    expect(words(html)).toContain('Refunded.');
    expect(hrefs(html)).toContain(
      'https://pay.example/hold?ref=1&stock_number=H20418&selected_car=2024+Ostara+Tern+Touring&car_id=c-1',
    );
    for (const car of [{ status: 'Sold' }, { status: 'On hold' }, { price: 0 }])
      expect(words(draw(car, { site }))).not.toMatch(/Hold for|Refunded/);
    expect(words(draw())).not.toContain('Hold for');
  });

  it('CAR-9 LOC-2: at the yard, books a test drive of the car in place of the workshop', () => {
    const bookings = [{ text: 'Book a service', href: '/service#booking' }];
    const yard = locations.map((location) => ({ ...location, bookings }));
    const { snapshot: bare } = testTenant([]);
    const snapshot = { ...bare, pages: new Map([...bare.pages, ...otherPages]) };
    const card = (status: string) => {
      const data = { car: { ...car, status }, similar, locations: yard };
      const { html } = renderVehiclePage(data, snapshot, testRequest());
      return hrefs(/<p class="fc-location-card__ways">.*?<\/p>/.exec(html)![0]);
    };
    expect(card('Available').at(-1)).toMatch(/^\/book-test-drive\/\?.*car_id=c-1/);
    expect([...card('Available'), ...card('On hold')].join()).not.toContain('/service');
    expect(card('On hold').join()).not.toContain('/book-test-drive');
  });

  it('CAR-9: a reserved car says so, offers the next place in line and similar cars', () => {
    const html = draw({ status: 'On hold' });
    expect(words(html)).toContain('Someone has reserved this car.');
    expect(words(draw({ status: 'On hold', tag: 'On hold until 4 pm' }))).toContain(
      'On hold until 4 pm 14,210 km · Automatic 2024 Ostara',
    );
    expect(words(html)).toContain('Ask to be next');
    expect(hrefs(html)).toContain('#similar');
    expect(hrefs(html).join()).not.toContain('/book-test-drive');
    expect(words(html)).toContain('$41,880');
  });

  it('CAR-9: a reduced price has its amount and its day, only if it is true', () => {
    const reduced = { price_before: 43_880, price_reduced_on: '2026-11-12' };
    expect(words(draw(reduced))).toContain('Reduced by $2,000 on 12 November 2026, was $43,880');
    for (const untrue of [{}, { ...reduced, price: 44_000 }, { ...reduced, status: 'Sold' }])
      expect(words(draw(untrue))).not.toContain('Reduced by');
  });

  it('CAR-9: the person to ask has a face, a position and a reply time', () => {
    const { snapshot } = testTenant([], { assets: [testAsset('/assets/linh.svg')] });
    const member = {
      id: '3',
      slug: 'linh',
      name: 'Linh Nguyen',
      position: 'Sales',
      phone: '(02) 5550 0153',
      avatar_url: '/assets/linh.svg',
      reply_time: 'Replies within the hour',
    };
    const html = mainOf(
      renderVehiclePage(
        { car, similar: [], locations: [], salesperson: member },
        snapshot,
        testRequest(),
      ).html,
    );
    expect(html).toMatch(/<h2>Who to ask<\/h2>.*<img[^>]*linh/s);
    expect(html).toContain('href="/team/linh">Linh Nguyen</a>');
    expect(words(html)).toContain('Sales · Replies within the hour');
    expect(draw()).toContain('<h2>Where it is</h2>');
  });

  it('CAR-9: a video is a player for a file or a known site, and a link for any other', async () => {
    const file = render({ video_url: 'https://media.example/walk.mp4' }).html;
    expect(file).toMatch(/<video[^>]*src="https:\/\/media\.example\/walk\.mp4"[^>]*preload="none"/);
    expect(file).toMatch(/<video[^>]*loading="lazy"/);
    expect(file).toMatch(/<video[^>]*aria-label="Video of 2024 Ostara Tern Touring"/);
    expect(await htmlErrors(file)).toEqual([]);
    for (const [page, player] of [
      ['https://www.youtube.com/watch?t=3&v=abc-1', 'https://www.youtube-nocookie.com/embed/abc-1'],
      ['https://youtu.be/abc-1?si=x', 'https://www.youtube-nocookie.com/embed/abc-1'],
      ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
    ] as const)
      expect(draw({ video_url: page })).toMatch(
        new RegExp(`<iframe[^>]*src="${player.replaceAll('.', '\\.')}"[^>]*loading="lazy"`),
      );
    const other = draw({ video_url: 'https://tours.example/7' });
    expect(other).not.toContain('<iframe');
    expect(hrefs(other)).toContain('https://tours.example/7');
    expect(words(draw())).not.toContain('Video');
  });

  it('CAR-9: the page can be shared: its address, without the visitor’s query', () => {
    const html = draw();
    const address = 'https://www.test-dealer.example/cars/2024-ostara-tern-c-1';
    expect(html).toContain(`data-share="${address}"`);
    expect(html).toContain('data-failed="Copy the link from your browser’s address bar"');
    expect(draw({ status: 'Sold' })).not.toContain('data-share');
    expect(hrefs(html)).toContain(
      `mailto:?subject=2024%20Ostara%20Tern%20Touring&body=${encodeURIComponent(address)}`,
    );
  });

  it('CAR-9: a car with few facts has a short page without empty parts', () => {
    const { snapshot } = testTenant([]);
    const few = { id: 'b', slug: 'b', name: 'A car', features: [{ items: [] }] };
    const html = mainOf(
      renderVehiclePage({ car: few, similar: [], locations: [] }, snapshot, testRequest()).html,
    );
    expect(html.match(/<h2[^>]*>/g)).toHaveLength(1);
    const beforeForm = html.slice(0, html.indexOf('id="enquiry"'));
    expect(beforeForm).not.toMatch(/<(ul|dl|p|h\d)[^>]*><\/\1>|undefined|null/);
    expect(html).not.toContain('<details');
  });
});
