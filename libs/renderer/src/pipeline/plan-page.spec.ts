import type { AnyBlock } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { testSite, testRequest, testTenant } from '../testing/snapshot.ts';
import { blocksOf } from '../custom-components/page-blocks.ts';
import { planPage } from './plan-page.ts';
import { registry } from '../blocks/registry.ts';
import { renderPage } from './render-page.ts';
import type { BlockDefinition, PlanContext } from '../context/block-definition.ts';

/** Makes a built-in block query the team during one test. */
function withPlan(run: () => void) {
  const tag = registry.tag as {
    -readonly [K in keyof BlockDefinition<'tag'>]: BlockDefinition<'tag'>[K];
  };
  const before = { ...tag };
  tag.plan = () => [{ kind: 'team' }];
  tag.component = ({ ctx }) => `team of ${ctx.ask({ kind: 'team' }).length}`;
  try {
    run();
  } finally {
    Object.assign(tag, { ...before, plan: before.plan });
  }
}

const tag = { type: 'tag', data: { text: 'x' } };
const nested = { type: 'columns', data: { cols: [{ blocks: [tag] }, { blocks: [tag] }] } };
const component = { name: 'people', blocks: [tag] };

describe('planPage', () => {
  it('TEN-3: names every query once, nested blocks and components included', () =>
    withPlan(() => {
      const components = new Map([['people', component]]);
      for (const blocks of [
        [tag, nested],
        [{ type: 'people', data: {} }],
        [{ type: 'customComponent', data: { name: 'people' } }],
      ]) {
        const { entry } = testTenant(blocks);
        const request = testRequest();
        expect(planPage(entry.page, { site: testSite(), components }, request).queries).toEqual([
          { kind: 'team' },
        ]);
      }
    }));

  it('TEN-7: rendering does not plan again what the answers were planned for, components included', () =>
    withPlan(() => {
      const { entry, snapshot } = testTenant(
        [
          { ...tag, data: { text: 'y' } },
          { type: 'people', data: {} },
        ],
        {
          components: [component],
        },
      );
      const plan = planPage(entry.page, snapshot, testRequest());
      Object.assign(registry.tag, { plan: () => expect.fail('planned twice') });
      const answers = new Map([['{"kind":"team"}', [1]]]);
      const { html } = renderPage(entry, snapshot, testRequest({ plan, answers }));
      expect(html.match(/team of 1/g)).toHaveLength(2);
    }));

  it('TEN-7: a block is rendered with its answer, and only that block is omitted without it', () =>
    withPlan(() => {
      const { entry, snapshot } = testTenant([
        tag,
        { type: 'paragraph', data: { text: 'stands' } },
      ]);
      const answers = new Map([['{"kind":"team"}', [1, 2, 3]]]);
      expect(renderPage(entry, snapshot, testRequest({ answers })).html).toContain('team of 3');
      const without = renderPage(entry, snapshot, testRequest());
      expect(without.html).toContain('stands');
      expect(without.skipped).toEqual([
        { type: 'tag', reason: 'no-answer', detail: 'team did not answer' },
      ]);
    }));

  it('TEN-7: a block whose plan throws asks for nothing, and the others are planned', () =>
    withPlan(() => {
      Object.assign(registry.tag, {
        plan: ({ text }: { text: string }) => {
          if (text === 'x') throw new Error('no plan');
          return [{ kind: 'team' }];
        },
      });
      const other = { ...tag, data: { text: 'y' } };
      const { entry, snapshot } = testTenant([tag, other]);
      const { queries, byData } = planPage(entry.page, snapshot, testRequest());
      expect(queries).toEqual([{ kind: 'team' }]);
      expect(byData.size).toBe(1);
    }));

  it('OPS-2: a plan that depends on the day holds until the day ends', () =>
    withPlan(() => {
      const { entry, snapshot } = testTenant([tag]);
      const request = testRequest({ now: '2026-11-29T12:59:00Z' });
      expect(planPage(entry.page, snapshot, request).holdsUntil).toBeUndefined();
      Object.assign(registry.tag, {
        plan: (_data: unknown, { clock }: PlanContext) => {
          clock.today('Australia/Sydney');
          return [];
        },
      });
      expect(planPage(entry.page, snapshot, request).holdsUntil).toBe('2026-11-29T13:00:00.000Z');
    }));

  it('TEN-7: looks through no more than components may make together', () => {
    const long = { type: 'paragraph', data: { text: '{{ text }}' } };
    const props = [{ name: 'text', type: 'string' as const }];
    const components = new Map([
      ['inner', { name: 'inner', props, blocks: Array<AnyBlock>(30).fill(long) }],
      [
        'outer',
        {
          name: 'outer',
          props,
          blocks: Array<AnyBlock>(30).fill({ type: 'inner', data: { text: '{{ text }}' } }),
        },
      ],
    ]);
    const text = 'x'.repeat(100);
    const { entry } = testTenant(Array(200).fill({ type: 'outer', data: { text } }));
    const found = blocksOf(entry.page, components);
    const made = JSON.stringify(found).length;
    expect(found.length).toBeGreaterThan(10_000);
    expect(made).toBeLessThan(2_100_000);
  });

  it('asks nothing for a page of static blocks', () => {
    const { entry, snapshot } = testTenant([{ type: 'paragraph', data: { text: 'x' } }]);
    expect(planPage(entry.page, snapshot, testRequest()).queries).toEqual([]);
  });
});
