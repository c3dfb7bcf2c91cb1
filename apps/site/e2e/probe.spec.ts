import { AxeBuilder } from '@axe-core/playwright';
import { test } from '@playwright/test';
import { demoThemes, fixturePages } from './gallery/fixture-pages.ts';
import { showPage, tooWide } from './gallery/show-page.ts';
import { loadSources } from './load-sources.ts';
test('x', async ({ page }, info) => {
  const sources = await loadSources();
  const pages = await fixturePages(sources);
  const theme = { ...demoThemes.get('harbour-city')! };
  const w = info.project.name;
  const newest = pages.cases.filter((c) => c.at > '2025-06');
  console.log(newest.length, pages.cases.length);
  for (let i = 0; i < 6; i++) {
    await showPage(page, pages.draw(newest.slice(i * 24, i * 24 + 24), theme));
    await page.screenshot({ path: `/tmp/g-${w}-${i}.png`, fullPage: true });
  }
  await showPage(page, pages.draw(newest.slice(0, 24), { ...theme }).replace('</main>', '<p style="color:#999">quiet</p><div style="width:2000px">w</div></main>'));
  const r = await new AxeBuilder({ page }).withTags(['wcag2aa']).analyze();
  console.log(r.violations.map((v) => v.id), r.incomplete.map((v) => v.id + v.nodes.length), await tooWide(page));
  await sources.close();
});
