import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, islandScript, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
let script: string;

beforeAll(async () => {
  script = await islandScript(join(import.meta.dirname, 'testing/picker-page.tsx'));
  pages = await browserPages();
});
afterAll(() => pages?.close());

const origin = 'https://www.test-dealer.example';
const location = (id: string, lat: number) => ({
  id,
  name: `Yard ${id}`,
  address: { city: 'Kiama', lat, long: 150.85 },
  dealership: { id: `d${id}`, slug: `yard-${id}` },
});
const websites = [
  { id: '1', name: 'Group', locations: [location('a', -34.6), location('b', -35)] },
];
const places = [{ id: '1', name: 'Kiama', state: 'NSW', lat: -34.67, long: 150.85 }];

async function open() {
  const page = await pages.open([]);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/manufacturer-locations') return route.fulfill({ json: { websites } });
    if (pathname === '/api/places') return route.fulfill({ json: { places } });
    const body = `<!doctype html><title>Form</title><form></form><script>${script};island.mount()</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`${origin}/form`);
  const sent = () =>
    page.evaluate(() => String(new FormData(document.querySelector('form')!).get('location_id')));
  return { page, input: page.getByRole('combobox'), sent };
}

describe('the dealership search as a field', () => {
  it('DSH-1, FRM-10: a place lists what is near; picking sets the field, clearing clears it', async () => {
    const { page, input, sent } = await open();
    await input.fill('kiam');
    await page.getByRole('option', { name: 'Kiama, NSW' }).click();
    expect(await sent()).toBe('');
    await page.getByRole('button', { name: 'Yard b' }).click();
    expect(await sent()).toBe('b');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await sent()).toBe('');
    await page.close();
  });

  it('DSH-1: clearing while the network loads discards what is near the place', async () => {
    const { page, input } = await open();
    const network = Promise.withResolvers<void>();
    await page.route('**/api/manufacturer-locations', async (route) => {
      await network.promise;
      await route.fallback();
    });
    await input.fill('kiam');
    await page.getByRole('option', { name: 'Kiama, NSW' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    network.resolve();
    await input.fill('yard a');
    await page.getByRole('option', { name: 'Yard a' }).waitFor();
    expect(await page.getByRole('button', { name: /^Yard/ }).count()).toBe(0);
    await page.close();
  });

  it('DSH-1: a network out of reach is reported as that, not as nothing near', async () => {
    const { page, input } = await open();
    const message = page.getByText('We couldn’t look that up. Check your connection');
    await page.route('**/api/manufacturer-locations', (route) => route.abort());
    await input.fill('kiam');
    await page.getByRole('option', { name: 'Kiama, NSW' }).click();
    await message.waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.route('**/api/places*', (route) => route.abort());
    await input.fill('kiama');
    await message.waitFor();
    expect(await page.getByText(/^No /).count()).toBe(0);
    await page.close();
  });

  it('DSH-1: Enter takes the first suggestion and does not send the form', async () => {
    const { page, input, sent } = await open();
    await input.fill('yard a');
    await page.getByRole('option', { name: 'Yard a' }).waitFor();
    await page.getByRole('option').nth(1).waitFor();
    await page.route('**/api/places*', (route) => route.fulfill({ json: { places: [] } }));
    await input.fill('yard b');
    await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 1);
    await input.press('Enter');
    expect(await sent()).toBe('b');
    expect(await input.inputValue()).toBe('Yard b');
    expect(page.url()).toBe(`${origin}/form`);
    await page.close();
  });
});
