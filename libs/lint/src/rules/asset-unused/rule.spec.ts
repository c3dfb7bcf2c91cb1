import { expect, it } from 'vitest';
import { lintSample, page, sampleSnapshot, settings } from '../../testing/lint-sample.ts';
import { lintTenant } from '../../testing/lint-tenant.ts';

const rule = 'asset-unused';
const config = { rules: { [rule]: 'warning' } } as const;
const unused = (files: Readonly<Record<string, object>>, ...paths: readonly string[]) =>
  lintSample({ files, assets: paths.map((path) => ({ path })) }, { rule, config }).map(
    ({ file }) => file,
  );
const withBlock = (type: string, data: object) => ({
  'pages/home.json': page({ blocks: [{ type, data }] }),
});

it('CLI-7: reports the assets that nothing names', () => {
  const files = withBlock('image', { file: { url: '/assets/a.webp' } });
  expect(unused(files, '/assets/a.webp', '/assets/b.webp', '/assets/cars/c.svg')).toEqual([
    'assets/b.webp',
    'assets/cars/c.svg',
  ]);
});

it.each([
  ['mark-up', withBlock('raw', { html: "<img src='/assets/a.mp4' alt>" })],
  ['a link of the own domain', withBlock('raw', { html: 'https://demo.example/assets/a.mp4#x' })],
  ['a video without its ending', withBlock('video', { url: '/assets/a' })],
  [
    'the settings',
    { 'site.json': settings({ navigation: { legal: [{ href: '/assets/a.mp4' }] } }) },
  ],
  ['a data file', { 'data/models.json': [{ brochure_url: '/assets/a.mp4' }] }],
  ['a component', { 'components/c.json': { name: 'c', blocks: [{ data: '/assets/a.mp4' }] } }],
])('CLI-7: accepts an asset in %s', (_where, files) => {
  expect(unused(files, '/assets/a.mp4')).toEqual([]);
});

it('CLI-7: is off unless it is asked for', () => {
  expect(lintSample({ assets: [{ path: '/assets/a.webp' }] }, { rule })).toEqual([]);
});

it('CLI-7: accepts the target of a redirect', () => {
  const assets = [{ path: '/assets/a.pdf' }];
  const snapshot = sampleSnapshot({ assets });
  const redirects = new Map([['/brochure', { from: '/brochure', to: '/assets/a.pdf' }]]);
  const run = (changes: object) =>
    lintTenant({ snapshot: { ...snapshot, ...changes }, now: '2026-11-21T01:00:00Z', config });
  const found = (changes: object) => run(changes).filter(({ finding }) => finding.rule === rule);
  expect([found({}).length, found({ redirects }).length]).toEqual([1, 0]);
});
