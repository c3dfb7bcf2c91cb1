import type { AnyBlock } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { testAnswers } from '../testing/answers.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';
import type { TestTenant } from '../testing/snapshot.ts';
import { planPage } from './plan-page.ts';
import { renderForComparison } from './render-for-comparison.ts';
import { renderPage } from './render-page.ts';

const paragraph = (text: string): AnyBlock => ({ type: 'paragraph', data: { text } });
const columns = (...blocks: AnyBlock[]): AnyBlock => ({
  type: 'columns',
  data: { cols: [{ blocks }, { blocks: [paragraph('second')] }] },
});
const counter = (): AnyBlock => ({
  type: 'twgSalesCounter',
  data: { figure: 1234, label: 'cars sold' },
});
const calculator = (): AnyBlock => ({ type: 'financeCalculator', data: {} });

const render = (blocks: readonly AnyBlock[], given: TestTenant = {}, at?: string) => {
  const { entry, snapshot } = testTenant(blocks, given);
  return renderForComparison(entry, snapshot, testRequest({ ...(at && { at }) }));
};

describe('renderForComparison', () => {
  it('CLI-11: returns the output of each block, separating nested blocks from their parents', () => {
    const { blocks } = render([paragraph('first'), columns(paragraph('inner &<b>bold</b>'))]);
    expect([...blocks.keys()]).toEqual([
      '/blocks/0',
      '/blocks/1',
      '/blocks/1/data/cols/0/blocks/0',
      '/blocks/1/data/cols/1/blocks/0',
    ]);
    expect(blocks.get('/blocks/0')!.html).toContain('first');
    expect(blocks.get('/blocks/1')!.html).not.toContain('inner');
    expect(blocks.get('/blocks/1/data/cols/0/blocks/0')!.html).toContain('<b>bold</b>');
  });

  it('CLI-11: a block is equal at any position, whatever ids precede it', () => {
    const alone = render([paragraph('x'), calculator(), counter()]).blocks;
    const after = render([paragraph('x'), counter(), calculator(), calculator(), counter()]).blocks;
    expect(after.get('/blocks/3')).toEqual(alone.get('/blocks/1'));
    expect(after.get('/blocks/4')).toEqual(alone.get('/blocks/2'));
    expect(alone.get('/blocks/1')!.html).not.toContain('fc-compared');
  });

  it('CLI-11: names the types that replace a component', () => {
    const components = [
      { name: 'callUs', blocks: [paragraph('Call us'), columns(paragraph('today'))] },
    ];
    const { blocks } = render([{ type: 'callUs', data: {} }], { components });
    const { html, types } = blocks.get('/blocks/0')!;
    expect(html).toContain('Call us');
    expect(html).toContain('today');
    expect([...types]).toEqual(['paragraph', 'columns']);
  });

  it('CUT-5: a block differs between two dates exactly if its layout does', () => {
    const buttons = { type: 'buttons', data: { buttons: [{ text: 'Go', href: '/go' }] } };
    const page = [paragraph('x'), columns(buttons as AnyBlock)];
    const [before, after] = ['2024-05-19', '2024-05-20'].map((at) => render(page, {}, at).blocks);
    const differing = [...after!].filter(([place, { html }]) => before!.get(place)?.html !== html);
    expect(differing.map(([place]) => place)).toEqual(['/blocks/1/data/cols/0/blocks/0']);
  });

  it('CLI-11: the days left of an offer are no difference, its last day is one', () => {
    const { entry, snapshot } = testTenant([{ type: 'offers', id: 'now', data: {} }]);
    const offersAt = (now: string, end: string) => {
      const request = testRequest({ now });
      const { queries } = planPage(entry.page, snapshot, request);
      const answers = testAnswers(queries, {
        offers: [{ id: 'a', heading: 'Tern', ends_on: end }],
      });
      return renderForComparison(entry, snapshot, { ...request, answers }).blocks.get('/blocks/0')!
        .html;
    };
    const monday = offersAt('2026-11-23T01:00:00Z', '2026-11-30');
    expect(monday).toContain('Tern');
    for (const now of ['2026-11-25T01:00:00Z', '2026-11-30T01:00:00Z'])
      expect(offersAt(now, '2026-11-30')).toBe(monday);
    expect(offersAt('2026-11-23T01:00:00Z', '2026-12-01')).not.toBe(monday);
  });

  it('CLI-11: what visitors get contains no pointers', () => {
    const { entry, snapshot } = testTenant([columns(counter()), calculator()]);
    const { html } = renderPage(entry, snapshot, testRequest());
    expect(html).not.toMatch(/data-pointer|data-block|fc-compared/);
  });
});
