import type { Offer, OffersData } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { describe, expect, it } from 'vitest';
import { pageClock } from '../../context/page-clock.ts';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { testAsset, testSite, testRequest } from '../../testing/snapshot.ts';
import { timeLeft } from './offer-card.tsx';
import { offers } from './offers.tsx';

const copy = copyFor({ region: 'AU' });

const stock = [
  {
    id: 'a',
    heading: 'Tern rate',
    model: { name: 'Tern' },
    figure: '2.9% p.a.',
    condition: 'Comparison 3.4%',
  },
  { id: 'b', heading: 'Wren service', model: { name: 'Wren' } },
  { id: 'c', heading: 'Four tyres' },
];
const draw = (
  search = '',
  data: OffersData = {},
  given = stock as readonly object[],
  path = '/test',
) =>
  drawBlocks([{ type: 'offers', id: 'now', data: { ...data } }], {
    page: { path },
    data: { offers: given as readonly Readonly<Record<string, unknown>>[] },
    request: { url: { pathname: path, search } },
  });
const strip = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"( aria-current="true")?>([^<]*)<\/a>/g)].map(
    ([, href, current, text]) => [text, href, current !== undefined],
  );
const cards = (html: string) =>
  ['Tern rate', 'Wren service', 'Four tyres'].filter((name) => html.includes(`>${name}</h`));

