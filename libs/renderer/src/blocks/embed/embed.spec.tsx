import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const youtube = {
  service: 'youtube',
  source: 'https://www.youtube.com/watch?v=abc',
  embed: 'https://www.youtube.com/embed/abc',
  width: 580,
  height: 320,
  caption: 'A walk <b>around</b>',
};
const draw = (data: Record<string, unknown>) => drawBlocks([{ type: 'embed', data }]);
const frameOf = (html: string) => /<iframe[^>]*>/.exec(html)?.[0] ?? '';

describe('embed', () => {
  it('BLK-2: frames a known site in a sandbox, late, in its own proportions, with a title', () => {
    const frame = frameOf(draw(youtube));
    expect(frame).toContain('src="https://www.youtube-nocookie.com/embed/abc"');
    expect(frame).toContain('title="YouTube: A walk around"');
    expect(frame).toContain('loading="lazy"');
    expect(frame).toContain('aspect-ratio:580 / 320');
    const sandbox = /sandbox="([^"]*)"/.exec(frame)![1]!.split(' ');
    expect(sandbox).not.toContain('allow-top-navigation');
    expect(sandbox).not.toContain('allow-modals');
  });

  it('BLK-2: the caption is below the frame', () => {
    expect(draw(youtube)).toMatch(/<figcaption[^>]*>A walk <b>around<\/b><\/figcaption>/);
  });

  it('BLK-2: any other site is a plain link to what the editor pasted', () => {
    const html = draw({
      ...youtube,
      source: 'https://video.example.com/7',
      embed: 'https://video.example.com/embed/7',
    });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('href="https://video.example.com/7" rel="noopener"');
    expect(html).toContain('See it on video.example.com');
  });

  it('BLK-2: the link names a known service that its address belongs to', () => {
    // A page of the service that can't be framed, such as a playlist or a live stream.
    const link = (service: string, source: string) => draw({ service, source, embed: source });
    const playlist = 'https://www.youtube.com/playlist?list=abc';
    expect(link('youtube', playlist)).toContain('Watch on YouTube');
    expect(link('YouTube', 'https://youtu.be/abc')).toContain('Watch on YouTube');
    expect(link('facebook', 'https://m.facebook.com/7')).toContain('See it on Facebook');
    expect(link('youtube', 'https://notyoutube.com/7')).toContain('See it on notyoutube.com');
    expect(link('constructor', 'https://video.example.com/7')).toContain('See it on video.example');
  });

  it('BLK-2: an unsafe source is not linked either', () => {
    const html = draw({ ...youtube, source: 'javascript:alert(1)', embed: 'data:text/html,x' });
    expect(html).not.toMatch(/<iframe|<a |javascript|data:text/);
  });
});
