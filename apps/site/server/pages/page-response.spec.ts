import { expect, it } from 'vitest';
import { finishPage } from './finished-page.ts';
import { represent } from './page-response.ts';

const page = finishPage(['<p>Utes</p>'], 200, {});
const encodingFor = async (acceptEncoding: string | undefined) =>
  (await represent(page, { acceptEncoding, ifNoneMatch: undefined })).headers['Content-Encoding'];
const statusFor = async (ifNoneMatch: string, status = 200) =>
  (await represent({ ...page, status }, { acceptEncoding: undefined, ifNoneMatch })).status;

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=1, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.000, br; q=0.0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['x-gzip, brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('sends Accept-Encoding %j the encoding %s', async (header, encoding) => {
  expect(await encodingFor(header)).toBe(encoding);
});

it.each([
  [`"${page.tag}"`, 304],
  [`W/"${page.tag}"`, 304],
  [`"other" ,  "${page.tag}"`, 304],
  ['*', 304],
  ['"other"', 200],
  [page.tag, 200],
  ['', 200],
])('answers If-None-Match %j with %i', async (header, status) => {
  expect(await statusFor(header)).toBe(status);
});

it('sends a page with an error status whole, whatever the visitor has', async () => {
  expect(await statusFor('*', 404)).toBe(404);
});
