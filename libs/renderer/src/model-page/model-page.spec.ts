import type { AnyBlock, Model } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { testAnswers } from '../testing/answers.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';

const model = {
  id: '7',
  slug: 'tern',
  name: 'Tern',
  model_variants: [{ id: '1', full_name: 'Tern 2.5', features: ['Heated seats'] }],
} as Model;
const feature = { tab: 'Cabin', heading: 'A map', description: 'Knobs too.' };
const blocks: AnyBlock[] = [
  { type: 'paragraph', data: { text: 'A hybrid SUV.' } },
  { type: 'modelFeatures', data: { features: [feature] } },
  { id: 'versions', type: 'modelVariants', data: { model: 'tern' } },
  { id: 'stock', type: 'cars', data: { hideSearch: true } },
];

function draw(given: { blocks?: AnyBlock[]; models?: Model[]; pageType?: 'Model' | 'Page' } = {}) {
  const { entry, snapshot } = testTenant(given.blocks ?? blocks, {
    site: { phone: '(02) 5550 0142' },
    page: { pageType: given.pageType ?? 'Model', title: 'Ostara Tern' },
  });
  const request = testRequest();
  const { queries } = planPage(entry.page, snapshot, request);
  const answers = testAnswers(queries, { models: given.models ?? [model], cars: [] });
  return renderPage(entry, snapshot, { ...request, answers }).html;
}
const bar = (html: string) => /<nav class="fc-model-bar".*?<\/nav>/s.exec(html)?.[0] ?? '';

it('MDL-1 WEB-4: a model’s page links to its parts, which exist, in order', () => {
  const html = draw();
  const links = [...bar(html).matchAll(/href="#([\w-]+)">([^<]+)/g)].map(([, id, text]) => [
    id,
    text,
  ]);
  expect(links.slice(0, 2)).toEqual([
    ['modelFeatures', 'Features'],
    ['versions', 'Versions'],
  ]);
  for (const [id] of links) expect(html).toContain(`id="${id}"`);
  expect(bar(draw({ models: [] }))).not.toContain('#versions');
  const more: AnyBlock = { id: 'more', type: 'modelFeatures', data: { features: [feature] } };
  expect(bar(draw({ blocks: [...blocks, more] })), 'one link to each kind').not.toContain('#more');
});

it('MDL-5 WEB-4: the bar calls the dealer and asks for a quote, or leads to the page’s form', () => {
  const html = draw();
  const call = /<aside class="fc-call-bar".*?<\/aside>/s.exec(html)?.[0] ?? '';
  expect(call).toContain('href="tel:0255500142"');
  expect(call).toContain(
    'href="/models/order-now?model_id=7&amp;model_name=Tern&amp;vehicle=Tern"',
  );
  const form: AnyBlock = { id: 'list', type: 'form', data: {} };
  expect(draw({ blocks: [...blocks, form] })).toContain('data-look="brand" href="#list"');
  expect(draw({ models: [{ ...model, status: 'coming_soon' }] })).not.toContain('order-now');
});

it('WEB-4: other pages have no bars', () => {
  expect(draw({ pageType: 'Page' })).not.toMatch(/fc-model-|fc-call-bar/);
});
