import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { testAsset, testSite } from '../../testing/snapshot.ts';

const elsewhere = { type: 'paragraph', data: { text: 'Before the banner.' } };
const banner = (data: object = {}) => ({
  type: 'imageBanner',
  data: { image: 'https://media.example/yard.jpg', heading: 'Drive <b>away</b>', ...data },
});
const now = { page: { publicationDate: '2025-06-01' } };
const drawFirst = (data?: object) => drawBlocks([banner(data)], now);
const drawLater = (data?: object) => drawBlocks([elsewhere, banner(data)], now);

describe('imageBanner', () => {
  it('BLK-7: the banner that opens a page carries its h1 and loads its picture first', () => {
    const html = drawFirst();
    expect(html).toMatch(/<h1 [^>]*>Drive <b>away<\/b><\/h1>/);
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('data-priority=""');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('BLK-7: further down it is a section with a lazy picture, unless priority says otherwise', () => {
    expect(drawLater()).toMatch(/<h2 [^>]*>Drive <b>away<\/b><\/h2>/);
    expect(drawLater()).toContain('loading="lazy"');
    expect(drawLater()).not.toContain('data-priority');
    expect(drawLater({ priority: true })).toContain('data-priority=""');
    expect(drawLater({ priority: true })).toContain('<h2');
    expect(drawFirst({ priority: false })).not.toContain('data-priority');
  });

  it('BLK-7: overlay settings reach the style sheet', () => {
    const html = drawFirst({ overlay: { strength: 0.8, side: 'right' }, height: 500, focus: 0.25 });
    expect(html).toContain('--strength:80%');
    expect(html).toContain('data-side="right"');
    expect(html).toContain('--height:500px');
    expect(html).toContain('--focus:0.25');
  });

  it('CAR-7 WEB-4: a photograph in front of the scene is a print of its shape, a cut-out is none', () => {
    const photoOf = (foreground: object) => {
      const asset = testAsset('/assets/tern.jpg', {
        ...{ mediaType: 'image/jpeg', width: 900, height: 1400 },
        ...foreground,
      });
      const html = drawBlocks([banner({ foregroundImage: asset.path })], {
        ...now,
        assets: [asset],
      });
      return /class="fc-imageBanner__foreground"(?: data-photo="(\w+)")?/.exec(html)![1];
    };
    expect(photoOf({})).toBe('portrait');
    expect(photoOf({ width: 1600, height: 1200 })).toBe('landscape');
    expect(photoOf({ cutOut: true })).toBeUndefined();
    expect(photoOf({ mediaType: 'image/svg+xml' })).toBeUndefined();
  });

  it('WEB-3: a scene below the text or in a frame is fetched in a smaller size than one behind it', () => {
    const scene = testAsset('/assets/yard.jpg', { width: 1600, height: 900 });
    const sizes = (data: object, hero?: 'framed' | 'full') => {
      const site = { theme: { ...testSite().theme, hero } };
      const page = drawBlocks([banner({ image: scene.path, ...data })], {
        ...{ ...now, site, assets: [scene] },
      });
      return / sizes="([^"]*)"/.exec(page)?.[1];
    };
    expect(sizes({})).toBe('(min-width: 620px) 100vw, 110vw');
    const tall = '(min-width: 820px) 100vw, (min-resolution: 2.5dppx) 160vw, 240vw';
    expect(sizes({ foregroundImage: '/assets/car.svg' })).toBe(tall);
    expect(sizes({ overlay: { side: 'bottom' } })).toBe(tall);
    expect(sizes({}, 'framed')).toBe('(min-width: 820px) 78vw, 128vw');
  });

  it('BLK-7 WEB-3: phones get the portrait of a scene, at the width of a phone, and others the image', () => {
    const scene = testAsset('/assets/yard.jpg', { width: 2560, height: 1440 });
    const focalPoint = { x: 0.3, y: 0.8 };
    const portrait = testAsset('/assets/yard-portrait.jpg', {
      width: 1600,
      height: 2400,
      focalPoint,
    });
    const draw = (data: object) =>
      drawBlocks([banner({ image: scene.path, imagePortrait: portrait.path, ...data })], {
        ...{ ...now, assets: [scene, portrait] },
      });
    const html = draw({});
    const [first, second, third] = [...html.matchAll(/<source [^>]*>/g)].map(([tag]) => tag);
    expect(first).toContain('media="(max-width: 619.98px)" type="image/avif"');
    expect(first).toContain(`/_image/${portrait.hash}/1440.avif/yard-portrait.avif 1440w`);
    expect(first).not.toContain('1920w');
    expect(first).toContain('sizes="100vw"');
    expect(first).toContain('width="1600" height="2400"');
    expect(second).toContain(`srcSet="/_image/${portrait.hash}/1080.webp/yard-portrait.webp"`);
    expect(third).toContain(`/_image/${scene.hash}/`);
    expect(third).not.toContain('media=');
    expect(html).toContain('--portrait-x:0.3;--portrait-y:0.8');
    expect(html).toContain('data-portrait=""');
    const tall = draw({ foregroundImage: '/assets/car.svg' });
    expect(tall).toContain('sizes="(min-resolution: 2.5dppx) 84vw, 127vw"');
  });

  it('BLK-7: a portrait that can’t be shown leaves the image as it is, an external one needs no size', () => {
    const scene = testAsset('/assets/yard.jpg', { width: 2560, height: 1440 });
    const refused = testAsset('/assets/broken.jpg', { refused: true });
    const draw = (imagePortrait: string, image = scene.path) =>
      drawBlocks([banner({ image, imagePortrait })], { ...now, assets: [scene, refused] });
    for (const portrait of ['/assets/missing.jpg', refused.path, 'javascript:alert(1)'])
      expect(draw(portrait)).not.toMatch(/max-width: 619|data-portrait|--portrait-x/);
    const outside = 'https://media.example/portrait.jpg';
    expect(draw(outside, 'https://media.example/yard.jpg')).toMatch(
      /<picture style="--portrait-x:0.5"><source media="\(max-width: 619.98px\)" srcSet="https:\/\/media.example\/portrait.jpg"\/><img src="https:\/\/media.example\/yard.jpg"/,
    );
  });

  it('BLK-7: from 0.7 on the veil lies under the whole column of text', () => {
    expect(drawFirst({ overlay: { strength: 0.69 } })).toContain('--hold:14rem');
    expect(drawFirst({ overlay: { strength: 0.7 } })).toContain('--hold:37rem');
  });

  it('BLK-7: without an overlay the text is on a panel', () => {
    expect(drawFirst({ overlay: { on: false } })).toContain('data-plate=""');
    expect(drawFirst({ overlay: { on: true } })).not.toContain('data-plate');
  });

  it('BLK-7: the first button is the accent, the others are outlined, an unsafe one is left out', () => {
    const html = drawFirst({
      buttons: [
        { text: 'Stock', href: '/cars' },
        { text: 'Value my car', href: '/sell', look: 'plain' },
        { text: 'Call', href: 'tel:123' },
        { text: 'Run', href: 'javascript:alert(1)' },
      ],
    });
    expect(html).toMatch(/data-look="accent" href="\/cars"/);
    expect(html).toMatch(/data-look="plain" href="\/sell"/);
    expect(html).toMatch(/data-look="outline" href="tel:123"/);
    expect(html).not.toContain('Run');
  });

  it('BLK-7: the cut-out has words of its own; a banner without words has no text box', () => {
    const car = { foregroundImage: 'https://media.example/car.png', foregroundAlt: 'A blue SUV' };
    expect(drawFirst(car)).toContain('alt="A blue SUV"');
    expect(drawFirst({ heading: undefined })).not.toContain('fc-imageBanner__text');
  });

  it('CUT-1: before 2024-01-29 the text is in a panel and overlay settings are ignored', () => {
    const overlay = { on: false };
    const draw = (publicationDate: string) =>
      drawBlocks([banner({ overlay })], { page: { publicationDate } });
    expect(draw('2024-01-28')).toContain('data-layout="panel"');
    expect(draw('2024-01-28')).not.toContain('data-plate');
    expect(draw('2024-01-29')).toContain('data-layout="overlay"');
  });
});
