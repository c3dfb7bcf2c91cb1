import type { Asset, Page } from '@forecourt/block-schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../image/picture.tsx';
import { testAsset, testSite } from '../testing/snapshot.ts';
import { sharePicture } from './share-picture.ts';

const origin = 'https://dealer.example';
const asset = (path: string, more: Partial<Asset> = {}): [string, Asset] => [
  path,
  { ...testAsset(path), hash: `${path.length}`.padStart(16, 'a'), ...more },
];
const assets = new Map([
  asset('/assets/logo.svg', { width: 320, height: 80 }),
  asset('/assets/badge.svg', { width: 32, height: 32 }),
  asset('/assets/hero.jpg', { mediaType: 'image/jpeg', width: 1000, height: 500 }),
  asset('/assets/chosen.svg', { width: 1600, height: 1000 }),
]);
const site = { ...testSite(), theme: { ...testSite().theme, logo: '/assets/logo.svg' } };
const page = (given: Partial<Page> = {}): Page => ({
  schemaVersion: 1,
  path: '/',
  title: 'Home',
  blocks: [],
  ...given,
});
const ctx = { site, assets };
const hero = '/assets/hero.jpg';
/** Renders a picture as pages do. */
const shown = (src: string, alt: string) => renderToStaticMarkup(Picture({ src, alt, ctx }));
const shared = (given: Partial<Page> = {}, body = '') =>
  sharePicture(page(given), ctx, origin, [body]);
const address = (name: string) =>
  expect.stringMatching(
    new RegExp(`^https://dealer\\.example/_image/\\w+/1200x630\\.jpg/${name}\\.jpg$`),
  );

describe('the picture of a shared link', () => {
  it('WEB-1: is the landscape picture where phones get a portrait', () => {
    const portrait = { src: '/assets/chosen.svg', sizes: '100vw' };
    const body = renderToStaticMarkup(Picture({ src: hero, alt: 'A red car', ctx, portrait }));
    expect(body.indexOf('chosen')).toBeLessThan(body.indexOf('hero'));
    expect(shared({}, body)).toMatchObject({ url: address('hero') });
  });

  it('WEB-1: is the one that the editor chose, in the size that networks ask for', () => {
    const seo = { image: '/assets/chosen.svg' };
    expect(shared({ seo }, shown(hero, 'A red car'))).toEqual({
      ...{ url: address('chosen'), width: 1200, height: 630, alt: 'Home' },
    });
    const both = shown(hero, 'A red car') + shown('/assets/chosen.svg', 'The yard');
    expect(shared({ seo }, both)).toMatchObject({ url: address('chosen'), alt: 'The yard' });
    expect(shared({ seo: { image: 'https://photos.example/a.jpg' } })).toEqual({
      ...{ url: 'https://photos.example/a.jpg', alt: 'Home' },
    });
  });

  it('WEB-1: else the first large picture that the page shows, with its text', () => {
    const body = shown('/assets/badge.svg', 'Five stars') + shown(hero, 'Aroha’s "red" car & <us>');
    expect(shared({}, body)).toMatchObject({
      ...{ url: address('hero'), width: 1200, height: 630, alt: 'Aroha’s "red" car & <us>' },
    });
  });

  it('WEB-1: else the logo; every page of a tenant with any picture has one', () => {
    expect(shared()).toMatchObject({ url: address('logo'), alt: site.name });
    expect(shared({ seo: { image: '/assets/missing.jpg' } })).toBeDefined();
    const bare = { site: testSite(), assets };
    expect(sharePicture(page(), bare, origin, [])).toBeDefined();
    expect(sharePicture(page(), { ...bare, assets: new Map() }, origin, [])).toBeUndefined();
  });
});
