import { describe, expect, it } from 'vitest';
import { embedFrame, embedOrigins } from './embed-hosts.ts';

describe('frames of other sites', () => {
  it.each([
    ['YouTube', 'https://www.youtube.com/embed/aaaaaaaaaaa?start=30'],
    ['Vimeo', 'https://player.vimeo.com/video/123456789?title=0&byline=0'],
    ['Google Maps', 'https://www.google.com/maps/embed?pb=!1m18'],
    ['OpenStreetMap', 'https://www.openstreetmap.org/export/embed.html?bbox=1'],
    ['Matterport', 'https://my.matterport.com/show/?m=aaaaaaaaaaa'],
    ['CodePen', 'https://codepen.io/someone/embed/abcdef?height=300'],
    ['Facebook', 'https://www.facebook.com/plugins/post.php?href=https://www.facebook.com/a/b'],
    ['Instagram', 'https://www.instagram.com/p/aaaaaaaaaaa/embed'],
    ['X', 'https://platform.twitter.com/embed/Tweet.html?id=1'],
  ])('BLK-2: shows %s', (name, address) => {
    const frame = embedFrame(address)!;
    expect(frame.host.name).toBe(name);
    expect(embedOrigins).toContain(new URL(frame.src).origin);
  });

  it('BLK-2: loads YouTube from its address without cookies', () => {
    expect(embedFrame('https://www.youtube.com/embed/abc?start=30')!.src).toBe(
      'https://www.youtube-nocookie.com/embed/abc?start=30',
    );
  });

  it.each([
    'http://www.youtube.com/embed/abc',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/embed/../redirect?q=https://evil.example',
    'https://www.youtube.com.evil.example/embed/abc',
    'https://evil.example/www.youtube.com/embed/abc',
    'https://www.youtube.com@evil.example/embed/abc',
    'https://www.youtube.com:8443/embed/abc',
    'https://www.google.com/search?q=maps/embed',
    '//www.youtube.com/embed/abc',
    'javascript:alert(1)//www.youtube.com/embed/abc',
    'data:text/html,www.youtube.com/embed/abc',
    '/embed/abc',
    undefined,
  ])('BLK-2: does not frame %s', (address) => {
    expect(embedFrame(address)).toBeUndefined();
  });
});
