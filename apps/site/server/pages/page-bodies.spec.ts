import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageBodies } from './page-bodies.ts';

const html = Buffer.from(
  Array.from({ length: 2_000 }, (_, index) => `<p>Car ${index}, ${index * 7} km</p>`).join(''),
);

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'WEB-1: in %s, the first request gets a body fast, the next ones a smaller body of the same document',
  async (encoding, decompress) => {
    const bodies = pageBodies(html);
    const first = await bodies.in(encoding);
    expect(decompress(first)).toEqual(html);
    expect(await bodies.in(encoding)).toBe(first);
    await expect.poll(() => bodies.in(encoding)).not.toBe(first);
    const later = await bodies.in(encoding);
    expect(later.byteLength).toBeLessThan(first.byteLength);
    expect(decompress(later)).toEqual(html);
    expect(await bodies.in(encoding)).toBe(later);
  },
);

it('WEB-1: requests at the same time share one body, and none is compressed for identity', async () => {
  const bodies = pageBodies(html);
  const [one, other] = await Promise.all([bodies.in('br'), bodies.in('br')]);
  expect(one).toBe(other);
  expect(bodies.in('identity')).toBe(html);
});

it('WEB-1: what visitors keep is compressed as well as possible for the first of them', async () => {
  const best = pageBodies(html, 'best');
  const first = await best.in('br');
  expect(first.byteLength).toBeLessThan((await pageBodies(html).in('br')).byteLength);
  expect(await best.in('br')).toBe(first);
});
