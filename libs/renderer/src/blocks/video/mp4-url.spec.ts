import { describe, expect, it } from 'vitest';
import { mp4Url } from './mp4-url.ts';

describe('mp4Url', () => {
  it.each([
    ['https://media.example/tour', 'https://media.example/tour.mp4'],
    ['/assets/tour', '/assets/tour.mp4'],
    ['/assets/tour.v2', '/assets/tour.v2.mp4'],
    ['https://media.example/tour?token=a.b', 'https://media.example/tour.mp4?token=a.b'],
    ['https://media.example/tour#t=5', 'https://media.example/tour.mp4#t=5'],
    ['https://media.example/tour?v=1#t=5', 'https://media.example/tour.mp4?v=1#t=5'],
    ['https://media.example/tour#a?b', 'https://media.example/tour.mp4#a?b'],
    ['https://media.example/tour/', 'https://media.example/tour.mp4'],
  ])('BLK-7: %s gets the ending', (given, expected) => expect(mp4Url(given)).toBe(expected));

  it.each([
    'https://media.example/tour.mp4',
    'https://media.example/tour.MP4',
    '/assets/tour.mp4',
    'https://media.example/tour.mp4?token=1#t=5',
    'https://media.example/download?file=tour.mp4',
    'https://media.example',
    'https://media.example/',
    'https://media.example?film=tour',
  ])('BLK-7: %s stays as it is', (url) => expect(mp4Url(url)).toBe(url));
});
