import { expect, it } from 'vitest';
import { linkAttributes } from './link-attributes.ts';

it('BLK-2: a link to another host hands over no window', () => {
  expect(linkAttributes('https://example.com')).toEqual({
    href: 'https://example.com',
    rel: 'noopener',
  });
  expect(linkAttributes('/finance')).toEqual({ href: '/finance' });
  expect(linkAttributes('javascript:alert(1)')).toEqual({});
});