describe('offers', () => {
  it('OFF-1: All Offers, one tab per model and Other Offers are above the cards', () => {
    const html = draw();
    expect(strip(html)).toEqual([
      ['All Offers', '/test#now', true],
      ['Tern', '/test?model=Tern#now', false],
      ['Wren', '/test?model=Wren#now', false],
      ['Other Offers', '/test?model=Other+Offers#now', false],
    ]);
    expect(cards(html)).toHaveLength(3);
    expect(html).toContain('2.9%<small> p.a.</small>');
  });

  it('OFF-1: an offer has no link to the page that it is on', () => {
    const linkOn = (path: string, href = '/models/tern') =>
      draw('', {}, [{ ...stock[0], href }], path).includes('fc-link-arrow');
    expect([linkOn('/models/tern'), linkOn('/models/tern/')]).toEqual([false, false]);
    expect([linkOn('/special-offers'), linkOn('/models/tern', '/models/tern#ask')]).toEqual([
      ...[true, true],
    ]);
  });

  it('OFF-1: tabs that would show the same offers as All Offers are left out', () => {
    expect(strip(draw('', {}, stock.slice(0, 1)))).toEqual([]);
    expect(strip(draw('', {}, stock.slice(2)))).toEqual([]);
    expect(strip(draw('', {}, stock.slice(0, 2)))).toHaveLength(3);
  });

  it('OFF-2: the model parameter chooses the tab, other parameters stay', () => {
    const html = draw('?model=Wren&utm_source=mail');
    expect(cards(html)).toEqual(['Wren service']);
    expect(strip(html)[0]).toEqual(['All Offers', '/test?utm_source=mail#now', false]);
    expect(strip(html)[2]![2]).toBe(true);
    expect(cards(draw('?model=Other+Offers'))).toEqual(['Four tyres']);
    expect(cards(draw('?model=Nobody'))).toHaveLength(3);
  });

  it('OFF-3: asks for up to 200 offers with facet and search filters', () => {
    const facetFilters = [{ field: 'model' as const, values: ['Tern', 'Wren'] }];
    const ctx = {
      site: testSite(),
      url: { pathname: '/', search: '' },
      clock: pageClock('2026-03-31T00:30:00Z'),
      page: {} as never,
    };
    const plan = (data: OffersData) => offers.plan!(data, ctx)[0];
    expect(plan({})).toMatchObject({
      requests: [{ indexName: 'offers', params: { hitsPerPage: 200, facetFilters: [] } }],
    });
    expect(plan({ limit: 3 })).toMatchObject({
      requests: [{ params: { hitsPerPage: 3, numericFilters: ['ends_on>=20260331'] } }],
    });
    expect(plan({ facetFilters, searchFilters: 'tow', limit: 6 })).toMatchObject({
      requests: [
        { params: { hitsPerPage: 6, query: 'tow', facetFilters: [['model:Tern', 'model:Wren']] } },
      ],
    });
  });

  it('OFF-4: only special-offers pages say that there are none', () => {
    expect(draw('', {}, [])).not.toContain('fc-offers');
    expect(draw('', {}, [], '/tern/special-offers')).toMatch(
      /There are no offers at the moment\. Check back soon, or call us on <a href="tel:[^"]+">[^<]+<\/a>\./,
    );
    const own = { noOffersMessage: 'Ask <b>us</b>.' };
    expect(draw('', own, [], '/special-offers')).toContain('Ask <b>us</b>.');
  });

  it('OFF-1: an offer that has ended is gone, one that ends soon shows it', () => {
    const today = testRequest().now.slice(0, 10);
    expect(draw('', {}, [{ ...stock[0]!, ends_on: '2001-01-01' }])).not.toContain('Tern rate');
    expect(timeLeft('2026-11-30', '2026-12-01', copy)).toBeUndefined();
    expect(timeLeft(today, today, copy)).toBe('Last day');
    expect(timeLeft('2026-11-30', '2026-11-29', copy)).toBe('1 day left');
    expect(timeLeft('2026-11-30', '2026-11-16', copy)).toBe('14 days left');
    const both = draw('', {}, [{ ...stock[0]!, stock_left: 4, ends_on: today }]);
    expect(both).toContain(`4 left · <time dateTime="${today}">Last day</time>`);
    const none = draw('', {}, [{ ...stock[0]!, stock_left: 0, ends_on: today }]);
    expect(none).not.toContain('Last day');
  });

  it('OFF-1: an offer that ends more than two weeks ahead shows the date', () => {
    expect(timeLeft('2026-11-30', '2026-11-15', copy)).toBe('Ends 30 November 2026');
    const html = draw('', {}, [{ ...stock[0]!, ends_on: '2999-12-31' }]);
    expect(html).toContain('<time dateTime="2999-12-31">Ends 31 December 2999</time>');
  });

  it('WEB-3: a picture is fetched at the width of its card: in a row, in a list, featured', () => {
    const picture = testAsset('/assets/tyres.svg');
    const given = [1, 2].map((id) => ({ id: `${id}`, image: { url: picture.path } }));
    const sizes = (data: OffersData) => {
      const html = drawBlocks([{ type: 'offers', data: { ...data } }], {
        assets: [picture],
        data: { offers: given },
      });
      return [...html.matchAll(/<source[^>]* sizes="([^"]*)"/g)].map(([, found]) => found);
    };
    const [featured, other] = sizes({});
    expect(featured).toMatch(/^\(min-width: 1100px\) 31rem.*calc\(100vw - 4rem\)$/);
    expect(other).toMatch(/^\(min-width: 1100px\) 23rem.*calc\(100vw - 4rem\)$/);
    for (const inRow of sizes({ hideTabs: true })) expect(inRow).toMatch(/, 17rem$/);
  });

  it('API-1: promotions: true shows the current promotions under Other Offers, each with its own content', () => {
    const promotions = [
      {
        id: 'late',
        heading: 'Thursdays until nine',
        description: 'In after work, home with the car.',
        image: { url: '/assets/workshop.svg', alt: 'The workshop' },
        href: '/service',
        linkText: 'Service',
        ends_on: '2999-12-31',
      },
      { id: 'past', heading: 'Open day', ends_on: '2001-01-01' },
      { id: 'a', heading: 'Tern rate again' },
    ];
    const html = (
      data: OffersData,
      search = '',
      given: readonly Offer[] | undefined = promotions,
    ) =>
      drawBlocks([{ type: 'offers', id: 'now', data: { ...data } }], {
        data: { offers: stock, promotions: given },
        request: { url: { pathname: '/test', search } },
      });
    const shown = html({ promotions: true }, '?model=Other+Offers');
    expect(shown).toContain('Four tyres');
    for (const part of [
      'Thursdays until nine',
      'In after work',
      'fc-offers__picture',
      'href="/service"',
      'Ends 31 December 2999',
    ])
      expect(shown).toContain(part);
    expect(shown).not.toContain('Open day');
    expect(html({ promotions: true })).not.toContain('Tern rate again');
    expect(html({ promotions: true }, '?model=Tern')).not.toContain('Thursdays');
    expect(html({}), 'only where the block asks for them').not.toContain('Thursdays');
  });

  it('API-1: offers are shown without promotions whose source fails', () => {
    const html = drawBlocks([{ type: 'offers', data: { promotions: true } }], {
      data: { offers: stock, promotions: undefined },
    });
    expect(cards(html)).toHaveLength(3);
  });

  it('OFF-1 FIN-1: a rate has its comparison rate beside it, as large', () => {
    const loan = { annualRate: 2.9, comparisonRate: 3.47, years: 3 };
    const figures = (offer: Partial<Offer>, region: 'AU' | 'NZ' = 'AU') => {
      const html = drawBlocks([{ type: 'offers', data: {} }], {
        site: { region },
        data: { offers: [{ id: 'a', figure: '2.9% p.a.', ...offer }] },
      });
      const found = html.matchAll(/<p class="fc-offers__figure fc-figure">(.*?)<\/p>/g);
      return [...found].map(([, figure = '']) => figure.replace(/<[^>]+>/g, ''));
    };
    expect(figures({ loan })).toEqual(['2.9% p.a. interest rate', '3.47% p.a. comparison rate']);
    const alone = [{}, { figure: '20% off', loan }, { loan: { annualRate: 2.9, years: 3 } }];
    for (const offer of alone) expect(figures(offer)).toHaveLength(1);
    expect(figures({ loan }, 'NZ'), 'New Zealand has no comparison rate').toHaveLength(1);
  });

  describe('weekly price', () => {
    const text = (offer: Partial<Offer>, region: 'AU' | 'NZ' = 'AU') =>
      drawBlocks([{ type: 'offers', data: {} }], {
        site: {
          region,
          settings: {
            cars: { interest: 7.49, comparisonRate: 8.12, comparisonRateWarning: 'WARNING: one.' },
          },
        },
        data: { offers: [{ id: 'a', heading: 'Meridian S', ...offer }] },
      })
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');

    it('OFF-1 FIN-1: an offer with a price shows its weekly repayment with rate, term and deposit', () => {
      expect(text({ price: 51_990 })).toContain(
        '$240 a week 8.12% p.a. comparison rate Over 5 years at 7.49% p.a., without a deposit: repayments of $62,368 in all*',
      );
      expect(text({ price: 51_990 })).toMatch(/\*WARNING: one\. Weekly figures are estimates/);
      expect(text({})).not.toMatch(/a week|WARNING/);
    });

    it('OFF-1 FIN-1: an offer’s own loan has its own terms, in Australia only with a comparison rate', () => {
      const loan = { annualRate: 2.9, comparisonRate: 3.47, years: 3, depositPercent: 20 };
      expect(text({ price: 48_490, loan })).toContain(
        '$260 a week 3.47% p.a. comparison rate Over 3 years at 2.9% p.a., with a deposit of $9,698: repayments of $40,515 in all*',
      );
      const bare = { annualRate: 2.9, years: 3 };
      expect(text({ price: 48_490, loan: bare })).not.toContain('a week');
      expect(text({ price: 48_490, loan: bare }, 'NZ')).toContain(
        'a week 2.9% p.a. interest rate Over 3 years at 2.9% p.a.',
      );
    });
  });
});
