import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { focused, focusShows, keyboardWalk } from './walks/keyboard-walk.ts';
import { walkModels } from './walks/walk-models.ts';
import { openPlain, openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';

const versionsOf = (model: string) => ({ type: 'modelVariants', data: { model } });
const brochureOf = (model: string) => ({
  type: 'modelVariants',
  data: { model, showBrochure: true },
});
const features = ['Space', 'Power', 'Towing'].map((tab) => ({
  tab,
  description: `About ${tab}.`,
  image: '/assets/cabins/boot-suv.webp',
  alt: tab,
}));

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: {
      '/walk/two': [versionsOf('two')],
      '/walk/three': [versionsOf('three')],
      '/walk/five': [versionsOf('five')],
      '/walk/soon': [versionsOf('soon')],
      '/walk/colours': [{ id: 'paints', type: 'modelColors', data: { model: 'two' } }],
      '/walk/features': [{ type: 'modelFeatures', data: { features } }],
      '/walk/brochure': [brochureOf('two')],
      '/walk/gone': [brochureOf('three')],
      '/walk/hosted': [brochureOf('five')],
    },
    data: { models: walkModels },
    site: {
      settings: { brochures: [{ model: 'five', url: 'https://media.example/five.pdf' }] },
    },
  });
});
test.afterAll(() => site.stop());

const open = (page: Page, path: string) => openWalk(page, site.origin + path);

test.describe('versions', () => {
  const rail = (page: Page) => page.getByRole('list', { name: /^Versions of/ });
  const scrolled = (page: Page) => rail(page).evaluate((list) => list.scrollLeft);

  test('MDL-1: two versions are a list; more features open and close', async ({ page }) => {
    await open(page, '/walk/two');
    expect(await rail(page).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await expectAccessible(page, 'closed');
    const ninth = page.getByText('Feature number 9');
    await expect(ninth).toBeHidden();
    await page.getByText('View more').click();
    await expect(ninth).toBeVisible();
    await expectAccessible(page, 'open');
    await page.getByText('View less').click();
    await expect(ninth).toBeHidden();
  });

  test('MDL-1: three versions are a slider without arrows', async ({ page, viewport }) => {
    await open(page, '/walk/three');
    await expect(page.getByRole('button')).toHaveCount(viewport!.width < 820 ? 1 : 0);
    await expect(page.getByRole('button', { name: 'More versions' })).toHaveCount(0);
    await expectAccessible(page, 'three');
  });

  test('MDL-1: arrows move five versions to both ends and stop there', async ({ page }) => {
    await open(page, '/walk/five');
    const next = page.getByRole('button', { name: 'More versions' });
    const previous = page.getByRole('button', { name: 'Previous versions' });
    await expect(next).toBeVisible();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'at the start');
    await next.focus();
    for (let card = 0; card < 5; card++) {
      if ((await next.getAttribute('aria-disabled')) === 'true') break;
      const before = await scrolled(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
      await settled(page);
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expectAccessible(page, 'at the end');
    await previous.click();
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  });

  test('MDL-1: Tab reaches the arrows, then version by version', async ({ page }) => {
    await open(page, '/walk/five');
    const card = (n: number) => [`link "Get a quote : Five ${n}"`];
    expect(await keyboardWalk(page)).toEqual([
      'button "Previous versions"',
      'button "More versions"',
      'text "View more features of Five 1"',
      ...[1, 2, 3, 4, 5].flatMap(card),
    ]);
  });

  test('MDL-1: a model that is coming soon has no quote', async ({ page }) => {
    await open(page, '/walk/soon');
    await expect(rail(page).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /quote/i })).toHaveCount(0);
    await expectAccessible(page, 'coming soon');
  });

  /** Waits until the slider has come to rest. */
  const settled = (page: Page) =>
    rail(page).evaluate(
      (list) =>
        new Promise<void>((resolve) => {
          let last = NaN;
          const look = () => {
            if (list.scrollLeft === last) return resolve();
            last = list.scrollLeft;
            requestAnimationFrame(() => requestAnimationFrame(look));
          };
          look();
        }),
    );
});

