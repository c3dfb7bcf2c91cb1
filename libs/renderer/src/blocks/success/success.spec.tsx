import type { Page, SuccessData } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks, type DrawnTenant } from '../../testing/draw-blocks.ts';
import type { LeadFacts } from '../../context/page-request.ts';

interface Thanks extends DrawnTenant {
  readonly block?: SuccessData;
  readonly facts?: LeadFacts;
}

const draw = (search: string, { block = {}, facts, ...given }: Thanks = {}) =>
  drawBlocks([{ type: 'success', data: { ...block } }], {
    ...given,
    request: {
      url: { pathname: '/thank-you', search },
      ...(facts && { leadFacts: facts }),
    },
  });
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const thanks = (search: string, given?: Thanks) => words(draw(search, given));

const locations = [
  { id: 'north', name: 'Northpoint', primary: true },
  { id: 'south', name: 'Southside' },
];
const cars = [{ id: 'c1', slug: 'tern', name: 'Ostara Tern', status: 'Available' }];
const custom = (customSuccessMessages: Page['customSuccessMessages']): Thanks => ({
  page: { customSuccessMessages },
});
const says = (text: string) => [{ type: 'paragraph', data: { text } }];

describe('success', () => {
  it.each([
    ['online-payment', /Thank you for your payment/],
    ['vehicle-reservation', /Thank you for your deposit/],
    ['finance-lender', /Thank you for your finance enquiry/],
    ['finance-enquiry', /Thank you for your finance enquiry/],
    ['review', /Thank you for your review/],
    ['competition-enquiry', /Thanks for entering!/],
    ['survey', /Thank you for completing the survey/],
    ['part-store-payment', /received your order.*Return home.*Search parts/],
    ['service-booking', /booking request.*Return home.*Service/],
    ['team-member-enquiry', /Our team will get back to you/],
    ['general-enquiry&subcategory=careers-enquiry', /working with us/],
    ['General+Enquiry&subcategory=Career+Enquiry', /working with us/],
    ['general-enquiry', /Thank you We’ve got your enquiry/],
    ['something-else', /Thank you We’ve got your enquiry/],
    ['', /Thank you We’ve got your enquiry/],
  ])('SUC-1: category=%s', (query, expected) => {
    expect(thanks(`?category=${query}`)).toMatch(expected);
  });

  it.each([
    ['mele-fonoti', 'Mele Fonoti'],
    ['M-17', 'Mele Fonoti'],
    ['Mele+Fonoti', 'Mele Fonoti'],
    ['Call+0900+555+000+now', 'Our team'],
    ['', 'Our team'],
  ])(
    'SUC-1: user=%s names %s: a member of the team, never what the address holds',
    (user, name) => {
      const team = [{ id: 'm-17', slug: 'mele-fonoti', name: 'Mele Fonoti' }];
      const said = thanks(`?category=team-member-enquiry&user=${user}`, { data: { team } });
      expect(said).toContain(`${name} will get back to you`);
      expect(said).not.toContain('0900');
      const unanswered = thanks(`?category=team-member-enquiry&user=${user}`, {
        data: { team: [] },
      });
      expect(unanswered).toContain('Our team will get back to you');
    },
  );

  it('SUC-1: no other value of the address is printed', () => {
    const forged = 'Refund+line+0900+555+000';
    for (const name of ['category', 'subcategory', 'offer_rejected', 'selectedLocations'])
      for (const category of ['test-drive-booking', 'finance-enquiry', 'trade-in-enquiry', '']) {
        const html = draw(`?category=${category}&${name}=${forged}`, {
          site: { settings: { success: { trackPage: true } } },
          data: { locations, cars },
        });
        expect(html).not.toMatch(/0900|refund/i);
        expect(
          draw(`?${name}=${forged}`, { site: { settings: { success: { trackPage: true } } } }),
        ).not.toMatch(/0900|refund/i);
      }
  });

  it('SUC-1: a service team that calls within two days promises it', () => {
    const site = { settings: { service: { callbackPromise: true } } };
    expect(thanks('?category=service-booking', { site })).toContain(
      'call or SMS you within 24 to 48 hours',
    );
    expect(thanks('?category=service-booking')).not.toContain('24 to 48');
  });

  it('FRM-15: promises the dealer’s own reply time, by kind of request', () => {
    const replyTimes = {
      usual: { amount: 1, unit: 'business-days' },
      testDrive: { amount: 2, unit: 'hours' },
    } as const;
    const site = { settings: { forms: { replyTimes } } };
    const says = (query: string) => thanks(`?category=${query}`, { site });
    expect(says('test-drive-booking')).toContain(
      'call you within two hours during opening hours to confirm the time.',
    );
    for (const category of ['general-enquiry', 'trade-in-enquiry', 'finance-enquiry'])
      expect(says(category)).toContain('within one business day.');
    expect(thanks('?category=trade-in-enquiry')).toContain('get back to you soon.');
  });

  it('FRM-15: a test drive away from its car says where the car is', () => {
    const drive = (request: LeadFacts['request']) =>
      thanks('?category=test-drive-booking', { data: { locations }, facts: { request } });
    expect(drive({ locationId: 'south', carLocation: 'Saltpan Road' })).toContain(
      'Your test drive starts here. The car is at Saltpan Road now, and we’ll bring it here for you.',
    );
    expect(drive({ locationId: 'south' })).not.toContain('The car is at');
    const facts = { request: { locationId: 'south', carLocation: 'Saltpan Road' } };
    expect(thanks('?category=vehicle-reservation', { data: { locations }, facts })).toContain(
      'See you here. The car is at Saltpan Road now. When we call, we’ll arrange where you can see it.',
    );
  });

  it('FRM-15, FIN-1: an application for finance is repeated with its amount, deposit and years', () => {
    const facts = { request: { loan: { amount: 19_280, deposit: 1_000, years: 4 } } };
    expect(thanks('?category=finance-enquiry', { facts })).toContain(
      'You’d like to borrow $19,280, with a deposit of $1,000, over 4 years',
    );
  });

  it('FRM-15: thanks for a deposit after a payment, and for a request after a form', () => {
    const request = {
      when: 'Saturday 28 November at 10 am',
      reply: { due: '2026-11-28T10:00+11:00', from: '2026-11-27T05:00:00.000Z', isVisit: true },
    };
    expect(thanks('?category=vehicle-reservation')).toContain('Thank you for your deposit');
    expect(thanks('?category=vehicle-reservation', { facts: { request } })).toContain(
      'Thank you for your reservation request',
    );
    const hold = (href: string) => ({ settings: { cars: { hold: { href, amount: 500 } } } });
    const held = (href: string) =>
      thanks('?category=vehicle-reservation', { facts: { request }, site: hold(href) });
    expect(held('/hold-a-car')).toContain(
      'to arrange the $500 deposit and confirm that the car is held for you.',
    );
    expect(held('https://pay.example/hold'), 'paid elsewhere').not.toContain('deposit');
    expect(held('/hold-a-car')).toContain('Thank you for your reservation request');
    // The usual reply would come after the visit.
    expect(thanks('?category=test-drive-booking', { facts: { request } })).toContain(
      'We’ll call you beforehand to confirm Saturday 28 November at 10 am.',
    );
  });

  it('FRM-15, CAR-11: a car that is sold or reserved before the request is sent is not promised', () => {
    const hold = { href: '/hold-a-car', amount: 500 };
    const site = { settings: { cars: { hold } } };
    const ask = (category: string, unavailable: 'sold' | 'reserved', page?: Thanks['page']) => {
      const car = { name: '2024 Tern', href: '/cars/tern' };
      const request = { cars: [car], locationId: 'south', unavailable } as const;
      return draw(`?category=${category}`, { data: { locations }, facts: { request }, site, page });
    };
    for (const category of ['vehicle-reservation', 'test-drive-booking', 'general-enquiry']) {
      const html = ask(category, 'sold');
      expect(words(html)).toContain(
        'We’re sorry, but this car has been sold. We’ll call or email you about similar cars.',
      );
      expect(html).toContain('href="/cars/tern#similar"');
      expect(words(html)).not.toMatch(/deposit|held for you|starts here|See you here/);
    }
    const reserved = ask('vehicle-reservation', 'reserved');
    expect(words(reserved)).toContain(
      'this car is on hold for another customer. We’ll call or email you about similar cars, and let you know if it becomes available again.',
    );
    expect(reserved).not.toContain('#similar');
    const { page } = custom([{ category: 'Vehicle Reservation', blocks: says('Cheers.') }]);
    expect(words(ask('vehicle-reservation', 'sold', page))).toMatch(
      /Cheers\. We’re sorry, but this car has been sold\./,
    );
  });

  it('FRM-15, CAR-11: no deposit is promised for a car that has left the stock', () => {
    const site = { settings: { cars: { hold: { href: '/hold-a-car', amount: 500 } } } };
    const html = draw('?category=vehicle-reservation', {
      facts: { request: { lacksCar: true } },
      site,
    });
    expect(words(html)).toContain('We’ll check that the car is still available and call you');
    expect(words(html)).not.toMatch(/deposit|held for you/);
  });

  it('FRM-15, LOC-2: states the hour of the reply, below a message of the dealer’s own too', () => {
    const replyTimes = { usual: { amount: 1, unit: 'hours' } } as const;
    const site = { settings: { forms: { replyTimes } } };
    const reply = { due: '2026-11-24T09:30+11:00', from: '2026-11-23T10:00:00.000Z' };
    const facts = { request: { reply } };
    const by = 'by 9:30 am tomorrow';
    const plain = thanks('?category=general-enquiry', { site, facts });
    expect(plain).toContain(`will be in touch ${by}.`);
    expect(plain).not.toContain('We’ll reply');
    const block = { description: 'Thanks from all of us.' };
    expect(thanks('?category=general-enquiry', { site, facts, block })).toMatch(
      `Thanks from all of us. We’ll reply ${by}.`,
    );
    const placed = { request: { reply, location: 'Northpoint' } };
    expect(thanks('?category=general-enquiry', { site, facts: placed, block })).toMatch(
      `Your request Where Northpoint We’ll reply ${by}`,
    );
    const timed = { description: `Thanks. We’ll call ${by}.` };
    expect(thanks('?category=general-enquiry', { site, facts, block: timed })).not.toContain(
      'We’ll reply',
    );
    const own = custom([{ category: 'Parts Enquiry', blocks: says('Own words') }]);
    expect(thanks('?category=parts-enquiry', { ...own, site, facts })).toContain(by);
    expect(thanks('?category=parts-enquiry', { ...own, site })).not.toContain('We’ll reply');
  });

  it('FRM-15 CAR-8: repeats the request in the visitor’s own terms, as text', () => {
    const request = {
      cars: [{ name: '2024 <Tern>', href: '/cars/tern' }],
      ...{ location: 'Northpoint & Co', when: 'Tuesday 24 November at 10:15 am' },
      ...{ work: 'Tyres', calendarHref: '/thank-you?calendar=1' },
    };
    const html = draw('?category=service-booking', { facts: { request } });
    expect(html).toContain('<a href="/cars/tern">2024 &lt;Tern&gt;</a>');
    expect(html).toContain('href="/thank-you?calendar=1"');
    expect(words(html)).toContain(
      'Our Northpoint &amp; Co team will call you soon to confirm Tuesday 24 November at 10:15 am.',
    );
    expect(words(html)).toMatch(/Service Tyres When Tuesday 24 November at 10:15 am Where/);
    const cars = [...request.cars, { name: '2023 Wren' }];
    const several = draw('?category=general-enquiry', { facts: { request: { cars } } });
    expect(words(several)).toMatch(/Cars 2024 &lt;Tern&gt; 2023 Wren/);
    const own = { cars: request.cars, ownCar: '2019 Wren' };
    const tradeIn = draw('?category=trade-in-enquiry', { facts: { request: own } });
    expect(words(tradeIn)).toMatch(/Your car 2019 Wren The car you want 2024 &lt;Tern&gt;/);
    const empty = draw('?category=service-booking', { facts: { request: {} } });
    expect(empty).not.toContain('Your request');
  });

  it('FRM-15, LOC-2: shows the location of a booking with its address', () => {
    const address = { street: '1 North Road' };
    const withAddress = locations.map((each) => ({ ...each, address }));
    const request = { location: 'Northpoint', locationId: 'north' };
    const shown = (category: string, facts = { request }, site = {}) =>
      draw(`?category=${category}`, { facts, site, data: { locations: withAddress } });
    expect(words(shown('service-booking'))).toMatch(
      /Bring your car here\. Northpoint 1 North Road/,
    );
    const collects = { settings: { service: { addressFields: true } } };
    expect(words(shown('service-booking', undefined, collects))).toContain(
      'Our workshop is here. Northpoint',
    );
    expect(words(shown('vehicle-reservation'))).toContain('See you here.');
    expect(words(shown('parts-enquiry'))).not.toContain('North Road');
    const elsewhere = { request: { ...request, locationId: 'gone' } };
    expect(words(shown('service-booking', elsewhere))).not.toContain('Bring your car here');
  });

  it('SUC-1: finance has the site’s own text and link', () => {
    const site = {
      settings: {
        finance: {
          successText: 'Ring <b>Ana</b>.',
          successLink: { text: 'Rates', href: '/rates' },
        },
      },
    };
    const html = draw('?category=finance-enquiry', { site });
    expect(html).toContain('Ring <b>Ana</b>.');
    expect(html).toMatch(/<a[^>]*href="\/rates"[^>]*>Rates<\/a>/);
  });

  it('FNQ-3: says that an application is saved where the lender did not answer', () => {
    const saved = /Your application is saved\..*will call you/;
    const given = { facts: { saved: true } } as const;
    expect(thanks('?category=finance-enquiry', given)).toMatch(saved);
    expect(thanks('?category=finance-enquiry&saved=true')).not.toMatch(saved);
    expect(thanks('?category=survey', given)).not.toMatch(saved);
  });

  it.each(['valuation-enquiry', 'sell-my-car-enquiry', 'trade-in-enquiry'])(
    'SUC-1: %s shows the valuation and cars, unless the offer was rejected',
    (category) => {
      const given = { data: { cars }, facts: { valuation: 18_500 } };
      expect(thanks(`?category=${category}`, given)).toMatch(/Current valuation.*\$18,500.*Tern/);
      expect(thanks(`?category=${category}`, { data: { cars } })).not.toContain('valuation');
      const rejected = thanks(`?category=${category}&offer_rejected=true`, given);
      expect(rejected).toContain('wasn’t right for you');
      expect(rejected).not.toMatch(/18,500|Tern/);
    },
  );

  it('SUC-1: the cars below the thanks have photos first, and none is shown twice', () => {
    const stock = Array.from({ length: 8 }, (_, index) => ({
      ...{ id: `c${index}`, slug: `c${index}`, name: `Car ${index}`, status: 'Available' },
      ...{ created_at_timestamp: 100 - index, photos_count: index % 2 },
    }));
    const category = '?category=sell-my-car-enquiry';
    const shown = (blocks: Parameters<typeof drawBlocks>[0]) =>
      [
        ...drawBlocks(blocks, {
          data: { cars: stock },
          request: { url: { pathname: '/thank-you', search: category } },
        }).matchAll(/href="\/cars\/(c\d)"/g),
      ].map(([, id]) => id!);
    const alone = shown([{ type: 'success', data: {} }]);
    expect(alone).toHaveLength(3);
    expect(alone.slice().sort()).toEqual(['c1', 'c3', 'c5']);
    const beside = shown([
      { type: 'success', data: {} },
      { type: 'cars', data: { hideSearch: true, minPhotos: 1 } },
    ]);
    expect(new Set(beside).size).toBe(beside.length);
    expect(beside).toContain('c1');
  });

  it('SUC-1, CAR-3: weekly repayments of the cars below the thanks have their terms below them', () => {
    const site = { settings: { cars: { comparisonRate: 8.12 } } };
    const terms = (price?: number) =>
      thanks('?category=sell-my-car-enquiry', {
        site,
        data: { cars: [{ ...cars[0]!, price }] as never },
      });
    expect(terms(20_000)).toMatch(/a week\*.*\*Weekly figures are estimates/);
    expect(terms()).not.toContain('Weekly figures');
  });

  it('SUC-1: a test drive shows the places that were chosen, else all primary ones', () => {
    const data = { locations };
    const at = '?category=test-drive-booking';
    expect(thanks(at, { data })).toContain('Northpoint');
    expect(thanks(at, { data })).not.toContain('Southside');
    expect(thanks(`${at}&selectedLocations=south`, { data })).toContain('Southside');
    expect(thanks(`${at}&selectedLocations=south`, { data })).not.toContain('Northpoint');
    expect(thanks(`${at}&selectedLocations=north,south`, { data })).toMatch(
      /Northpoint.*Southside/,
    );
    expect(thanks(`${at}&selectedLocations=gone`, { data })).toMatch(
      /Your test drive starts here\. .*Northpoint/,
    );
    expect(thanks(`${at}&selectedLocations=gone`, { data: { locations: [] } })).not.toContain(
      'starts here',
    );
  });

  it.each([
    [400, 'green', true],
    [399, 'orange', false],
    [300, 'orange', false],
    [299, 'red', false],
  ])('SUC-1: a score of %i is %s', (creditScore, band, approved) => {
    const html = draw('?category=credit-score-result', { facts: { creditScore } });
    expect(html).toContain(`data-band="${band}"`);
    expect(html.includes('You’re approved')).toBe(approved);
    expect(words(html)).toContain(`${creditScore}`);
  });

  it.each(['sell-my-car-enquiry', 'test-drive-booking&selectedLocations=north'])(
    'SUC-1, WEB-2: no heading level is skipped below the thanks for %s',
    (category) => {
      const html = draw(`?category=${category}`, { data: { locations, cars } });
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.slice(0, 2)).toEqual([1, 2]);
      expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    },
  );

  it('SUC-2, WEB-2: a message of the page itself has the page’s title above it', () => {
    const blocks = [{ type: 'header', data: { text: 'We have it', level: 2 } }];
    const html = draw('?category=survey', custom([{ category: 'Survey', blocks }]));
    expect([...html.matchAll(/<h[1-6][^>]*>[^<]*/g)].map(String)).toEqual([
      '<h1 class="fc-sr-only">Test page',
      expect.stringMatching(/^<h2.*We have it$/),
    ]);
  });

  it('SUC-1: no figure comes from the address', () => {
    const html = draw('?category=credit-score-result&score=800&credit_score=800&valuation=9');
    expect(words(html)).not.toMatch(/800|approved/);
  });

  it('SUC-1: values from the address are text, never mark-up', () => {
    const html = draw(
      '?category=team-member-enquiry&user=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    );
    expect(html).not.toContain('<img');
    expect(words(html)).toContain('will get back to you');
  });

  it('SUC-1, SUC-2: the tick is above built-in messages and those of the page', () => {
    const own = custom([{ category: 'Parts Enquiry', blocks: says('Own words') }]);
    expect(draw('?category=parts-enquiry', own)).toContain('fc-success-mark');
    expect(draw('?category=survey')).toContain('fc-success-mark');
    const no = '?category=trade-in-enquiry&offer_rejected=true';
    expect(draw(no)).not.toContain('fc-success-mark');
  });

  it('SUC-2: a message of the page wins, by category, subcategory and answer to the offer', () => {
    const messages = custom([
      { category: 'Survey', blocks: says('Own survey') },
      { category: 'survey', subcategory: 'Visit', blocks: says('Own visit') },
      { category: 'Trade In Enquiry', offerRejected: true, blocks: says('Own no') },
      { category: 'Trade In Enquiry', blocks: says('Own offer') },
    ]);
    expect(thanks('?category=survey', messages)).toContain('Own survey');
    expect(thanks('?category=survey&subcategory=visit', messages)).toContain('Own visit');
    expect(thanks('?category=survey&subcategory=other', messages)).toContain('Own survey');
    expect(thanks('?category=trade-in-enquiry', messages)).toContain('Own offer');
    expect(thanks('?category=trade-in-enquiry&offer_rejected=1', messages)).toContain('Own no');
  });

  it('SUC-2: a message without subcategory serves every subcategory that has none of its own', () => {
    const messages = custom([
      {
        category: 'Finance Enquiry',
        subcategory: 'Finance Enquiry with Used Car',
        blocks: says('Own used'),
      },
      { category: 'Finance Enquiry', blocks: says('Own finance') },
      { category: 'General Enquiry', blocks: says('Own general') },
    ]);
    const finance = '?category=finance-enquiry&subcategory=finance-enquiry';
    expect(thanks(`${finance}-with-used-car`, messages)).toContain('Own used');
    expect(thanks(`${finance}-without-car`, messages)).toContain('Own finance');
    expect(thanks(`${finance}-with-new/demo-car`, messages)).toContain('Own finance');
    expect(thanks('?category=general-enquiry&subcategory=careers-enquiry', messages)).toContain(
      'working with us',
    );
    expect(thanks('?category=general-enquiry&subcategory=other', messages)).toContain(
      'Own general',
    );
  });

  it('SUC-2: falls back on the general enquiry’s message, then on the block’s own words', () => {
    const messages = custom([{ category: 'general-enquiry', blocks: says('Own general') }]);
    expect(thanks('?category=parts-enquiry', messages)).toContain('Own general');
    expect(thanks('?category=review', messages)).toContain('Thank you for your review');
    const block = { heading: 'Thanks for writing', description: 'We answer <b>soon</b>' };
    expect(thanks('?category=parts-enquiry', { block })).toContain(
      'Thanks for writing We answer soon',
    );
  });

  it('SUC-3: home always, the stock where the site wants it', () => {
    expect(draw('')).toMatch(/<a[^>]*href="\/"[^>]*>/);
    expect(thanks('')).not.toContain('Browse Stock');
    const site = { settings: { success: { browseStock: true }, cars: { stockPath: '/stock' } } };
    expect(draw('', { site })).toMatch(/href="\/stock"[^>]*>Browse Stock/);
  });

  it('SUC-3: reports the category if the site’s pages are tracked', () => {
    const site = { settings: { success: { trackPage: true } } };
    expect(draw('?category=Survey', { site })).toContain('data-track="survey"');
    expect(draw('?category=Survey')).not.toContain('data-track');
  });
});
