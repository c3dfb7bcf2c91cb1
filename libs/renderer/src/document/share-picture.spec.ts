import type { Asset, Page } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { testAsset, testSite } from '../testing/snapshot.ts';
import { sharePicture } from './share-picture.ts';

const origin = 'https://dealer.example';
const asset = (path: string, more: Partial<Asset> = {}): [string, Asset] => [
  path,
  { ...testAsset(path), ...more },
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
const shared = (given: Partial<Page> = {}) => sharePicture(page(given), { site, assets }, origin);
const hero = {
  type: 'imageBanner',
  data: { icon: '/assets/badge.svg', image: { url: '/assets/hero.jpg' } },
};

describe('the picture of a shared link', () => {
  it('WEB-1: is the one that the editor chose, absolute, with its size', () => {
    expect(shared({ seo: { image: '/assets/chosen.svg' }, blocks: [hero] })).toEqual({
      url: expect.stringMatching(/^https:\/\/dealer\.example\/_image\/.*chosen\.webp$/),
      width: 1440,
      height: 900,
    });
    expect(shared({ seo: { image: 'https://photos.example/a.jpg' } })).toEqual({
      url: 'https://photos.example/a.jpg',
    });
  });

  it('WEB-1: else the first large picture on the page, never wider than it is', () => {
    expect(shared({ blocks: [hero] })).toMatchObject({
      url: expect.stringContaining('hero.webp'),
      width: 828,
      height: 414,
    });
  });

  it('WEB-1: else the logo; every page of a tenant with any picture has one', () => {
    expect(shared()).toMatchObject({ url: expect.stringContaining('logo.webp') });
    expect(shared()!.width).toBeLessThanOrEqual(480);
    expect(shared({ seo: { image: '/assets/missing.jpg' } })).toBeDefined();
    const bare = { site: testSite(), assets };
    expect(sharePicture(page(), bare, origin)).toBeDefined();
    expect(sharePicture(page(), { ...bare, assets: new Map() }, origin)).toBeUndefined();
  });
});
