import { expect, test, type Page } from '@playwright/test';
import {
  demoThemes,
  fixturePages,
  type Case,
  type FixturePages,
  type Theme,
} from './gallery/fixture-pages.ts';
import { islandScript } from './gallery/island-script.ts';
import { pageErrors } from './accessibility/page-errors.ts';
import { unreadableLines } from './gallery/picture-contrast.ts';
import { pixelDifference } from './gallery/pixel-difference.ts';
import { showPage } from './gallery/show-page.ts';
import { loadSources, type Sources } from './load-sources.ts';

const full = process.env.FORECOURT_FULL === '1';

/** Fixtures on one page; more would make a page that no visitor sees. */
const perPage = 24;

let sources: Sources;
let pages: FixturePages;
let islands: string;

test.use({ trace: 'off' });
test.beforeAll(async () => {
  sources = await loadSources();
  [pages, islands] = await Promise.all([fixturePages(sources), islandScript()]);
});
test.afterAll(() => sources.close());
test.beforeEach(() => test.setTimeout(240_000));

/** Groups of cases for one page each, which share a publication date. */
const batches = (cases: readonly Case[]): Case[][] =>
  [...Map.groupBy(cases, ({ at }) => at).values()].flatMap((dated) =>
    Array.from({ length: Math.ceil(dated.length / perPage) }, (_, index) =>
      dated.slice(index * perPage, (index + 1) * perPage),
    ),
  );

const titleOf = ({ type, name, layout }: Case): string => `${type}/${name} as ${layout}`;

/** Accessibility and layout errors of the cases, as a visitor with scripts sees them. */
async function errorsOf(page: Page, cases: readonly Case[], theme: Theme): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const batch of batches(cases)) {
    await showPage(page, pages.draw(batch, theme));
    await page.addScriptTag({ content: islands });
    errors.push(...(await pageErrors(page, batch.map(titleOf))));
  }
  return errors;
}

/** The picture of one block alone on its page, still. */
async function pictureOf(page: Page, one: Case, theme: Theme): Promise<Buffer> {
  await showPage(page, pages.draw([one], theme));
  return page.locator('main').screenshot({ animations: 'disabled' });
}

/** Cases with text over a picture, where axe cannot determine the contrast. */
const overPictures = () =>
  pages.cases.filter(({ type }) => /^image(?:Banner|Background)$/.test(type));
const topBlocks = '.fc-main > .fc-block';

/** Cases for one theme: its share in the quick run, all of them in the full run. */
const shareOf = (cases: readonly Case[], turn: number) =>
  full ? cases : cases.filter((_, index) => index % demoThemes.size === turn);

for (const [turn, [tenant, theme]] of [...demoThemes].entries()) {
  test(`WEB-2: axe finds no violation in any block in any layout, and all fit the screen: ${tenant}`, async ({
    page,
  }) => {
    expect(await errorsOf(page, shareOf(pages.cases, turn), theme)).toEqual([]);
  });

  test(`WEB-2: text over a bright picture is legible: ${tenant}`, async ({ page }) => {
    for (const one of shareOf(overPictures(), turn)) {
      await showPage(page, pages.draw([one], theme));
      expect.soft(await unreadableLines(page, topBlocks), titleOf(one)).toEqual([]);
    }
  });
}

// One theme shows a cutoff as well as four, and one demo tenant is dark already.
for (const [tenant, theme] of [...demoThemes].slice(0, full ? undefined : 1)) {
  test(`CUT-1: every cutoff changes the layout visibly: ${tenant}`, async ({ page }) => {
    const richest = pages.cases.filter(({ name }) => name === 'full');
    const shares: Record<string, number> = {};
    for (const [type, layouts] of Map.groupBy(richest, (one) => one.type)) {
      for (const [index, now] of layouts.slice(1).entries()) {
        const before = await pictureOf(page, layouts[index]!, theme);
        shares[`${type} ${now.layout}`] = await pixelDifference(
          before,
          await pictureOf(page, now, theme),
        );
      }
    }
    expect(Object.keys(shares)).toHaveLength(pages.cutoffs);
    for (const [cutoff, share] of Object.entries(shares))
      expect(share, cutoff).toBeGreaterThan(0.01);
  });

  if (!full) continue;
  test(`WEB-2: axe finds no violation in a dark scheme either: ${tenant}`, async ({ page }) => {
    expect(await errorsOf(page, pages.cases, { ...theme, scheme: 'dark' })).toEqual([]);
  });
}

test('WEB-2: the check reports pale text, and the block that is too wide', async ({ page }) => {
  const [, theme] = [...demoThemes][0]!;
  const cases = pages.cases.slice(0, 2);
  const spoilt = pages
    .draw(cases, theme)
    .replace(/<\/div><\/main>/, '<p style="color:#aaa">Pale</p><p style="width:300vw">Wide</p>$&');
  await showPage(page, spoilt);
  const errors = await pageErrors(page, cases.map(titleOf));
  expect(errors).toHaveLength(2);
  expect(errors[0]).toBe(`${titleOf(cases[1]!)}: wider than the screen`);
  expect(errors[1]).toMatch(/^color-contrast: .*Pale/);
});

test('WEB-2: the check reports text that is lost in a picture', async ({ page }) => {
  const [, theme] = [...demoThemes][0]!;
  const banner = overPictures().find(
    ({ type, name, layout }) => type === 'imageBanner' && name === 'full' && layout === 'overlay',
  )!;
  const unveiled = pages.draw([banner], theme).replace(/--strength:\d+%/, '--strength:0%');
  await showPage(page, unveiled);
  expect(await unreadableLines(page, topBlocks)).not.toEqual([]);
});
