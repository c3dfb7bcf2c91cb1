import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const run = (changes: object) =>
  reportLines({ files: { 'pages/home.json': page(changes) } }, { rule: 'seo-description-missing' });

it('CLI-2: reported where the description would stand, or stands empty', () => {
  expect(run({ seo: undefined })[0]).toMatch(/^pages\/home\.json:1:1 «{»/);
  expect(run({ seo: { title: 'A' } })[0]).toMatch(/^pages\/home\.json:6:3 «"seo"»/);
  expect(run({ seo: { description: '  ' } })[0]).toMatch(/^pages\/home\.json:7:20 «" {2}"»/);
});

it('CLI-2: pages that search engines leave out need none', () => {
  expect(run({ seo: { noindex: true } })).toEqual([]);
  expect(run({ seo: undefined, pageType: 'Success' })).toEqual([]);
});
