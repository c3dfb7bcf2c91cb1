import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { tabAfterKey } from './modelFeatures.island.ts';

const features = [
  {
    tab: 'Space',
    heading: 'Seven <b>seats</b>',
    subheading: '1,820 litres',
    description: 'They fold flat.',
    image: 'https://media.example/space.jpg',
    alt: 'The load floor',
  },
  { tab: 'Towing', description: 'Two tonnes.' },
];
const before = { type: 'paragraph', data: { text: 'Before.' } };
const draw = (data: object = {}, publicationDate = '2025-06-01') =>
  drawBlocks([before, { type: 'modelFeatures', data: { features, ...data } }], {
    page: { publicationDate },
  });

describe('modelFeatures', () => {
  it('MDL-3: renders tab, heading, subheading, description and image of every feature', () => {
    const html = draw();
    for (const part of [
      '<span>Space</span>',
      'Seven <b>seats</b>',
      '1,820 litres',
      'They fold flat.',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain('alt="The load floor"');
    expect(html.match(/data-panel=""/g)).toHaveLength(2);
  });

  it('MDL-3: a feature without a heading is headed by its tab, one level below the block', () => {
    expect(draw({ heading: 'Made for weekends' })).toMatch(/<h3[^>]*>Towing<\/h3>/);
    expect(draw()).toMatch(/<h2[^>]*>Towing<\/h2>/);
  });

  it('MDL-3: without a script the tabs are a choice of one, the first chosen, each block on its own', () => {
    const html = draw();
    expect(html.match(/<input type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="1"/);
    expect(html.match(/<form/g)).toHaveLength(1);
  });

  it('MDL-3: one feature needs neither tabs nor a script', () => {
    expect(draw({ features: features.slice(0, 1) })).not.toMatch(/<form|data-island|<button/);
  });

  it('CUT-1: before 2025-02-24 tabs are above the picture, without subheadings', () => {
    const html = draw({}, '2025-02-23');
    expect(html).toContain('data-layout="tabs-above"');
    expect(html).not.toContain('1,820 litres');
    expect(draw({}, '2025-02-24')).toContain('data-layout="tabs-beside"');
  });

  it('MDL-3: arrow keys go round, Home and End go to the ends, other keys nowhere', () => {
    expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0);
    expect(tabAfterKey('ArrowDown', 0, 3)).toBe(1);
    expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2);
    expect(tabAfterKey('ArrowUp', 2, 3)).toBe(1);
    expect(tabAfterKey('Home', 2, 3)).toBe(0);
    expect(tabAfterKey('End', 0, 3)).toBe(2);
    expect(tabAfterKey('Enter', 0, 3)).toBeUndefined();
  });
});
