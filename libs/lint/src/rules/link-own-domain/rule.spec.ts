import { expect, it } from 'vitest';
import { linkFixes, linkLines } from '../../testing/sample-links.ts';

const rule = 'link-own-domain';

it('CLI-7: the own domain is taken out of links', () => {
  const href = 'https://demo.example/finance?term=5#rates';
  expect(linkLines(rule, href)).toEqual([
    expect.stringContaining(`«"${href}"» warning`),
    expect.stringContaining('write "/finance?term=5#rates"'),
  ]);
  expect(linkFixes(rule, href)).toEqual([
    { pointer: '/blocks/0/data/buttons/0/href', value: '/finance?term=5#rates' },
    {
      pointer: '/blocks/1/data/text',
      within: expect.anything() as object,
      value: '/finance?term=5#rates',
    },
  ]);
});

it('CLI-7: an own address without encryption has one finding', () => {
  const href = 'http://demo.example/';
  expect(linkLines(rule, href)).toHaveLength(2);
  expect(linkLines('link-insecure', href)).toEqual([]);
});

it('CLI-7: other domains are not reported', () => {
  expect(linkLines(rule, 'https://shop.demo.example/')).toEqual([]);
});
