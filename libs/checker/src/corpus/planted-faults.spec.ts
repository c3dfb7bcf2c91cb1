import { describe, expect, it } from 'vitest';
import { checkCorpus, checkFault, settingsFor } from './check-corpus.ts';
import { readCorpusTenants, readFaults, readInnocentChanges } from './corpus-files.ts';
import { describeExpected, inOrder } from './described-finding.ts';
import { plantFault } from './plant-fault.ts';
import { schemaFaults } from './schema-faults.ts';
import type { SchemaFault } from './schema-faults.ts';

const full = process.env.FORECOURT_FULL === '1';
const tenants = readCorpusTenants();
const slugs = [...new Set([...tenants.keys()].map((path) => path.split('/')[0]!))];
const faults = readFaults();

describe('the tenants of the corpus', () => {
  it.each(
    slugs.flatMap((slug) => [
      [slug, 'today', '2026-11-23T00:00:00Z'],
      [slug, 'a year ahead', '2027-11-23T00:00:00Z'],
    ]),
  )('CLI-6: %s has no findings %s', async (slug, _, now) => {
    expect(await checkCorpus(tenants, slug!, new Map(), settingsFor({}, now))).toEqual([]);
  });
});

describe('planted faults', () => {
  it('CLI-7: are 400 at least', () => {
    expect(faults.length).toBeGreaterThanOrEqual(400);
  });

  it.each(faults.filter(({ fault }) => fault.open === undefined))(
    'CLI-6, CLI-7: $area: $title is reported once, where it is',
    async ({ fault }) => {
      const found = await checkFault(tenants, fault, plantFault(tenants, fault));
      const expected = fault.finds.map((each) => describeExpected(each, fault.file));
      expect(inOrder(found)).toEqual(inOrder(expected));
    },
  );

  it.each(faults.filter(({ fault }) => fault.open !== undefined))(
    'CLI-7: $area: $title is not reported yet',
    async ({ fault }) => {
      expect(await checkFault(tenants, fault, plantFault(tenants, fault))).toEqual([]);
    },
  );
});

describe('innocent changes', () => {
  it.each(readInnocentChanges())('CLI-6: $title has no finding', async ({ fault }) => {
    expect(await checkFault(tenants, fault, plantFault(tenants, fault))).toEqual([]);
  });
});

describe('faults of every property, by its schema', () => {
  const byArea = [...Map.groupBy(schemaFaults(slugs[0]!, tenants), ({ area }) => area)];
  /** Every fault, or every seventh from another start in each area. */
  const sample = (all: readonly SchemaFault[], start: number) =>
    full ? all : all.filter((_, index) => index % 7 === start % 7);

  it.each(byArea.map(([area, all], start) => ({ area, all: sample(all, start) })))(
    'CLI-6, CLI-7: $area: each is reported once',
    async ({ all }) => {
      const [first] = all;
      if (first === undefined) return;
      const { content, fault } = first;
      const base = content === undefined ? tenants : new Map([...tenants, [fault.file, content]]);
      const slug = fault.file.split('/')[0]!;
      // Samples of blocks name pages and pictures that these tenants do not have. Entries may move.
      const key = ({ id, file, at }: { id: string; file: string; at: string }) =>
        `${id} ${file} ${at.replaceAll(/\/\d+/g, '/*')}`;
      const before = new Set((await checkCorpus(base, slug)).map(key));
      for (const { title, fault } of all) {
        const found = await checkCorpus(base, slug, plantFault(base, fault));
        const added = found.filter((each) => !before.has(key(each)));
        const described = added.map(({ id, file, at }) => ({ id, file, at }));
        const expected = fault.finds.map((each) => {
          const { id, file, at } = describeExpected(each, fault.file);
          return { id, file, at };
        });
        expect(inOrder(described), title).toEqual(inOrder(expected));
      }
    },
  );
});
