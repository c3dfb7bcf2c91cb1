import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'seo-home-hidden';
const lines = (path: string, noindex: boolean) =>
  reportLines({ files: { 'pages/a.json': page({ path, seo: { noindex } }) } }, { rule });

it('CLI-7: a home page with noindex is reported', () => {
  expect(lines('/', true)).toEqual([expect.stringContaining('«true» warning seo-home-hidden')]);
});

it('CLI-7: another page, and a home page without it, are not', () => {
  expect([...lines('/offers', true), ...lines('/', false)]).toEqual([]);
});
