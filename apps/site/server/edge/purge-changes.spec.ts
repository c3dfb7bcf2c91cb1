import type { TenantSnapshot } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { purgeChanges } from './purge-changes.ts';

const north = await sampleTenant('north');
const south = await sampleTenant('south');

it('OPS-2: purges everything at first, then what changes, tenant by tenant', () => {
  let all: readonly TenantSnapshot[] = [north, south];
  const listeners = new Set<() => void>();
  const purged: (readonly string[])[] = [];
  const stop = purgeChanges(
    {
      all: () => all,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    (keys) => purged.push(keys),
  );
  const change = (...next: TenantSnapshot[]) => {
    all = next;
    for (const listener of listeners) listener();
    return purged.at(-1);
  };
  expect(purged).toEqual([['north', 'south']]);
  expect(change(north, south)).toEqual([]);
  const site = { ...south.site, name: 'Another name' };
  expect(change(north, { ...south, site })).toEqual(['south']);
  expect(change(north)).toEqual(['south']);
  expect(change(north, south)).toEqual(['south']);
  stop();
  expect(listeners.size).toBe(0);
});