test.describe('colours', () => {
  const car = (page: Page) => page.locator('.fc-modelColors__car:visible figcaption');
  const chosen = (page: Page, strip: string) =>
    page.getByRole('navigation', { name: strip }).locator('[aria-current]');

  test('MDL-2: the first version, kind and paint are chosen; arrows go round', async ({ page }) => {
    await open(page, '/walk/colours');
    await expect(chosen(page, 'Versions')).toHaveText('Touring');
    await expect(chosen(page, 'Paint types')).toHaveText(/^Solid/);
    await expect(car(page)).toHaveText(['Touring paint 1']);
    await expectAccessible(page, 'first paint');
    await page.getByRole('button', { name: 'Previous colour' }).click();
    await expect(car(page)).toHaveText(['Touring paint 16']);
    await expectAccessible(page, 'last paint');
    await page.getByRole('button', { name: 'Next colour' }).click();
    await expect(car(page)).toHaveText(['Touring paint 1']);
    await page.getByRole('button', { name: 'Next colour' }).click();
    await expect(car(page)).toHaveText(['Touring paint 4']);
    await expectAccessible(page, 'a paint without a photo');
  });

  test('MDL-2: the address names version and kind, back and forward follow', async ({ page }) => {
    await open(page, '/walk/colours');
    await page.getByRole('link', { name: /^Pearl/ }).click();
    await expect(page).toHaveURL(/\?paint=pearl#paints$/);
    await expect(car(page)).toHaveText(['Touring paint 3']);
    await expectAccessible(page, 'another kind');
    await page.getByRole('link', { name: 'City', exact: true }).click();
    await expect(page).toHaveURL(/\?variant=city#paints$/);
    await expect(car(page)).toHaveText(['City paint 1']);
    // Four paints need no second level.
    await expect(page.getByRole('navigation', { name: 'Paint types' })).toHaveCount(0);
    await expectAccessible(page, 'another version');
    await page.goBack();
    await expect(car(page)).toHaveText(['Touring paint 3']);
    await page.goForward();
    await expect(car(page)).toHaveText(['City paint 1']);
  });

  test('MDL-2: Tab reaches tabs, arrows and paints, and arrow keys change the paint', async ({
    page,
  }) => {
    await open(page, '/walk/colours?variant=city');
    expect(await keyboardWalk(page)).toEqual([
      'link "Touring"',
      'link "City"',
      'button "Previous colour"',
      'button "Next colour"',
      'radio "City paint 1"',
    ]);
    await page.getByRole('radio', { name: 'City paint 1' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('radio "City paint 2"');
    expect(await focusShows(page)).toBe(true);
    await expect(car(page)).toHaveText(['City paint 2']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(car(page)).toHaveText(['City paint 4']);
  });
});

test.describe('features', () => {
  const shown = (page: Page) => page.getByText(/^About \w+\.$/).filter({ visible: true });

  test('MDL-3: tabs and arrows show one feature at a time', async ({ page }) => {
    await open(page, '/walk/features');
    await page.getByRole('tab', { name: 'Power' }).click();
    await expect(shown(page)).toHaveText(['About Power.']);
    await expectAccessible(page, 'second tab');
    await page.getByRole('button', { name: 'Next feature' }).click();
    await page.getByRole('button', { name: 'Next feature' }).click();
    await expect(shown(page)).toHaveText(['About Space.']);
    await expectAccessible(page, 'round again');
  });

  test('MDL-3: Tab reaches tab, arrows and panel', async ({ page }) => {
    await open(page, '/walk/features');
    expect(await keyboardWalk(page)).toEqual([
      'tab "Space"',
      'button "Previous feature"',
      'button "Next feature"',
      'tabpanel "Space"',
    ]);
    await page.getByRole('tab', { name: 'Space' }).focus();
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('tab "Towing"');
    expect(await focusShows(page)).toBe(true);
    await expect(shown(page)).toHaveText(['About Towing.']);
  });
});

test.describe('brochure', () => {
  const button = (page: Page) => page.getByRole('link', { name: /brochure/ });
  /** Messages of the console from now on, as `warning: …`. */
  const listen = (page: Page): string[] => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    return said;
  };

  /** The next window, and the address of the file that it shows, or downloads for want of a viewer. */
  const nextFile = (page: Page) =>
    new Promise<{ readonly opened: Page; readonly url: string }>((resolve) => {
      page.once('popup', (opened) => {
        const shown = () => {
          const url = opened.url();
          if (url && url !== 'about:blank') resolve({ opened, url });
        };
        opened.on('download', (file) => resolve({ opened, url: file.url() }));
        opened.on('framenavigated', shown);
        shown();
      });
    });

  test('MDL-4: asks for the address, fetches the file and opens it in a new window', async ({
    page,
  }) => {
    const types = new Map<string, string>();
    await page.exposeFunction('noteFile', (url: string, type: string) => types.set(url, type));
    await page.addInitScript(() => {
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: Blob) => {
        const url = create(file);
        const scope = globalThis as unknown as { noteFile: (url: string, type: string) => void };
        scope.noteFile(url, file.type);
        return url;
      };
    });
    await open(page, '/walk/brochure');
    await expectAccessible(page, 'with a brochure');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const [{ opened, url }] = await Promise.all([nextFile(page), button(page).click()]);
    expect([...types]).toEqual([[url, 'application/pdf']]);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    expect(asked).toEqual(['/api/models/two', '/assets/brochures/tern.pdf']);
    await expect(page).toHaveURL(/\/walk\/brochure$/);
  });

  test('MDL-4: releases the file when the window has had time to read it', async ({ page }) => {
    const released: string[] = [];
    await page.exposeFunction('noteReleased', (url: string) => void released.push(url));
    await page.addInitScript(() => {
      const release = URL.revokeObjectURL.bind(URL);
      URL.revokeObjectURL = (url) => {
        release(url);
        (globalThis as unknown as { noteReleased: (url: string) => void }).noteReleased(url);
      };
    });
    await page.clock.install();
    await open(page, '/walk/brochure');
    const [{ url: file }] = await Promise.all([nextFile(page), button(page).click()]);
    await page.clock.runFor(30_000);
    expect(released).toEqual([]);
    await page.clock.runFor(31_000);
    await expect.poll(() => released).toEqual([file]);
  });

  test('MDL-4: without an address a warning is logged and nothing opens', async ({ page }) => {
    await open(page, '/walk/brochure');
    await page.route('**/api/models/two', (route) =>
      route.fulfill({ json: { brochure_url: null } }),
    );
    const said = listen(page);
    let popups = 0;
    page.on('popup', () => popups++);
    await button(page).click();
    await expect(page.getByRole('status')).toHaveText('There’s no brochure at the moment.');
    expect(said).toEqual(['warning: No brochure_url for the model "two"']);
    expect(popups).toBe(0);
    await expectAccessible(page, 'no brochure');
  });

  test('MDL-4: an address that is no web page opens nothing', async ({ page }) => {
    await open(page, '/walk/brochure');
    const reply = { brochure_url: 'javascript:document.title="taken"' };
    await page.route('**/api/models/two', (route) => route.fulfill({ json: reply }));
    let popups = 0;
    page.on('popup', () => popups++);
    await button(page).click();
    await expect(page.getByRole('status')).toHaveText('There’s no brochure at the moment.');
    expect(popups).toBe(0);
    expect(await page.title()).not.toBe('taken');
  });

  test('MDL-4: a failed request or file is logged and reported, and leaves no window open', async ({
    page,
  }) => {
    for (const path of ['/walk/brochure', '/walk/gone']) {
      await page.route('**/api/models/two', (route) => route.fulfill({ status: 503, json: {} }));
      await open(page, path);
      const said = listen(page);
      await button(page).click();
      await expect(page.getByRole('status')).toHaveText(/couldn’t open/);
      expect(said.filter((line) => line.includes('Failed to fetch model data'))).toHaveLength(1);
      await expect.poll(() => page.context().pages().length).toBe(1);
      await expectAccessible(page, path);
    }
  });

  test('MDL-4: the address that the site names wins; another host’s file opens where it is', async ({
    page,
    context,
  }) => {
    await context.route('https://media.example/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'the brochure' }),
    );
    await open(page, '/walk/hosted');
    const [opened] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
    await opened.waitForURL('https://media.example/five.pdf');
    await expect(opened.getByText('the brochure')).toBeVisible();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  });

  test('MDL-4: where the browser refuses a window, the page itself goes to the brochure', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(page, '/walk/brochure');
    const visit = page.waitForRequest((request) => request.isNavigationRequest());
    await button(page).click();
    expect(new URL((await visit).url()).pathname).toBe('/assets/brochures/tern.pdf');
  });
});

test('WEB-2: pages of models are accessible before their scripts load', async ({ page }) => {
  await page.route('**/_build/**', (route) => route.abort());
  for (const path of ['/walk/five', '/walk/colours', '/walk/features', '/walk/brochure']) {
    await openPlain(page, site.origin + path);
    await expectAccessible(page, path);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MDL-1: versions scroll, features open, no arrow is in the way', async ({ page }) => {
    await open(page, '/walk/five');
    await expect(page.getByRole('button', { name: 'More versions' })).toHaveCount(0);
    const last = page.getByRole('link', { name: /quote.*Five 5/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.getByText('View more').click();
    await expect(page.getByText('Feature number 9')).toBeVisible();
  });

  test('MDL-2: tabs are links and swatches change the car', async ({ page }) => {
    await open(page, '/walk/colours');
    await expect(page.getByRole('button', { name: 'Next colour' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Touring paint 7' }).check();
    await expect(page.getByRole('figure')).toHaveText('Touring paint 7');
    await page.getByRole('link', { name: 'City', exact: true }).click();
    // Until the next page's style sheets arrive, none of its figures is hidden.
    await expect(page.getByRole('figure')).toHaveCount(1);
    await expect(page.getByRole('figure')).toHaveText('City paint 1');
  });

  test('MDL-3: a choice of one shows its feature', async ({ page }) => {
    await open(page, '/walk/features');
    await page.getByRole('radio', { name: 'Towing' }).check();
    await expect(page.getByText('About Towing.')).toBeVisible();
    await expect(page.getByText('About Space.')).toBeHidden();
  });

  test('MDL-4: the brochure is a plain link', async ({ page }) => {
    await open(page, '/walk/brochure');
    await expect(page.getByRole('link', { name: 'Two brochure (PDF)' })).toHaveAttribute(
      'href',
      '/assets/brochures/tern.pdf',
    );
  });
});
