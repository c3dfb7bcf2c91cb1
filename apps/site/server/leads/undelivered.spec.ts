import { expect, it } from 'vitest';
import { warnOfUndelivered } from './undelivered.ts';

it('WEB-5: the log names at startup the tenants whose leads reach nobody, and nothing secret', () => {
  const said: unknown[][] = [];
  const url = 'https://crm.example/leads?token=hidden';
  const crm = { kind: 'webhook', url, secret: 'a secret of a webhook' } as const;
  warnOfUndelivered(
    [{ slug: 'north' }, { slug: 'south' }, { slug: 'west' }],
    { north: { crm }, south: {}, nroth: { crm } },
    { warn: ((...args: unknown[]) => void said.push(args)) as never },
  );
  expect(said).toEqual([
    [{ tenant: 'south' }, expect.stringContaining('no destination for leads')],
    [{ tenant: 'west' }, expect.stringContaining('no destination for leads')],
    [{ tenant: 'nroth' }, expect.stringContaining('not there')],
  ]);
  expect(JSON.stringify(said)).not.toMatch(/secret of|hidden/);
});
