import { copyFor } from '@forecourt/copy';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testAsset } from '../testing/snapshot.ts';
import { visiblePhotos } from './car-photos.ts';
import { PhotosComing } from './photos-coming.tsx';

const draw = (car: { simple_body?: string; body?: string; status?: string }) =>
  renderToStaticMarkup(<PhotosComing car={car} copy={copyFor({ region: 'AU' })} />);

it('CAR-7: a car without photographs has a drawing of its body type, and says that photos come', () => {
  expect(draw({ simple_body: 'Ute' })).toMatch(/class="fc-body".*<p>Photos coming soon<\/p>/);
  expect(draw({ body: 'Dual Cab Pick-up' })).toBe(draw({ simple_body: 'Ute' }));
  expect(draw({ simple_body: 'Van' })).not.toBe(draw({ simple_body: 'Ute' }));
});

it('CAR-7 CAR-11: promises no photographs of a sold car', () => {
  expect(draw({ simple_body: 'Ute', status: 'Sold' })).not.toContain('<p>');
  expect(draw({ simple_body: 'Ute', status: 'On hold' })).toContain('Photos coming soon');
});

it('CAR-7: without a known body type there is no drawing of another one', () => {
  const html = draw({ simple_body: 'Hovercraft' });
  expect(html).not.toContain('fc-body');
  expect(html).toContain('Photos coming soon');
});

it('CAR-7: photographs that cannot be shown are none', () => {
  const fine = testAsset('/assets/a.jpg');
  const refused = testAsset('/assets/b.jpg', { refused: true });
  const assets = new Map([fine, refused].map((asset) => [asset.path, asset]));
  const photos = ['/assets/b.jpg', '/assets/lost.jpg', 'javascript:1', '/assets/a.jpg'];
  expect(visiblePhotos({ photos }, assets)).toEqual(['/assets/a.jpg']);
  const external = 'https://feed.example/1.jpg';
  expect(visiblePhotos({ photos: [external] }, assets)).toEqual([external]);
});
