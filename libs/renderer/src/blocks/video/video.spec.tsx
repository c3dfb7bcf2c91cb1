import type { VideoData } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const draw = (data: VideoData) => drawBlocks([{ type: 'video', data: { ...data } }]);

describe('video', () => {
  it('BLK-7: the film runs by itself, muted, in place, over and over, and can be paused', () => {
    const [moving] = draw({ url: 'https://media.example/tour' }).match(/<video[^>]*>/)!;
    for (const attribute of ['autoPlay', 'muted', 'loop', 'playsInline', 'controls']) {
      expect(moving).toContain(`${attribute}=""`);
    }
  });

  it('BLK-7: an address without .mp4 gets it', () => {
    expect(draw({ url: 'https://media.example/tour?v=1' })).toContain(
      'src="https://media.example/tour.mp4?v=1"',
    );
  });

  it('BLK-7: for less motion there is a player at rest, and the moving one has nothing to load', () => {
    const html = draw({ url: '/assets/tour.mp4', poster: 'https://media.example/p.jpg' });
    const [moving, still] = html.split('fc-video__still');
    expect(moving).toContain('media="(prefers-reduced-motion: no-preference)"');
    expect(still).toMatch(/^[^>]*preload="none"/);
    expect(still).not.toMatch(/autoplay/i);
    expect(html.match(/poster="https:\/\/media\.example\/p\.jpg"/g)).toHaveLength(2);
  });

  it('WEB-3: below the first screen, nothing loads until it is near, not even the poster', () => {
    const film = { type: 'video', data: { url: '/assets/tour.mp4' } };
    expect(drawBlocks([film])).not.toContain('loading=');
    const below = drawBlocks([{ type: 'paragraph', data: { text: 'Our yard' } }, film]);
    expect(below.match(/<video[^>]* loading="lazy"/g)).toHaveLength(2);
  });

  it('BLK-7: captions and caption are optional', () => {
    const html = draw({
      url: '/assets/tour.mp4',
      caption: 'Filmed in <b>our yard</b>',
      captions: { url: '/assets/tour.vtt', language: 'en-AU' },
    });
    expect(html).toContain('kind="captions" src="/assets/tour.vtt" srcLang="en-AU"');
    expect(html).toMatch(/<figcaption[^>]*>Filmed in <b>our yard<\/b>/);
    expect(draw({ url: '/assets/tour.mp4' })).not.toMatch(/<track|<figcaption/);
  });

  it('BLK-7: nothing is rendered for an unsafe URL', () => {
    expect(draw({ url: 'javascript:alert(1)' })).not.toContain('<video');
  });
});
