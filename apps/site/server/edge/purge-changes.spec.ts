import { expect, it } from 'vitest';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { purgeChanges, type ChangingTenants } from './purge-changes.ts';

const north = await sampleTenant('north');
const south = await sampleTenant('south');

/** Tenants that the test changes; each change returns what it purges. */
function setUp(...first: ReturnType<ChangingTenants['all']>[number][]) {
  let all = first;
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
  return {
    ...{ purged, listeners, stop },
    change(...next: typeof all) {
      all = next;
      for (const listener of listeners) listener();
      return purged.at(-1);
    },
  };
}
const edited = { ...south, version: '2', site: { ...south.site, name: 'Another name' } };

it('OPS-2: purges everything at first, then what changes, tenant by tenant', () => {
  const { purged, change, stop, listeners } = setUp(north, south);
  expect(purged).toEqual([['north', 'south']]);
  expect(change(north, south)).toEqual([]);
  expect(change(north, edited)).toEqual(['south']);
  expect(change(north)).toEqual(['south']);
  expect(change(north, south)).toEqual(['south']);
  stop();
  expect(listeners.size).toBe(0);
});

it('OPS-2: an edit is compared with content that is no longer in memory', () => {
  const entry = south.pages.get('/')!;
  const page = (version: string) => ({
    ...{ ...south, version },
    pages: new Map([['/', { ...entry, version }]]),
  });
  const unloaded = (version: string) => ({ slug: 'south', version });
  const { change } = setUp(south);
  expect(change(unloaded(south.version))).toEqual([]);
  expect(change(page('2'))).toEqual(['south:/']);
  expect(change(page('2'))).toEqual([]);
});

it('OPS-2: content that nothing can be compared with purges all pages of the tenant', () => {
  const { change } = setUp({ slug: 'south', version: 'unread' });
  expect(change(south)).toEqual(['south']);
  expect(change({ slug: 'south', version: '2' })).toEqual(['south']);
  // Read for a visitor, which is no change.
  expect(change({ ...south, version: '2' })).toEqual([]);
  expect(change({ ...edited, version: '3' })).toEqual(['south']);
});
