import type { ModelColour } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const draw = (colours: ModelColour[], search = '') =>
  drawBlocks([{ type: 'modelColors', id: 'paints', data: { model: 'tern' } }], {
    data: { models: [{ slug: 'tern', name: 'Tern', colours }] },
    request: { url: { pathname: '/test', search } },
  });
const paints = (html: string) => [...html.matchAll(/<figcaption>([^<]*)/g)].map(([, name]) => name);
const byVersion: ModelColour[] = [
  { name: 'Sea', hexCode: '#112233', model_variant_name: 'Touring' },
  { name: 'Sand', hexCode: '#ddccbb', model_variant_name: 'Outback' },
  { name: 'White', hexCode: '#ffffff' },
];
const many = (count: number, types: number): ModelColour[] =>
  Array.from({ length: count }, (_, n) => ({ name: `Paint ${n}`, oem_id: `Type ${n % types}` }));

describe('modelColors', () => {
  it('MDL-2: the first version and its first paint are chosen; the address names another', () => {
    const html = draw(byVersion);
    expect(paints(html)).toEqual(['Sea', 'White']);
    expect(html).toMatch(/checked=""[^>]*value="1"|value="1"[^>]*checked=""/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('href="/test?variant=outback#paints"');
    expect(paints(draw(byVersion, '?variant=outback'))).toEqual(['Sand', 'White']);
    expect(paints(draw(byVersion, '?variant=none'))).toEqual(['Sea', 'White']);
  });

  it('MDL-2: tabs by type come with three types and more than fifteen paints', () => {
    expect(draw(many(16, 3))).toContain('Paint types');
    expect(draw(many(15, 3))).not.toContain('Paint types');
    expect(draw(many(16, 2))).not.toContain('Paint types');
    expect(paints(draw(many(16, 3)))).toHaveLength(6);
    expect(paints(draw(many(16, 3), '?paint=type-1'))).toContain('Paint 1');
  });

  it('MDL-2: a swatch has the paint’s colour, a picture its photo', () => {
    expect(draw(byVersion)).toContain('style="background:#112233"');
    const photo = [{ name: 'Sea', photo_url: 'https://pictures.example/sea.jpg' }];
    expect(draw(photo)).toMatch(/src="https:\/\/pictures.example\/sea.jpg" alt="Tern in Sea"/);
  });

  it('MDL-2: one paint has no arrows, several have them', () => {
    expect(draw(byVersion.slice(0, 1))).not.toContain('Next colour');
    expect(draw(byVersion)).toContain('Next colour');
  });
});
