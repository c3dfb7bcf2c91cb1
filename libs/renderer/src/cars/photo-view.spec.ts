import { expect, it } from 'vitest';
import { photoView } from './photo-view.ts';

it.each([
  ['/assets/cars/ute-harbour-red-side.webp', 'side'],
  ['/assets/cars/ute-harbour-red-rear.webp', 'rear'],
  ['/assets/stock/ute-harbour-red-nose.webp', 'nose'],
  ['/assets/cabins/dash-tall-slate.webp', 'dashboard'],
  ['/assets/cabins/seats-black-cloth.webp', 'seats'],
  ['https://photos.example/h20750/H20750_Boot_2.JPG?w=1200#a', 'boot'],
  ['https://photos.example/front.jpg', 'front'],
])('CAR-9: the view of %s is %s', (url, view) => {
  expect(photoView(url)).toBe(view);
});

it.each([
  '/assets/IMG_2041.jpg',
  '/assets/side-steps.jpg',
  '/assets/rear/2041.jpg',
  '',
  '/a/__proto__.jpg',
  '/a/bootleg.jpg',
])('CAR-9: the file name %s states no view', (url) => {
  expect(photoView(url)).toBeUndefined();
});
