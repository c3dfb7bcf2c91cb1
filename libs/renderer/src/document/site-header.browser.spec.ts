import path from 'node:path';
import type { Theme } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPage } from '../pipeline/render-page.ts';
import { browserPages, islandScript, type BrowserPages } from '../testing/browser-pages.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const long = {
  name: 'Te Awamutu-Ōtorohanga Autohaus & Sons',
  tagline: 'Established 1987 by the Wolfeschlegelsteinhausen family',
};
const short = { name: 'Kauri Motors', tagline: 'Whānau owned since 1961' };
const navigation = {
  header: ['New', 'Used', 'Offers', 'Service', 'Finance', 'About'].map((text) => ({
    text,
    href: `/${text.toLowerCase()}`,
  })),
};

async function measure(names: typeof long, widths: readonly number[], look: Partial<Theme> = {}) {
  const theme = { ...testTenant([]).snapshot.site.theme, ...look };
  const site = { ...names, navigation, phone: '07 555 0199', theme };
  const { entry, snapshot } = testTenant([], { site });
  const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
  const page = await pages.open([]);
  await page.setContent(html);
  const measures = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    measures.push(
      await page.evaluate(() => {
        const at = (name: string) => document.querySelector<HTMLElement>(`.fc-header ${name}`);
        const name = at('.fc-brandmark-name')!;
        const tagline = at('.fc-brandmark-tagline')!;
        const box = tagline.getBoundingClientRect();
        const frame = name.parentElement!.getBoundingClientRect();
        const row = at('.fc-header-row')!.getBoundingClientRect();
        const { top, height } = name.getBoundingClientRect();
        return {
          height: row.height,
          lines: Math.round(name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)),
          tagline: box.height > 0 && box.right <= frame.right + 1,
          offMiddle: Math.abs(top + height / 2 - (row.top + row.height / 2)),
          offCentre: Math.abs(
            at('.fc-brandmark')!.getBoundingClientRect().left +
              at('.fc-brandmark')!.offsetWidth / 2 -
              innerWidth / 2,
          ),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      }),
    );
  }
  await page.close();
  return measures;
}

it('WEB-4: a long name takes two lines at most, and its tagline goes first', async () => {
  for (const { height, lines, tagline, overflow } of await measure(long, [320, 745, 1100, 1440])) {
    expect(height).toBeLessThanOrEqual(80);
    expect(lines).toBeLessThanOrEqual(2);
    expect({ tagline, overflow }).toEqual({ tagline: false, overflow: 0 });
  }
});

it('WEB-4: a name whose tagline has no room is in the middle of the header', async () => {
  for (const look of [{}, { header: 'stacked' }] as const) {
    const family = { ...short, tagline: 'Whānau owned and run since 1961' };
    const [alone, both] = await measure(family, [320, 745], look);
    expect(alone).toMatchObject({ height: 64, tagline: false, overflow: 0 });
    expect(alone!.offMiddle).toBeLessThanOrEqual(1);
    expect(both).toMatchObject({ height: 64, lines: 1, tagline: true });
    expect(both!.offMiddle).toBeGreaterThan(4);
  }
});

it('WEB-4: a tagline that fits stays on one line beside the navigation', async () => {
  const [phone, small, wide] = await measure(short, [390, 1100, 1440]);
  expect(phone).toMatchObject({ height: 64, lines: 1, overflow: 0 });
  for (const each of [small, wide])
    expect(each).toMatchObject({ height: 80, lines: 1, tagline: true, overflow: 0 });
});

it('WEB-4: many links take a second line instead of breaking words or covering the number', async () => {
  const words = ['Cars in stock', 'New Kestrel', 'Offers', 'Finance', 'Service', 'Sell your car'];
  const links = [...words, 'Our people', 'Contact'].map((text) => ({ text, href: '/cars' }));
  const page = await pages.open([]);
  for (const look of ['bar', 'stacked'] as const) {
    const theme = { ...testTenant([]).snapshot.site.theme, header: look };
    const site = { ...long, navigation: { header: links }, phone: '07 555 0199', theme };
    const { entry, snapshot } = testTenant([], { site });
    const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
    await page.setContent(html);
    for (const width of [1100, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { over, row, boxes, height } = await page.evaluate(() => {
        const header = document.querySelector('.fc-header')!;
        const isMenu = document.querySelector('.fc-header-menu')!.clientWidth > 0;
        const shown = `.fc-brandmark-name, .fc-header-phone, ${isMenu ? '.fc-header-menu' : '.fc-nav li a'}`;
        const linesOf = (element: HTMLElement) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        return {
          over: document.documentElement.scrollWidth - innerWidth,
          row: header.getBoundingClientRect().toJSON() as DOMRect,
          height: document.querySelector('.fc-nav')!.getBoundingClientRect().height,
          boxes: [...header.querySelectorAll<HTMLElement>(shown)].map((each) => ({
            ...(each.getBoundingClientRect().toJSON() as DOMRect),
            hidden: each.scrollWidth - each.clientWidth,
            lines: linesOf(each),
            isLink: each.matches('.fc-nav a'),
          })),
        };
      });
      expect(over, `${look} at ${width} px`).toBe(0);
      expect(row.height).toBeLessThan(180);
      if (width >= 1440) expect(height).toBeGreaterThan(0);
      for (const [index, box] of boxes.entries()) {
        expect(box.hidden, `${look} at ${width} px`).toBeLessThanOrEqual(0);
        if (box.isLink) expect(box.lines, `${look} at ${width} px`).toBe(1);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.right <= other.left + 0.5 ||
            other.right <= box.left + 0.5 ||
            box.bottom <= other.top + 0.5 ||
            other.bottom <= box.top + 0.5;
          expect(apart, `${look} at ${width} px`).toBe(true);
        }
      }
    }
  }
  await page.close();
});

