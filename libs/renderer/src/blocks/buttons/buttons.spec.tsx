import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const links = [
  { text: 'Book a service', href: '/service', icon: 'wrench' },
  { text: 'See the stock', href: '/cars', icon: 'arrow-right' },
];
const draw = (data: object, publicationDate?: string) =>
  drawBlocks([{ type: 'buttons', data: { buttons: links, ...data } }], {
    page: { publicationDate },
  });

describe('buttons', () => {
  it('BLK-4: renders each link with its text, style and icon', () => {
    const html = draw({ style: 'accent' });
    expect(html).toMatch(
      /<a class="fc-button" data-look="accent" href="\/service"><svg.*?<\/svg>Book/,
    );
    expect(html).toMatch(/href="\/cars">See the stock<svg/);
  });

  it('BLK-4: a row has one accent action, the others are outlined', () => {
    const looks = (style: string) =>
      [...draw({ style }).matchAll(/data-look="(\w+)"/g)].map(([, look]) => look);
    expect(looks('accent')).toEqual(['accent', 'outline']);
    expect(looks('brand')).toEqual(['brand', 'brand']);
  });

  it('BLK-4: type minimal renders links instead of buttons', () => {
    const html = draw({ type: 'minimal' });
    expect(html).toContain('<a class="fc-link-arrow" href="/service">');
    expect(html).not.toContain('fc-button"');
  });

  it('BLK-4: alignment and buttons per row reach the style sheet', () => {
    const html = draw({ buttonsPerRow: 5, horizontalAlignment: 'right' });
    expect(html).toContain('data-align="right" style="--per-row:5"');
  });

  it('CUT-1: before 2024-05-20 buttons flow and pay no heed to buttonsPerRow', () => {
    const html = draw({ buttonsPerRow: 2 }, '2024-05-19');
    expect(html).toContain('data-layout="flow"');
    expect(html).not.toContain('--per-row');
    expect(draw({ buttonsPerRow: 2 }, '2024-05-20')).toContain('--per-row:2');
  });

  it('BLK-4: a link that may not be followed is left out', () => {
    expect(draw({ buttons: [{ text: 'Run', href: 'javascript:alert(1)' }] })).not.toContain('Run');
  });
});
