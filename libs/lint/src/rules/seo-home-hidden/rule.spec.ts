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

it.each(['/finance', 'https://demo.example/finance', 'https://demo.example/finance?x=1'])(
  'CLI-7: a home page whose canonical address is %s is reported',
  (canonical) => {
    expect(
      reportLines({ files: { 'pages/a.json': page({ seo: { canonical } }) } }, { rule }),
    ).toEqual([expect.stringContaining('in place of the home page; remove canonical')]);
  },
);

it.each(['/', 'https://demo.example', 'https://demo.example/', 'https://other.example/finance'])(
  'CLI-7: a home page whose canonical address is %s is not reported here',
  (canonical) => {
    expect(
      reportLines({ files: { 'pages/a.json': page({ seo: { canonical } }) } }, { rule }),
    ).toEqual([]);
  },
);

it('CLI-7: another page may have the canonical address of one like it', () => {
  const seo = { canonical: '/finance' };
  expect(
    reportLines({ files: { 'pages/a.json': page({ path: '/loans', seo }) } }, { rule }),
  ).toEqual([]);
});
