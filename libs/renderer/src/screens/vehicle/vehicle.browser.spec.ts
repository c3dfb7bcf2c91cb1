import { join } from 'node:path';
import type { Car, DealerLocation, TeamMember } from '@forecourt/block-schemas';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, islandScript, type BrowserPages } from '../../testing/browser-pages.ts';
import { layoutErrors, longWord } from '../../testing/layout-errors.ts';
import { testAsset, testRequest, testTenant } from '../../testing/snapshot.ts';
import { renderVehiclePage } from './vehicle-page.tsx';

let pages: BrowserPages;
let script: string;

beforeAll(async () => {
  script = await islandScript(join(import.meta.dirname, 'vehicle.island.ts'));
  pages = await browserPages();
});
afterAll(() => pages?.close());

const photos = [1, 2, 3].map((number) => `/assets/photo-${number}.svg`);

async function open({
  island = true,
  width = 1440,
  height = 700,
  more = {} as Partial<Car>,
  locations = [] as readonly DealerLocation[],
  similar = [] as readonly Car[],
  salesperson = undefined as TeamMember | undefined,
} = {}): Promise<Page> {
  const page = await pages.open([], {
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const path = '/finance';
  const finance = testTenant([{ type: 'form', data: { preset: 'finance' } }], { page: { path } });
  const { snapshot: bare } = testTenant([], {
    assets: photos.map((path, index) => testAsset(path, index === 0 ? { cutOut: true } : {})),
    site: { settings: { cars: { comparisonRate: 8.12 } } },
  });
  const snapshot = { ...bare, pages: new Map([...bare.pages, [path, finance.entry]]) };
  const car: Car = { id: 'c', slug: 'c', name: 'A car', price: 20_000, km: 10, photos, ...more };
  const data = { car, similar, locations, salesperson };
  const { html } = renderVehiclePage(data, snapshot, testRequest());
  await page.setContent(html.replace(/<script type="module"[^>]*><\/script>/g, ''));
  if (island)
    await page.addScriptTag({
      content: `${script};const root = document.querySelector('[data-island=vehicle]');
        island.mount(root, JSON.parse(root.querySelector(':scope > script').textContent));`,
    });
  return page;
}
const shown = (page: Page) => page.locator('.fc-vehicle__stage img').getAttribute('alt');

describe('the page of a car in the browser', () => {
  it('CAR-7: the stand-in of a car without photos leaves its name in view on a tablet, across the page', async () => {
    const page = await open({ width: 1024, height: 768, more: { photos: [] } });
    const gallery = (await page.locator('.fc-vehicle__gallery').boundingBox())!;
    expect(gallery.width).toBeGreaterThan(900);
    expect(gallery.height).toBe(320);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(700);
    await page.close();
  });

  it('CAR-9: the first screen of a phone has kilometres and transmission beside the label', async () => {
    const more = { car_type: 'New', transmission: 'Manual' } as const;
    const page = await open({ width: 390, height: 844, more });
    const brief = page.locator('.fc-vehicle__brief');
    const price = (await page.locator('.fc-vehicle__price').boundingBox())!;
    expect((await brief.innerText()).replaceAll('\u00a0', ' ')).toBe('10 km · Manual');
    expect((await brief.boundingBox())!.y).toBeLessThan(price.y);
    expect(price.y + price.height).toBeLessThan(700);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await brief.isVisible()).toBe(false);
    await page.close();
  });

  it('WEB-2 CAR-9: with text at 200 % no amount and no fact breaks within a word', async () => {
    const similar = [1, 2].map((id): Car => ({
      id: `s${id}`,
      slug: `s${id}`,
      name: 'Another car',
    }));
    const page = await open({
      width: 320,
      more: {
        make: 'Constellation',
        model: 'Drover',
        price: 160_685,
        transmission: 'Automatic',
        warranty: 'Unlimited kilometres',
      },
      similar: similar.map((car) => ({ ...car, price: 168_280, photos, km: 23 })),
    });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [320, 400, 480, 524, 560, 640]) {
      await page.setViewportSize({ width, height: 700 });
      const errors = await page.evaluate(layoutErrors, longWord);
      expect(errors.filter((error) => error.startsWith('word broken'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.close();
  });

  it('CAR-9: on a tablet the key facts fill the space below the photos, beside the price', async () => {
    const more = { transmission: 'Manual', simple_fuel: 'Diesel', seats: 5 };
    const page = await open({ width: 820, height: 1100, more });
    const box = (await page.locator('.fc-vehicle__box').boundingBox())!;
    const gallery = (await page.locator('.fc-vehicle__gallery').boundingBox())!;
    const facts = (await page.locator('.fc-vehicle__facts').boundingBox())!;
    expect(facts.x).toBe(gallery.x);
    expect(facts.x + facts.width).toBeLessThan(box.x);
    expect(facts.y).toBeLessThan(box.y + box.height);
    const thumbs = await page
      .locator('.fc-vehicle__thumbs li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(thumbs).size).toBe(1);
    await page.close();
  });

  it('CAR-6: a finger swipes to the next picture at its largest, but neither scrolls nor pinches to it', async () => {
    const page = await open({ width: 390 });
    await page.getByRole('link', { name: 'A car, photo 2' }).click();
    const swipe = (across: number, down: number, fingers = 1) =>
      page.locator('dialog').evaluate(
        (dialog, [x, y, count]) => {
          const from = { clientX: 200, clientY: 200 };
          const to = { clientX: 200 + x!, clientY: 200 + y! };
          const touch = (type: string, touches: unknown) =>
            dialog.dispatchEvent(Object.assign(new Event(type), touches));
          touch('touchstart', { touches: new Array(count).fill(from) });
          touch('touchend', { changedTouches: [to] });
        },
        [across, down, fingers],
      );
    await swipe(-90, 10);
    expect(await shown(page)).toBe('A car, photo 3');
    await swipe(60, 0);
    await swipe(-30, 0);
    await swipe(-90, 80);
    await swipe(-90, 0, 2);
    expect(await shown(page)).toBe('A car, photo 2');
    await page.close();
  });

  it('CAR-6: a picture opens at its largest; arrows, keys and Escape work; focus comes back', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'A car, photo 2' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Photos of A car' });
    expect(await dialog.isVisible()).toBe(true);
    expect(await shown(page)).toBe('A car, photo 2');
    expect(await dialog.getByText('2 of 3').isVisible()).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe('A car, photo 3');
    // The focus starts on the way ahead.
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe('A car');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    // The browser reports the closing a moment later; the strip then goes to the picture.
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('href')?.includes('photo-3'),
    );
    await page.waitForFunction(() => {
      const strip = document.querySelector('.fc-vehicle__photos')!;
      return Math.round(strip.scrollLeft / strip.clientWidth) === 2;
    });
    await page.close();
  });

  it('CAR-6: a cut-out opens on the light ground that it has in the strip, a photograph on none', async () => {
    const page = await open();
    const ground = () =>
      page
        .locator('.fc-vehicle__stage')
        .evaluate((stage) => getComputedStyle(stage).backgroundImage);
    await page.getByRole('link', { name: 'A car', exact: true }).click();
    expect(await ground()).toContain('linear-gradient');
    await page.keyboard.press('ArrowRight');
    expect(await ground()).toBe('none');
    await page.close();
  });

  it('CAR-6: a small picture moves the strip to its large one, and the page stays', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo(0, 60));
    await page.getByRole('link', { name: 'Photo 3', exact: true }).click();
    await page.waitForFunction(() => {
      const strip = document.querySelector('.fc-vehicle__photos')!;
      return Math.round(strip.scrollLeft / strip.clientWidth) === 2;
    });
    expect(await page.evaluate(() => scrollY)).toBe(60);
    await page.close();
  });

  it('CAR-6: without a script the small pictures lead into the strip, and the large ones are links', async () => {
    const page = await open({ island: false });
    await page.getByRole('link', { name: 'Photo 2', exact: true }).click();
    await page.waitForFunction(() => {
      const strip = document.querySelector('.fc-vehicle__photos')!;
      return Math.round(strip.scrollLeft / strip.clientWidth) === 1;
    });
    expect(await page.getByRole('link', { name: 'A car, photo 2' }).getAttribute('href')).toMatch(
      /^\/_image\/.*1920\.webp/,
    );
    await page.close();
  });

  it('CAR-6: on a phone Call and Enquire stay at hand; on a desk the price box stays in view', async () => {
    const phone = await open({ width: 390 });
    const bar = phone.locator('.fc-call-bar');
    const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottom()).toBe(700);
    expect(await phone.getByRole('link', { name: 'Enquire about this car' }).isVisible()).toBe(
      false,
    );
    const name = phone.getByLabel('Full Name');
    await name.focus();
    expect(await bar.isVisible(), 'beside the field that is filled in').toBe(false);
    await name.blur();
    expect(await bar.isVisible()).toBe(true);
    await phone.close();

    const small = await open({ width: 320, height: 900 });
    // Neither the weekly amount nor the comparison rate or the link breaks within itself.
    const lines = small.locator('.fc-vehicle__weekly > *').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const bottoms = [...range.getClientRects()].map(({ bottom: edge }) => edge);
        return Math.max(...bottoms) - Math.min(...bottoms);
      }),
    );
    expect(await lines).toHaveLength(3);
    for (const spread of await lines) expect(spread).toBeLessThan(12);
    for (const width of [320, 745]) {
      await small.setViewportSize({ width, height: 900 });
      const below = small.locator('.fc-call-bar');
      // The bar may cover the price box: it holds the price itself, beside its buttons.
      const tops = await below
        .locator('> *')
        .evaluateAll((parts: HTMLElement[]) =>
          parts.map(({ offsetTop, offsetHeight }) => Math.round(offsetTop + offsetHeight / 2)),
        );
      expect(await below.getByText('$20,000').isVisible()).toBe(true);
      expect(Math.max(...tops) - Math.min(...tops), `${width}`).toBeLessThan(4);
    }
    await small.close();

    const desk = await open({ height: 420 });
    expect(await desk.locator('.fc-call-bar').isVisible()).toBe(false);
    await desk.evaluate(() => scrollTo(0, 400));
    const top = await desk
      .locator('.fc-vehicle__box')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBe(24);
    await desk.close();
  });

  it('CAR-9 WEB-4: on a phone the photos are as wide as the screen, and Save shares the trail’s line', async () => {
    const more = { name: '2024 Ostara Tern Summit', make: 'Ostara', model: 'Tern' };
    const page = await open({ width: 390, more });
    const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
    expect(await boxOf('.fc-vehicle__view')).toMatchObject({ x: 0, width: 390 });
    expect(await page.locator('.fc-crumbs').innerText()).toMatch(/Ostara Tern$/);
    const [trail, save] = [(await boxOf('.fc-crumbs'))!, (await boxOf('.fc-heart'))!];
    const middle = ({ y, height }: typeof trail) => y + height / 2;
    expect(Math.abs(middle(trail) - middle(save))).toBeLessThan(2);
    const header = (await boxOf('.fc-header'))!;
    expect(trail.y - header.y - header.height).toBeLessThan(24);
    await page.close();
  });

  it('CAR-9: deposit and term change every weekly figure, and keys move the sliders', async () => {
    const page = await open();
    const figure = page.locator('.fc-vehicle__figure').first();
    const before = await figure.textContent();
    const deposit = page.getByRole('slider', { name: 'Deposit' });
    await deposit.focus();
    await page.keyboard.press('End');
    expect(await deposit.getAttribute('aria-valuetext')).toBe('$10,000');
    await page.getByRole('slider', { name: 'Paid back over' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByText('a week for 6 years').isVisible()).toBe(true);
    const after = await figure.textContent();
    expect(after).not.toBe(before);
    expect(await page.locator('.fc-vehicle__weekly').textContent()).toContain(after);
    const sent = page.locator('[data-loan-sent]');
    expect(await sent.textContent()).toContain(`${after} a week over 6 years`);
    expect(
      await page.evaluate(() => [...new FormData(document.forms[0]).entries()].flat()),
    ).toContain('Repayment Estimate');
    // The finance form gets the same loan, in its address.
    const finance = page.getByRole('link', { name: 'Ask about finance' });
    expect(await finance.getAttribute('href')).toMatch(
      /\/finance\?.*vehiclePriceBudget=10000&carPrice=20000&deposit=10000&loanTerm=6#form$/,
    );
    await page.close();
  });

  it('CAR-9 FIN-1: the comparison rate is as large and as bold as the weekly amount beside it', async () => {
    const page = await open();
    for (const selector of ['.fc-vehicle__weekly strong', '.fc-vehicle__figure']) {
      const looks = await page.locator(selector).evaluateAll((figures) =>
        figures.map((figure) => {
          const { fontSize, fontWeight, fontFamily, color } = getComputedStyle(figure);
          return { fontSize, fontWeight, fontFamily, color };
        }),
      );
      expect(looks).toHaveLength(2);
      expect(looks[1]).toEqual(looks[0]);
    }
    await page.close();
  });

  it('CAR-9: the link is copied where the browser has neither sharing nor a clipboard', async () => {
    const page = await open();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    expect(await page.evaluate(() => 'share' in navigator || 'clipboard' in navigator)).toBe(false);
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await page.getByText('Link copied').waitFor();
    expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.evaluate(() => (document.execCommand = () => false));
    await share.click();
    await page.getByText('Copy the link from your browser’s address bar').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  it('CAR-9 WEB-4: on a tablet price and the first button are beside the photos, on the first screen', async () => {
    const more = { year: 2024, car_type: 'Used', stock_number: 'H1', certified: true };
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
    ] as const) {
      const page = await open({ width, height, more });
      const gallery = (await page.locator('.fc-vehicle__gallery').boundingBox())!;
      const enquire = page.getByRole('link', { name: 'Enquire about this car' });
      const button = (await enquire.boundingBox())!;
      expect(button.x).toBeGreaterThan(gallery.x + gallery.width);
      expect(button.y + button.height, `${width} px`).toBeLessThan(height);
      const form = (await page.locator('.fc-vehicle__enquiry').boundingBox())!;
      expect(form.width).toBeGreaterThan(width - 100);
      await page.close();
    }
  });

  it('CAR-9, WEB-4: on a tablet eight facts are two rows', async () => {
    const facts = { year: 2024, seats: 5, transmission: 'Automatic', simple_fuel: 'Hybrid' };
    const page = await open({ width: 745, more: { ...facts, engine: '2.5 L', doors: 5 } });
    const rows = await page
      .locator('.fc-vehicle__facts > div')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(rows.length).toBeGreaterThan(4);
    expect(new Set(rows).size).toBe(2);
    await page.close();
  });

  it('CAR-9: long comments print to their last word, on a second page if need be', async () => {
    const damage = 'Scratches on the left rear door, repaired and repainted. '.repeat(60);
    const page = await open({ more: { dealercomments: `<p>${damage}The end.</p>` } });
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.locator('.fc-prose').evaluate((prose) => {
      const hiding = [];
      for (let at: Element | null = prose; at; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY === 'hidden')
          hiding.push(at.className);
      return hiding;
    });
    expect(hidden).toEqual([]);
    expect(await page.getByText('The end.').isVisible()).toBe(true);
    await page.close();
  });

  it('CAR-9: a car with every fact prints on one page', async () => {
    const texts = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => `${text} ${index + 1}`);
    const northpoint: DealerLocation = {
      id: 'northpoint',
      name: 'Northpoint',
      address: { street: '18 Wharf Street', city: 'Northpoint', lat: -33.84, long: 151.2 },
      contact_detail: { phone: '(02) 5550 0142' },
    };
    const page = await open({
      locations: [northpoint],
      salesperson: {
        id: '1',
        slug: 'linh',
        name: 'Linh Nguyen',
        position: 'Sales',
        phone: '(02) 5550 0153',
      },
      more: {
        price_before: 22_000,
        price_reduced_on: '2026-11-12',
        stock_number: 'H1',
        certified: true,
        location_id: 'northpoint',
        location_name: 'Northpoint',
        features: [{ name: 'Safety', items: texts(40, 'Feature') }],
        inspection_date: '2026-11-14',
        inspection_checks: 132,
        inspection_points: texts(46, 'Point of the inspection'),
        history_points: texts(5, 'Point of the history check'),
        dealercomments: texts(6, 'What the dealer says about this car, at length,')
          .map((text) => `<p>${text}</p>`)
          .join(''),
        ...{ length_mm: 4660, width_mm: 1865, height_mm: 1690, wheelbase_mm: 2730 },
        ...{ ground_clearance_mm: 195, boot_litres: 580, kerb_mass_kg: 1690, payload_kg: 520 },
        ...{ year: 2024, seats: 5, doors: 5, transmission: 'Automatic', simple_fuel: 'Hybrid' },
        ...{ engine: '2.5 L', drive_type: 'AWD', colour: 'Chalk', rego: 'ABC12D', owners: 1 },
      },
    });
    // The margins of a browser's print dialog.
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const sheet = await page.pdf({ format: 'A4', margin });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Point of the inspection 46').isVisible()).toBe(true);
    expect(await page.getByText('Feature 40').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 700, height: 1000 });
    // Without its map, the yard has the whole of its half.
    const address = page.getByText('18 Wharf Street, Northpoint');
    expect((await address.boundingBox())!.height).toBeLessThan(30);
    await page.close();
  });
});
