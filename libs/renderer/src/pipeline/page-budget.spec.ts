import type { AnyBlock } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { createMarkupMemo, type MarkupMemo } from '../memo/markup-memo.ts';
import { testAnswers } from '../testing/answers.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';
import { planPage } from './plan-page.ts';
import { renderPage } from './render-page.ts';

const showAll = { type: 'cars', data: { showAllCars: true } } satisfies AnyBlock;

const carsNamed = (name: string) =>
  Array.from({ length: 250 }, (_, index) => ({
    ...{ id: `c-${index}`, slug: `car-${index}`, make: 'Ostara', car_type: 'Used' },
    name: `${name} ${index}`,
  }));

/** Renders a page with 250 cars in stock. */
function drawPage(
  { entry, snapshot }: ReturnType<typeof testTenant>,
  name: string,
  memo?: MarkupMemo,
) {
  const request = testRequest();
  const plan = planPage(entry.page, snapshot, request);
  const answers = testAnswers(plan.queries, { cars: carsNamed(name) });
  return renderPage(entry, snapshot, { ...request, plan, answers, memo, dataVersion: '1' });
}

const draw = (blocks: readonly AnyBlock[], name = 'Tern') => drawPage(testTenant(blocks), name);

const leftOutOf = ({ skipped }: ReturnType<typeof draw>) =>
  skipped.map(({ type, reason, detail }) => `${type} ${reason}: ${detail}`);
const tooLarge = 'cars failed: the page is too large; split it or show less on it';

describe('size of a page', () => {
  it('OPS-3: a page may show all cars eight times, and leaves out what would show more', () => {
    const blocks = Array.from({ length: 10 }, () => ({ ...showAll, data: { ...showAll.data } }));
    expect(leftOutOf(draw(blocks))).toEqual([tooLarge, tooLarge]);
  });

  it('OPS-3: a page shows the same cars at each visit', () => {
    const memo = createMarkupMemo(100_000_000);
    const page = testTenant(Array.from({ length: 10 }, () => structuredClone(showAll)));
    for (let visit = 0; visit < 3; visit++)
      expect(leftOutOf(drawPage(page, 'Tern', memo))).toEqual([tooLarge, tooLarge]);
  });

  it('OPS-3: blocks within columns count as well', () => {
    const nested = Array.from({ length: 10 }, () => ({ ...showAll, data: { ...showAll.data } }));
    const columns = { type: 'columns', data: { cols: [{ blocks: nested }] } };
    expect(leftOutOf(draw([columns]))).toEqual([tooLarge, tooLarge]);
  });

  it('OPS-3: no block is rendered after 3.5 million characters', () => {
    const blocks = Array.from({ length: 20 }, () => ({ ...showAll, data: { ...showAll.data } }));
    const drawn = draw(blocks, 'Tern '.repeat(1_000));
    expect(leftOutOf(drawn)).toContain(tooLarge);
    expect(drawn.html.length).toBeLessThan(6_000_000);
  });

  const listed = (length: number) => ({
    team: Array.from({ length }, (_, index) => ({
      ...{ id: `t-${index}`, slug: `person-${index}`, name: `Person ${index}` },
      ...{ avatar_url: '/a.svg', category: 'sales' },
    })),
    locations: Array.from({ length }, (_, index) => ({ id: `l-${index}`, name: `Yard ${index}` })),
  });
  const drawListed = (type: 'team' | 'locations', blocks: number, length: number) => {
    const page = testTenant(Array.from({ length: blocks }, () => ({ type, data: {} })));
    const { entry, snapshot } = page;
    const request = testRequest();
    const plan = planPage(entry.page, snapshot, request);
    const answers = testAnswers(plan.queries, listed(length));
    return renderPage(entry, snapshot, { ...request, plan, answers });
  };

  it.each(['team', 'locations'] as const)(
    'OPS-3: hundreds of blocks of %s are no more than 3.5 million characters',
    (type) => {
      const drawn = drawListed(type, 499, 100);
      expect(leftOutOf(drawn)).toContain(tooLarge.replace('cars', type));
      expect(drawn.html.length).toBeLessThan(4_500_000);
    },
  );

  it.each(['team', 'locations'] as const)(
    'OPS-3: a block of %s shows a list of 2,000, and is left out with a longer one',
    (type) => {
      expect(leftOutOf(drawListed(type, 1, 2_000))).toEqual([]);
      expect(leftOutOf(drawListed(type, 1, 2_001))).toEqual([tooLarge.replace('cars', type)]);
    },
  );
});