it('WEB-4: a header with many links is one line with room around it, or a menu button', async () => {
  const eight = ['Cars in stock', 'New cars', 'Offers', 'Finance', 'Service', 'Sell your car'];
  const labels = {
    eight: [...eight, 'Our people', 'Contact'],
    'long labels': [...eight, 'Fleet and business', 'Parts and accessories'],
    six: eight,
  };
  const page = await pages.open([]);
  for (const [name, texts] of Object.entries(labels))
    for (const header of ['bar', 'band', 'stacked'] as const) {
      const theme = { ...testTenant([]).snapshot.site.theme, header };
      const links = texts.map((text) => ({ text, href: '/cars' }));
      const site = { ...short, navigation: { header: links }, phone: '(02) 5550 0199', theme };
      const { entry, snapshot } = testTenant([], { site });
      const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
      await page.setContent(html);
      const shapes: string[] = [];
      for (const width of [1024, 1084, 1144, 1204, 1264, 1324, 1384, 1440]) {
        const at = `${name}, ${header}, ${width}`;
        await page.setViewportSize({ width, height: 800 });
        const { over, tops, before, after, menu, row } = await page.evaluate(() => {
          const box = (part: string) =>
            document.querySelector(`.fc-header ${part}`)!.getBoundingClientRect();
          const all = [...document.querySelectorAll('.fc-nav li')].map((each) =>
            each.getBoundingClientRect(),
          );
          return {
            over: document.documentElement.scrollWidth - innerWidth,
            tops: new Set(all.map(({ top }) => Math.round(top))).size,
            before: all[0]!.left - box('.fc-brandmark > span').right,
            after: box('.fc-header-phone').left - all.at(-1)!.right,
            menu: box('.fc-header-menu').width > 0,
            row: box('.fc-header-row').toJSON() as DOMRect,
          };
        });
        expect(over, at).toBe(0);
        expect(Math.abs(row.left + row.right - width), at).toBeLessThan(2);
        shapes.push(menu ? 'menu' : 'links');
        if (menu) continue;
        expect(tops, at).toBe(1);
        if (header === 'stacked') continue;
        expect(before, at).toBeGreaterThanOrEqual(16);
        expect(after, at).toBeGreaterThanOrEqual(16);
      }
      expect(shapes.at(0), name).toBe('menu');
      expect(shapes.at(-1), name).toBe('links');
      // Once there is room for the links they stay.
      expect(shapes.join(' '), name).not.toContain('links menu');
      if (name === 'six') expect(shapes.filter((shape) => shape === 'menu')).toHaveLength(2);
    }
  await page.close();
});

it('WEB-4: a logo that contains the name is alone, and one for dark grounds is in the footer', async () => {
  const asset = (path: string) => ({ path, mediaType: 'image/svg+xml', width: 420, height: 60 });
  const assets = ['/assets/logo.svg', '/assets/logo-white.svg'].map(asset);
  const draw = (look: Partial<Theme>) => {
    const theme = { ...testTenant([]).snapshot.site.theme, logo: '/assets/logo.svg', ...look };
    const { entry, snapshot } = testTenant([], {
      site: { ...short, theme },
      assets: assets as never,
    });
    const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
    const [header = '', footer = ''] = html.slice(html.indexOf('<header')).split('<footer');
    return { header, footer };
  };
  const named = draw({ logoHasName: true, logoOnDark: '/assets/logo-white.svg' });
  for (const part of [named.header, named.footer]) {
    expect(part).toContain('alt="Kauri Motors"');
    expect(part).not.toContain('fc-brandmark-name');
  }
  expect(named.header).toContain('/logo.');
  expect(named.footer).toContain('logo-white.');
  for (const look of [{ header: 'band' }, { scheme: 'dark' }] as const)
    expect(draw({ ...look, logoOnDark: '/assets/logo-white.svg' }).header).toContain('logo-white');
  // Without its file there is a name to read.
  expect(draw({ logo: '/assets/gone.svg', logoHasName: true }).header).toContain(
    'fc-brandmark-name',
  );
});

