import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

const own = (headers: Record<string, string>, host = 'www.dealer.example') =>
  isOwnOrigin({ host, get: ((name: string) => headers[name]) as never });

describe('isOwnOrigin', () => {
  it.each([
    [{}],
    [{ origin: 'https://www.dealer.example' }],
    [{ origin: 'https://www.dealer.example', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('API-4: accepts a post with %j', (headers) => {
    expect(own(headers)).toBe(true);
  });

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'https://dealer.example' }],
    [{ origin: 'https://www.dealer.example:8443' }],
    [{ origin: 'null' }],
    [{ origin: 'nonsense' }],
    [{ origin: '' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://www.dealer.example', 'sec-fetch-site': 'same-site' }],
  ])('API-4: rejects a post with %j', (headers) => {
    expect(own(headers)).toBe(false);
  });

  it('API-4: compares ports and ignores the case of the host asked for', () => {
    expect(own({ origin: 'http://north.localhost:3000' }, 'North.localhost:3000')).toBe(true);
  });
});
