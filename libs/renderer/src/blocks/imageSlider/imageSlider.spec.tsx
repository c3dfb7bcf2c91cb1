import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { afterStep } from './imageSlider.island.ts';

const slides = [1, 2, 3].map((n) => ({
  url: `https://media.example/${n}.jpg`,
  alt: `Picture ${n}`,
}));
const draw = (data: object = {}, publicationDate = '2025-06-01') =>
  drawBlocks([{ type: 'imageSlider', data: { slides, ...data } }], { page: { publicationDate } });

describe('imageSlider', () => {
  it('BLK-6: renders every slide, with its size, and links those that lead somewhere', () => {
    const html = draw({
      slides: [
        { ...slides[0], href: '/cars', width: 1200, height: 800 },
        { ...slides[1], href: 'javascript:alert(1)' },
      ],
    });
    expect(html).toMatch(
      /<a href="\/cars"[^>]*><img [^>]*alt="Picture 1"[^>]*width="1200" height="800"/,
    );
    expect(html).toContain('alt="Picture 2"');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('BLK-6: pictures change every 4000 ms unless the data says otherwise', () => {
    expect(draw()).toContain('{"delay":4000,"autoplay":true}');
    expect(draw({ delay: 6000, autoplay: false })).toContain('{"delay":6000,"autoplay":false}');
  });

  it('BLK-6: only pictures that move by themselves have a pause button', () => {
    expect(draw()).toContain('data-do="pause"');
    expect(draw({ autoplay: false })).not.toContain('data-do="pause"');
  });

  it('BLK-6: size, proportions, fit and layout reach the style sheet', () => {
    const html = draw({
      imageHeight: 400,
      imageWidth: 700,
      aspectRatio: '4/3',
      objectFit: 'contain',
      layout: 'strip',
    });
    expect(html).toContain('--ratio:4/3;--image-height:400px;--image-width:700px');
    expect(html).toContain('data-view="strip"');
    expect(html).toContain('data-fit="contain"');
  });

  it('BLK-6: one picture needs neither controls nor a script', () => {
    const html = draw({ slides: slides.slice(0, 1) });
    expect(html).not.toMatch(/<button|data-island/);
  });

  it('CUT-1: before 2024-09-16 there are dots and no frame, afterwards arrows, counter and frame', () => {
    const data = { useFrame: true, allowOverflow: true };
    const before = draw(data, '2024-09-15');
    expect(before.match(/data-go=/g)).toHaveLength(3);
    expect(before).not.toMatch(/data-do="next"|data-frame|data-overflow/);
    const after = draw(data, '2024-09-16');
    expect(after).not.toContain('data-go=');
    expect(after).toContain('<span data-at="">1</span> / 3');
    for (const part of ['data-do="next"', 'data-frame=""', 'data-overflow=""']) {
      expect(after).toContain(part);
    }
  });

  it('BLK-6: arrows wrap at both ends, also where several pictures are in view', () => {
    expect(afterStep(0, 1, 3, false)).toBe(1);
    expect(afterStep(2, 1, 3, true)).toBe(0);
    expect(afterStep(0, -1, 3, false)).toBe(2);
    expect(afterStep(2, -1, 3, true)).toBe(1);
    expect(afterStep(1, 1, 5, true)).toBe(0);
  });
});