it('WEB-4: a flat logo that contains the name is as wide as a name would be, and pushes nothing off phones', async () => {
  const path = '/assets/logo.svg';
  const asset = { path, mediaType: 'image/svg+xml', width: 1000, height: 100 };
  const theme = { ...testTenant([]).snapshot.site.theme, logo: path, logoHasName: true };
  const { entry, snapshot } = testTenant([], {
    site: { ...short, theme, navigation, phone: '07 555 0199' },
    assets: [asset] as never,
  });
  const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
  const page = await pages.open([]);
  await page.setContent(html);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="100"/>';
  await page.locator('.fc-brandmark img').evaluateAll(
    (all, src) =>
      Promise.all(
        all.map(async (image) => {
          image.previousElementSibling?.remove();
          (image as HTMLImageElement).src = src;
          await (image as HTMLImageElement).decode();
        }),
      ),
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
  );
  for (const [width, least] of [
    [320, 160],
    [390, 200],
    [1440, 240],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of ['.fc-header', '.fc-footer']) {
      const logo = (await page.locator(`${part} .fc-brandmark img`).boundingBox())!;
      expect(logo.width, `${part} at ${width}`).toBeGreaterThanOrEqual(least);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.close();
});

it('WEB-4: beside a wide logo a name is shown where a word of it fits, and else not at all', async () => {
  const logo = { path: '/assets/logo.svg', mediaType: 'image/svg+xml', width: 420, height: 60 };
  const page = await pages.open([]);
  const shownAt = async (width: number, given: typeof logo) => {
    const theme = { ...testTenant([]).snapshot.site.theme, logo: logo.path };
    const site = { ...long, theme, navigation, phone: '07 555 0199' };
    const { entry, snapshot } = testTenant([], { site, assets: [given] as never });
    const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
    await page.setContent(html);
    await page.setViewportSize({ width, height: 800 });
    const { width: w, height: h } = given;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"/>`;
    return page.locator('.fc-header .fc-brandmark').evaluate(
      async (mark, src) => {
        mark.querySelector('source')?.remove();
        const image = mark.querySelector('img')!;
        image.src = src;
        await image.decode();
        const box = mark.getBoundingClientRect();
        const name = mark.querySelector('.fc-brandmark-name')!.getBoundingClientRect();
        return name.top < box.bottom ? Math.round(name.width) : 0;
      },
      `data:image/svg+xml,${encodeURIComponent(svg)}`,
    );
  };
  for (const width of [320, 390]) {
    expect(await shownAt(width, logo)).toBe(0);
    expect(await shownAt(width, { ...logo, width: 60 })).toBeGreaterThan(95);
  }
  expect(await shownAt(745, logo)).toBeGreaterThan(95);
  await page.close();
});

it('WEB-4: stacked, the logo is in the middle and the navigation below it', async () => {
  const [small, phone, wide] = await measure(short, [320, 390, 1440], { header: 'stacked' });
  expect(small).toMatchObject({ height: 64, lines: 1, overflow: 0 });
  expect(phone).toMatchObject({ height: 64, lines: 1, overflow: 0 });
  expect(wide).toMatchObject({ height: 128, lines: 1, tagline: true, overflow: 0 });
  for (const { offCentre } of [phone!, wide!]) expect(offCentre).toBeLessThan(1);
});

it('WEB-2: a band has the dark ground with its own text, and so has its menu', () => {
  const { entry, snapshot } = testTenant([], { site: { navigation } });
  const band = { ...snapshot.site, theme: { ...snapshot.site.theme, header: 'band' as const } };
  const html = (site: typeof band) =>
    renderPage(entry, { ...snapshot, site }, { answers: new Map(), ...testRequest() }).html;
  expect(html(band)).toContain('<header class="fc-header" data-look="band" data-ground="deep">');
  expect(html(snapshot.site as typeof band)).toContain('<header class="fc-header"><');
});

it('LOC-2 WEB-4: the menu button becomes a cross, and the menu has number and hours, without a script', async () => {
  const { entry, snapshot } = testTenant([], { site: { navigation, phone: '07 555 0199' } });
  const locations = ['Wharf Road', 'Depot'].map((name, index) => ({
    id: name,
    name,
    primary: index === 0,
    openingHours: [{ days: ['Mon' as const], from: '08:30', to: '17:30' }],
  }));
  const request = { ...testRequest({ now: '2026-11-23T00:00:00Z' }), locations };
  const rendered = renderPage(entry, snapshot, request);
  expect(rendered.holdsUntil).toBe('2026-11-23T06:30:00.000Z');
  const page = await pages.open([], {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await page.setContent(rendered.html);
  const button = page.getByRole('button', { name: 'Menu' });
  const shown = () => button.locator('svg:visible path').first().getAttribute('d');
  const closed = await shown();
  await button.click();
  expect(await shown()).not.toBe(closed);
  const menu = page.locator('#site-navigation');
  expect(await menu.innerText()).toMatch(/07 555 0199\s+Wharf Road\s+Open until 5:30\u00a0pm$/);
  await button.click();
  expect(await shown()).toBe(closed);
  expect(await menu.isVisible()).toBe(false);
  await page.close();
});

it('LOC-2 WEB-4: the menu has the hours of each location below its name, however short that is', async () => {
  const { entry, snapshot } = testTenant([], { site: { navigation } });
  const locations = ['Ayr', 'Northpoint Service Centre'].map((name) => ({
    ...{ id: name, name, primary: true },
    openingHours: [{ days: ['Mon' as const], from: '08:30', to: '17:30' }],
  }));
  const request = { ...testRequest({ now: '2026-11-23T00:00:00Z' }), locations };
  const page = await pages.open([], { viewport: { width: 390, height: 844 } });
  await page.setContent(renderPage(entry, snapshot, request).html);
  await page.getByRole('button', { name: 'Menu' }).click();
  const lefts = await page
    .locator('.fc-nav__contact .fc-opening')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().left));
  expect(lefts).toHaveLength(2);
  const { x } = (await page.locator('.fc-nav__contact').boundingBox())!;
  expect(lefts).toEqual([x, x]);
  await page.close();
});

it('WEB-2: WEB-4: text at 200 % shows the whole tagline, on as many lines as it needs', async () => {
  const page = await pages.open([], {
    viewport: { width: 390, height: 844 },
    tenant: { site: { ...short, navigation } },
  });
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const [words, box] = await page
    .locator('.fc-header .fc-brandmark-tagline')
    .evaluate((tagline) => {
      const range = document.createRange();
      range.selectNodeContents(tagline);
      return [range.getBoundingClientRect(), tagline.getBoundingClientRect()];
    });
  expect(words.height).toBeGreaterThan(0);
  expect(words.bottom).toBeLessThanOrEqual(box.bottom + 2);
  await page.close();
});

it('WEB-2 WEB-4: text at 200 % on 320 pixels breaks no word of the name, above the buttons', async () => {
  for (const header of ['bar', 'stacked'] as const) {
    const theme = { ...testTenant([]).snapshot.site.theme, header };
    const page = await pages.open([], {
      viewport: { width: 320, height: 844 },
      tenant: { site: { ...short, navigation, phone: '07 555 0199', theme } },
    });
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    const boxOf = (name: string) => page.locator(`.fc-header ${name}`).boundingBox();
    const name = (await boxOf('.fc-brandmark-name'))!;
    expect((await boxOf('.fc-header-menu'))!.y).toBeGreaterThanOrEqual(name.y + name.height);
    const words = await page
      .locator('.fc-brandmark-name')
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        const text = element.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length;
        });
      });
    expect(words, header).toEqual([1, 1]);
    // The menu is below the header, however high that is, so that its button closes it.
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    expect((await boxOf('.fc-nav'))!.y).toBe(
      (await page.locator('.fc-header').boundingBox())!.height,
    );
    await button.click();
    expect(await page.locator('#site-navigation').isVisible()).toBe(false);
    await page.close();
  }
});

