import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { testAnswers } from './answers.ts';
import { everyFixture, fixtureTenant } from './every-fixture.ts';
import { launchBrowser } from './launch-browser.ts';
import { testRequest } from './snapshot.ts';

/** Blocks that home pages have, lists among them that change in the browser. */
const types = ['imageBanner', 'cars', 'brandModels', 'offers', 'reviews', 'locations', 'buttons'];

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens a page with every fixture of these blocks. */
async function openPage(): Promise<Page> {
  const { entry, snapshot } = fixtureTenant(
    everyFixture.filter(({ type }) => types.includes(type)).map(({ block }) => block),
  );
  const request = testRequest();
  const answers = testAnswers(planPage(entry.page, snapshot, request).queries);
  const { html } = renderPage(entry, snapshot, { answers, ...request });
  const page = await browser.newPage();
  await page.setContent(html.replace(/<script type="module"[^>]*><\/script>/g, ''));
  return page;
}

/** Returns the number of elements that the browser styles again while a function runs in the page. */
async function restyled(page: Page, change: () => void): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
  });
  await page.evaluate(() => document.body.offsetHeight);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate(change);
  await page.evaluate(() => document.body.offsetHeight);
  const ended = new Promise((end) => session.once('Tracing.tracingComplete', end));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('scripts that change a page', () => {
  // A rule with :has() whose subject is any element (`… > :nth-child(2)`), or the whole page
  // (`html:has(…)`), makes this the whole page.
  it.each([
    ['an element more', () => document.querySelector('main')!.append(document.createElement('p'))],
    ['a car less', () => document.querySelector('.fc-cars__grid')!.lastElementChild!.remove()],
    [
      'links to saved cars',
      () => document.documentElement.toggleAttribute('data-saved-cars', true),
    ],
  ])('CAR-8 WEB-2: %s makes the browser style a part of the page again', async (_name, change) => {
    const page = await openPage();
    const all = await page.locator('*').count();
    const count = await restyled(page, change);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all / 2);
    await page.close();
  });

  it('WEB-2: a module that is loaded makes the browser style nothing again', async () => {
    const page = await openPage();
    const load = () => document.head.append(document.createElement('link'));
    expect(await restyled(page, load)).toBe(0);
    await page.close();
  });
});
