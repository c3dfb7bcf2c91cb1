import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const domains = ['demo.example', 'www.demo.example'];

describe('ownAddress', () => {
  it.each([
    ['/finance', '', '/finance', ''],
    [' /Finance/?a=1#b ', '', '/Finance/', '?a=1#b'],
    ['https://demo.example', 'https://demo.example', '/', ''],
    ['http://DEMO.example:80/a#b?c', 'http://DEMO.example:80', '/a', '#b?c'],
    ['https://www.demo.example?a=/b', 'https://www.demo.example', '/', '?a=/b'],
  ])('CLI-10: %j is within the site', (address, origin, path, rest) =>
    expect(ownAddress(address, domains)).toEqual({ origin, path, rest }),
  );

  it.each([
    '#hours',
    'finance',
    '?a=1',
    '',
    '//demo.example/a',
    '/\\evil.example',
    'https://demo.example//evil.example',
    'https://demo.example.evil.example/',
    'https://demo.example:8443/a',
    'mailto:sales@demo.example',
  ])('CLI-10: %j is not', (address) => expect(ownAddress(address, domains)).toBeUndefined());
});
