import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const site = { domains: ['www.north.example', 'north.example'] };

describe('redirectTarget', () => {
  it.each([
    ['/finance', '/finance?name=Ann'],
    ['/finance?x=1#top', '/finance?x=1&name=Ann#top'],
    ['https://www.north.example/a', 'https://www.north.example/a?name=Ann'],
    ['https://NORTH.example./a', 'https://NORTH.example./a?name=Ann'],
  ])('TEN-10: the query follows to %s on the own site', (to, expected) => {
    expect(redirectTarget(to, '?name=Ann', site)).toBe(expected);
  });

  it.each([
    'https://other.example/a',
    'https://north.example.evil.example/',
    'https://evil.example/https://north.example/',
    'https://north.example:8443/a',
    'https://north.example@evil.example/a',
    'http://north.example/a',
    '//evil.example/a',
    '/\\evil.example/a',
  ])('TEN-10: the query never follows to %s', (to) => {
    expect(redirectTarget(to, '?name=Ann&phone=0491570156', site)).toBe(to);
  });

  it('WEB-1: an address without a query stays as it is', () => {
    expect(redirectTarget('/finance#top', '', site)).toBe('/finance#top');
  });
});
