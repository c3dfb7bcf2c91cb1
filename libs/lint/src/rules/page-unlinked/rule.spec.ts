import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'page-unlinked';
const found = (files: Readonly<Record<string, object>>) =>
  lintSample({ files }, { rule, config: { rules: { [rule]: 'warning' } } }).map(({ file }) => file);
const to = (...hrefs: string[]) => ({
  blocks: [{ type: 'buttons', data: { buttons: hrefs.map((href) => ({ text: 'A', href })) } }],
});
const alone = { 'pages/alone.json': page({ path: '/alone', ...to('/alone') }) };

it('CLI-2: reports a page that only itself links to', () => {
  expect(found({ 'pages/home.json': page(), ...alone })).toEqual(['pages/alone.json']);
  expect(lintSample({ files: alone }, { rule })).toEqual([]);
});

it.each([
  ['a page', { 'pages/home.json': page(to('/alone/?a=1#b')) }],
  [
    'mark-up',
    {
      'pages/home.json': page({
        blocks: [{ type: 'paragraph', data: { text: '<a href="/Alone">A</a>' } }],
      }),
    },
  ],
  [
    'the navigation',
    { 'site.json': settings({ navigation: { legal: [{ text: 'A', href: '/alone' }] } }) },
  ],
  ['data', { 'data/offers.json': [{ href: 'https://demo.example/b' }, { href: '/alone' }] }],
])('CLI-2: accepts a page that %s links to', (_, files) => {
  expect(found({ ...files, ...alone })).toEqual([]);
});

it('CLI-2: the platform leads to some pages, and another path is no link', () => {
  for (const changes of [{ pageType: 'Legal' }, { pageType: 'Model' }, { seo: { noindex: true } }])
    expect(found({ 'pages/a.json': page({ path: '/a', ...changes }) })).toEqual([]);
  expect(found({ 'pages/home.json': page(to('/alone/more')), ...alone })).toHaveLength(1);
});
