import type { Asset } from '@forecourt/block-schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testAsset } from '../testing/snapshot.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { shareUrl } from './widths.ts';

const asset = testAsset('/assets/mele.svg');
const draw = (props: Partial<PictureProps>) =>
  renderToStaticMarkup(
    <Picture src={asset.path} alt="" ctx={{ assets: new Map([[asset.path, asset]]) }} {...props} />,
  );
const widths = (html: string) =>
  [...(/ srcSet="([^"]*)" sizes=/.exec(html)?.[1] ?? '').matchAll(/ (\d+)w/g)].map(([, w]) => +w!);

describe('Picture', () => {
  it('WEB-3: a picture of one size on every screen offers no version wider than sharp screens use', () => {
    expect(widths(draw({ sizes: '44px' }))).toEqual([160]);
    expect(widths(draw({ sizes: '150px' }))).toEqual([160, 320, 480]);
  });

  it('WEB-3: a picture that grows with the screen offers every width, up to what is asked for', () => {
    expect(widths(draw({}))).toEqual([320, 480, 640, 828, 1080, 1440, 1920, 2560]);
    expect(widths(draw({ sizes: '(width < 820px) 100vw, 50vw', widest: 640 }))).toEqual([
      320, 480, 640,
    ]);
    expect(widths(draw({ sizes: 'auto' }))).toHaveLength(9);
  });

  it('WEB-3: offers no version that no screen would choose', () => {
    const cards = '(min-width: 1100px) 24rem, (min-width: 820px) 50vw, 90vw';
    expect(widths(draw({ sizes: cards }))).toEqual([320, 480, 640, 828, 1080, 1440, 1920]);
    const wide = '(min-width: 1100px) 740px, (min-width: 820px) calc(100vw - 2.5rem), 100vw';
    expect(widths(draw({ sizes: wide }))[0]).toBe(320);
    expect(widths(draw({ sizes: '(min-width: 820px) 60rem, 1000px' }))).toEqual([
      1080, 1440, 1920, 2560,
    ]);
  });

  it('WEB-3: browsers without AVIF get WebP at one width', () => {
    expect(draw({})).toContain(
      '<img src="/_image/0123456789abcdef/1080.webp/mele.webp" alt="" width="1440"',
    );
    expect(draw({})).not.toContain('webp 320w');
  });

  it('OPS-3: a picture that cannot be shown leaves a plain box with its text, of the same size', () => {
    const refused = { ...asset, refused: true as const };
    const html = draw({
      alt: 'The yard',
      className: 'hero',
      ctx: { assets: new Map([[asset.path, refused]]) },
    });
    expect(html).toMatch(
      /^<picture class="hero"[^>]*><img src="data:image\/svg\+xml,[^"]*" alt="The yard" width="\d+" height="\d+"\/><\/picture>$/,
    );
    expect(html).not.toContain('/_image/');
  });

  it('CAR-7: names its shape, and whether the ground shows through, for the slot to fit it', () => {
    expect(draw({})).toContain('<picture style="--shape:1.895">');
    const cutOut = testAsset(asset.path, { cutOut: true, width: 1000, height: 430 });
    const html = renderToStaticMarkup(
      <Picture src={asset.path} alt="" ctx={{ assets: new Map([[asset.path, cutOut]]) }} />,
    );
    expect(html).toContain('<picture data-cut-out="" style="--shape:2.326">');
  });

  it('CAR-7: names its focal point, for the slot to crop around it', () => {
    const pointed = testAsset(asset.path, { focalPoint: { x: 0.2, y: 1 } });
    const html = draw({ ctx: { assets: new Map([[asset.path, pointed]]) } });
    expect(html).toContain('style="--shape:1.895;--focus-x:0.2;--focus-y:1"');
    expect(shareUrl(pointed)).toContain('/1200x630-20-100.jpg/');
  });

  it('CAR-7: a portrait or a panorama has itself as a backdrop; others, cut-outs and drawings do not', () => {
    const backdrop = (width: number, height: number, given: Partial<Asset> = {}) => {
      const photo = testAsset(asset.path, { mediaType: 'image/jpeg', width, height, ...given });
      const html = draw({ ctx: { assets: new Map([[asset.path, photo]]) } });
      return /--backdrop:url\(&quot;(.*?)&quot;\)/.exec(html)?.[1];
    };
    expect(backdrop(900, 1200)).toBe('/_image/0123456789abcdef/160.webp/mele.webp');
    expect(backdrop(1800, 600)).toBeDefined();
    expect(backdrop(200, 150)).toBeDefined();
    expect(backdrop(1600, 900)).toBeUndefined();
    expect(backdrop(900, 1200, { focalPoint: { x: 0.5, y: 0.5 } })).toBeUndefined();
    expect(backdrop(900, 1200, { cutOut: true })).toBeUndefined();
    expect(backdrop(900, 1200, { mediaType: 'image/svg+xml' })).toBeUndefined();
  });

  it('CAR-7: limits how far a thumbnail is enlarged, and neither a photograph nor a drawing', () => {
    const drawAt = (width: number, mediaType: string) => {
      const picture = testAsset(asset.path, { width, height: width / 1.5, mediaType });
      return draw({ ctx: { assets: new Map([[asset.path, picture]]) } });
    };
    expect(drawAt(90, 'image/jpeg')).toContain(
      'style="--shape:1.5;--backdrop:url(&quot;/_image/0123456789abcdef/160.webp/mele.webp&quot;);--max-size:135px"',
    );
    expect(drawAt(480, 'image/jpeg')).not.toContain('--max-size');
    expect(drawAt(90, 'image/svg+xml')).not.toContain('--max-size');
  });
});
