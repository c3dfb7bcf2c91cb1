import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { demoThemes, fixturePages, type Case, type FixturePages } from './gallery/fixture-pages.ts';
import { showPage, tooWide } from './gallery/show-page.ts';
import { loadSources, type Sources } from './load-sources.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fixtures on one page; more make a page that no visitor would see. */
const perPage = 24;

let sources: Sources;
let pages: FixturePages;

test.beforeAll(async () => {
  sources = await loadSources();
  pages = await fixturePages(sources);
});

test.afterAll(() => sources.close());

test.use({ trace: 'off' });

/** Pages' worth of cases: those that share a publication date, a handful at a time. */
const batches = (cases: readonly Case[]): Case[][] =>
  [...Map.groupBy(cases, ({ at }) => at).values()].flatMap((dated) =>
    Array.from({ length: Math.ceil(dated.length / perPage) }, (_, index) =>
      dated.slice(index * perPage, (index + 1) * perPage),
    ),
  );

const titleOf = ({ type, name, layout }: Case): string => `${type}/${name} as ${layout}`;

for (const [tenant, theme] of demoThemes) {
  test(`WEB-2: axe finds no fault in any block in any layout, and all fit the screen: ${tenant}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const batch of batches(pages.cases)) {
      const started = performance.now();
      await showPage(page, pages.draw(batch, theme));
      const shown = performance.now();
      for (const index of await tooWide(page))
        faults.push(`${batch[index] ? titleOf(batch[index]) : 'the page'}: wider than the screen`);
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      console.log(Math.round(shown - started), Math.round(performance.now() - shown));
      for (const { id, nodes } of violations)
        faults.push(
          ...nodes.map(
            ({ target, html, any }) =>
              `${id} ${target.join(' ')}: ${html} ${any[0]?.message ?? ''}`,
          ),
        );
    }
    expect(faults).toEqual([]);
  });
}
