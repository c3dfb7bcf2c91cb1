import type { FinanceCalculatorData } from '@forecourt/block-schemas';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { launchBrowser } from '../../testing/launch-browser.ts';
import type { TestTenant } from '../../testing/snapshot.ts';

const nz: TestTenant = { site: { region: 'NZ' } };
let browser: Browser;
let script: string;

/** Bundle of the island, which the test starts. */
const bundle = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { mount } from './financeCalculator.island.tsx';
        globalThis.used = [];
        addEventListener('forecourt:analytics', ({ detail }) => globalThis.used.push(detail));
        globalThis.start = () => document.querySelectorAll('[data-island]').forEach((element) =>
          mount(element, JSON.parse(element.querySelector('script').textContent)));`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]!.text;
};

beforeAll(async () => {
  script = await bundle();
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

/** Opens a page of calculators; any React error fails the test. */
const open = async (data: FinanceCalculatorData = {}, tenant?: TestTenant, copies = 1) => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const block = { type: 'financeCalculator', data: { ...data } };
  const html = drawBlocks(
    Array.from({ length: copies }, () => block),
    tenant,
  );
  await page.setContent(
    `<!doctype html><title>Test</title>${html}</main><script>${script}</script>`,
  );
  const start = () => page.evaluate('start()');
  const close = async () => {
    expect(complaints).toEqual([]);
    await page.close();
  };
  return { page, start, close };
};

const figure = (page: Page) => page.locator('.fc-financeCalculator-figure').first();
const amount = (page: Page) => page.getByRole('slider', { name: 'You borrow' }).first();
const shows = (page: Page, text: string) => figure(page).getByText(text).waitFor();
const used = (page: Page) => page.evaluate<unknown>('used');

describe('financeCalculator in the browser', () => {
  it('FIN-2: the figure, its terms and the links follow the keyboard on a slider', async () => {
    const buttons = [{ text: 'Cars under {repayment}', href: '/cars' }];
    const { page, start, close } = await open({ amount: { default: 36_000 }, buttons });
    await start();
    await amount(page).press('ArrowRight');
    await shows(page, '$168');
    expect(await amount(page).getAttribute('aria-valuetext')).toBe('$36,500');
    await page.getByText('at 7.49% p.a. over 5 years on $36,500 borrowed').waitFor();
    await page.getByRole('link', { name: 'Cars under $168 a week' }).waitFor();
    await close();
  });

  it('FIN-2: another frequency is another repayment', async () => {
    const { page, start, close } = await open({ amount: { default: 36_000 } });
    await start();
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await shows(page, '$721');
    await page.getByText('a month', { exact: true }).waitFor();
    await close();
  });

  it('FIN-2: the result is read out once it rests, not on the way and not at first', async () => {
    const { page, start, close } = await open({ amount: { default: 36_000 } });
    // Freeze the clock before anything is timed, so that the load of the machine has no effect.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await start();
    await page.clock.runFor(1_000);
    const said = () => page.locator('output').textContent();
    expect(await said()).toBe('');
    for (const repayment of ['$168', '$171', '$173']) {
      await amount(page).press('ArrowRight');
      await shows(page, repayment);
      await page.clock.runFor(600);
      expect(await said()).toBe('');
    }
    // React may set its timer shortly after it has rendered the figure.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return said();
      })
      .toContain('$173 a week, $44,986 in repayments over 5 years');
    await close();
  });

  it('FIN-3: a typed amount counts at once, is clamped to the maximum, and words become 0', async () => {
    const { page, start, close } = await open({}, nz);
    await start();
    const field = page.getByRole('textbox', { name: 'Amount you borrow' });
    await field.fill('28 000');
    await shows(page, '$143');
    await field.fill('$2,000,000');
    await page.getByText('The most you can borrow is $150,000.').waitFor();
    await field.blur();
    expect(await field.inputValue()).toBe('$150,000');
    await field.fill('lots');
    await page.getByText('The least you can borrow is $5,000.').first().waitFor();
    await field.blur();
    expect(await field.inputValue()).toBe('$0');
    await close();
  });

  it('FIN-3: an amount below the lender’s minimum has no repayment, but says what the minimum is', async () => {
    const buttons = [
      { text: 'Cars under {repayment}', href: '/cars' },
      { text: 'Talk to us', href: '/contact' },
    ];
    const { page, start, close } = await open({ buttons }, nz);
    await start();
    await page.getByRole('textbox', { name: 'Amount you borrow' }).fill('1');
    await page.getByText('The least you can borrow is $5,000.').first().waitFor();
    await page.getByRole('link', { name: 'Talk to us' }).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/a week|\$0|Cars under|Estimate only/);
    await page.getByRole('textbox', { name: 'Amount you borrow' }).fill('5000');
    await shows(page, '$26');
    await close();
  });

  it('FIN-4: the first interaction dispatches event 26, once per page with two calculators', async () => {
    const { page, start, close } = await open({}, undefined, 2);
    await start();
    expect(await used(page)).toEqual([]);
    await amount(page).press('ArrowRight');
    await page.getByRole('radio', { name: 'Monthly' }).last().check();
    await amount(page).press('ArrowRight');
    expect(await used(page)).toEqual([{ eventId: 26 }]);
    await close();
  });

  it('FIN-1: preserves sliders that were moved before the script ran', async () => {
    const { page, start, close } = await open({}, nz);
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await page.getByRole('slider', { name: 'Paid back over' }).fill('3');
    await page.getByRole('textbox').fill('20000');
    await start();
    await page.getByText('at 11.95% p.a. over 3 years on $20,000 borrowed').waitFor();
    await page.getByText('a month', { exact: true }).waitFor();
    await close();
  });
});
