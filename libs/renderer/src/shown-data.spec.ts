import { shownData } from '@forecourt/block-schemas';
import type { DataQuery } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { blocksOf } from './custom-components/page-blocks.ts';
import { planPage } from './pipeline/plan-page.ts';
import { everyFixture, fixtureTenant } from './testing/every-fixture.ts';
import { testRequest } from './testing/snapshot.ts';

/** Blocks that do without their data: forms, and thanks that have more to show for some requests. */
const doWithout: ReadonlySet<string> = new Set(['form', 'formBuilder', 'success']);
/** Blocks that name the entry that they show, which is checked as a reference. */
const nameTheirs: ReadonlySet<string> = new Set(['modelColors', 'modelVariants']);

/** Returns the kinds of data that a query asks for; places come with the product. */
const kindsOf = (query: DataQuery): string[] =>
  query.kind === 'search'
    ? query.requests.map(({ indexName }) => indexName.split('/')[0]!)
    : query.kind === 'places'
      ? []
      : [query.kind];

it('CLI-7: x-data of every block type names the kinds of data that its blocks query', () => {
  const differing = everyFixture.flatMap(({ name, block }) => {
    const { entry, snapshot } = fixtureTenant([block]);
    const blocks = blocksOf(entry.page, snapshot.components);
    if (blocks.some(({ type }) => doWithout.has(type) || nameTheirs.has(type))) return [];
    const { queries } = planPage(entry.page, snapshot, testRequest());
    const queried = [...new Set(queries.flatMap(kindsOf))].sort();
    const shown = [...new Set(blocks.flatMap(shownData))].sort();
    return String(queried) === String(shown) ? [] : [{ name, queried, shown }];
  });
  expect(differing).toEqual([]);
});