it('WEB-2: the menu closes when the focus leaves it, and Escape returns to its button', async () => {
  const page = await pages.open(
    [{ type: 'paragraph', data: { text: '<a href="/behind">Behind</a>' } }],
    { viewport: { width: 390, height: 844 }, tenant: { site: { navigation } } },
  );
  const script = await islandScript(path.join(import.meta.dirname, 'close-menu.ts'));
  await page.addScriptTag({ content: `${script}; island.closeMenuOnLeave(document);` });
  const menu = page.locator('#site-navigation');
  const button = page.getByRole('button', { name: 'Menu' });
  const hasFocus = (text: string) =>
    page.evaluate((name) => document.activeElement?.textContent === name, text);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await hasFocus('New')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInside = () => menu.evaluate((each) => each.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  while (await isInside()) {
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus('Behind')).toBe(true);
  expect(await menu.isVisible()).toBe(false);
  await page.close();
});

it('WEB-4: paper shows the phone number, for nobody can tap on its icon', async () => {
  const { entry, snapshot } = testTenant([], { site: { ...short, phone: '07 555 0199' } });
  const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
  const page = await pages.open([], { viewport: { width: 720, height: 800 } });
  await page.setContent(html);
  const width = async () => (await page.locator('.fc-header-phone-number').boundingBox())!.width;
  expect(await width()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await width()).toBeGreaterThan(60);
  await page.close();
});
