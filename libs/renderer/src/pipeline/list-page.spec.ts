import type { CarsData } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { testAnswers } from '../testing/answers.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';
import { planPage } from './plan-page.ts';
import { renderPage } from './render-page.ts';

const cars = Array.from({ length: 8 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `Car ${index}`,
  make: 'Ostara',
}));

/** Returns title, canonical URL and neighbours of /test with a query. */
function headOf(search: string, data: CarsData = {}) {
  const { entry, snapshot } = testTenant([{ type: 'cars', data: { ...data } }] as never);
  const request = testRequest({ url: { pathname: '/test', search } });
  const answers = testAnswers(planPage(entry.page, snapshot, request).queries, { cars });
  const { html } = renderPage(entry, snapshot, { ...request, answers });
  const linked = (rel: string) =>
    new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replace(request.origin, '');
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: linked('canonical'),
    previous: linked('prev'),
    next: linked('next'),
    noindex: html.includes('content="noindex"'),
  };
}

describe('the pages of a list', () => {
  const { title } = headOf('');

  it('WEB-1: each page of the stock has a title and a canonical address of its own', () => {
    expect(headOf('')).toMatchObject({
      canonical: '/test',
      previous: undefined,
      next: '/test?page=2',
    });
    expect(headOf('?page=2')).toEqual({
      title: title!.replace('Test page', 'Test page, page 2'),
      canonical: '/test?page=2',
      previous: '/test',
      next: '/test?page=3',
      noindex: false,
    });
    expect(headOf('?page=3')).toMatchObject({ previous: '/test?page=2', next: undefined });
    expect(headOf('?page=9')).toMatchObject({ previous: undefined, next: undefined });
  });

  it('WEB-1: a filtered or sorted list counts as the page without a query', () => {
    for (const query of [
      '?make=Ostara',
      '?make=Ostara&page=2',
      '?sort=price:asc&page=2',
      '?q=ostara&page=2',
    ])
      expect([query, headOf(query).canonical]).toEqual([query, '/test']);
    expect(headOf('?make=Ostara&page=2').title).toContain('page 2');
  });

  it('WEB-1: a page number that makes no sense is the first page; one beyond the last stays unlisted', () => {
    for (const query of ['?page=0', '?page=abc', '?page=-1', '?page=1'])
      expect(headOf(query)).toMatchObject({ title, canonical: '/test', noindex: false });
    expect(headOf('?page=99')).toMatchObject({ canonical: undefined, noindex: true });
  });

  it('WEB-1: a block without a panel divides nothing', () => {
    expect(headOf('?page=2', { hideSearch: true })).toMatchObject({ title, canonical: '/test' });
  });

  it('WEB-1 CAR-1: a filtered list is titled by its search, and keeps the canonical address', () => {
    expect(headOf('?make=Ostara&price=-40000')).toMatchObject({
      title: title!.replace('Test page', 'Ostara cars under $40,000'),
      canonical: '/test',
    });
    expect(headOf('?make=Ostara&page=2').title).toContain('Ostara cars, page 2');
  });
});
