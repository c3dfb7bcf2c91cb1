import { expect, it } from 'vitest';
import { postCampaign } from './post-campaign.ts';

const from = (referer?: string, values = {}) =>
  postCampaign(
    {
      host: 'www.dealer.example',
      get: ((name: string) => (name === 'referer' ? referer : undefined)) as never,
    },
    values,
  );

it('FRM-7: without a script the campaign is in the address that was posted from', () => {
  const page = 'https://www.dealer.example/contact?utm_source=letter&stock_number=H1';
  expect(from(page)).toEqual({ utm_source: 'letter' });
  expect(from(page, { name: 'Alex', utm_medium: 'mail' })).toEqual({});
});

it('FRM-7: other sites’ addresses and nonsense are ignored', () => {
  for (const referer of [
    undefined,
    '',
    'nonsense',
    'https://evil.example/?utm_source=x',
    'https://www.dealer.example.evil.example/?utm_source=x',
  ])
    expect(from(referer), referer).toEqual({});
});
