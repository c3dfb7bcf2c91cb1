import { expect, it } from 'vitest';
import { campaignOf } from './campaign.ts';

const read = (query: string) => campaignOf(new URLSearchParams(query));

it('FRM-7: the campaign is every utm_ of the query, and nothing else', () => {
  expect(read('?utm_source=letter&utm_campaign=Spring+sale&gclid=1&stock_number=H1')).toEqual({
    utm_source: 'letter',
    utm_campaign: 'Spring sale',
  });
});

it('FRM-7: what no campaign would say is left out', () => {
  expect(
    read(`?utm_source=&utm_medium=${'x'.repeat(201)}&utm_term=a%00b&utm_9=x&utm_=x&UTM_ID=x`),
  ).toEqual({});
  expect(read('?utm_source=first&utm_source=second')).toEqual({ utm_source: 'first' });
  const many = Array.from({ length: 40 }, (_, n) => `utm_${'a'.repeat(n + 1)}=x`).join('&');
  expect(Object.keys(read(many))).toHaveLength(10);
});
