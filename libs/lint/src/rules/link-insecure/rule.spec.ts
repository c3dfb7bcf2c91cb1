import { expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';
import { linkFixes, linkLines, markupLines } from '../../testing/sample-links.ts';

const rule = 'link-insecure';

it('CLI-7: an address without encryption is reported, and not changed', () => {
  const href = 'http://other.example/a';
  expect(linkLines(rule, href)).toEqual([
    expect.stringContaining(`«"${href}"» warning`),
    expect.stringContaining(`"${href}" is not encrypted`),
  ]);
  expect(linkFixes(rule, href)).toEqual([undefined, undefined]);
});

it('CLI-7: pictures of other sites count as well, in blocks and in mark-up', () => {
  const blocks = [
    { type: 'image', data: { file: { url: 'http://other.example/a.jpg' }, alt: '' } },
    { type: 'raw', data: { html: '<img src="http://other.example/b.jpg" alt="">' } },
  ];
  expect(reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule })).toHaveLength(2);
});

it('CLI-7: every occurrence of an address is reported, and words are no address', () => {
  const link = '<a href="http://other.example">A</a>';
  expect(markupLines(rule, `${link} ${link}`)).toHaveLength(2);
  expect(markupLines(rule, 'Our old address was http://other.example.')).toEqual([]);
});

it('CLI-7: canonical addresses and calls of the server are no links', () => {
  const files = {
    'site.json': settings({ integrations: { dashboardHost: 'http://localhost:8080' } }),
    'pages/home.json': page({ seo: { canonical: 'http://other.example/' } }),
  };
  expect(reportLines({ files }, { rule })).toEqual([]);
  expect(reportLines({ files }, { rule: 'link-local' })).toEqual([]);
});
