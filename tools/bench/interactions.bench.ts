import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@forecourt/renderer/testing/launch-browser';
import type { Locator, Page } from 'playwright';
import { startMeasured } from './measured-process.ts';
import type { Result } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 5;
/** How much slower than this machine a visitor's phone is. */
const slowdown = 4;
/** Milliseconds within which an interaction has to show its effect. */
const limit = 100;
/** Milliseconds after which everything that an interaction starts has ended, answers included. */
const settled = 600;
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Something that a visitor does on a page, over and over. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state in which the visitor interacts. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Control that the visitor uses. */
  readonly control: (page: Page) => Locator;
  /** Key to press on the control; it is clicked if left out. */
  readonly key?: string;
}

/** Waits until the scripts of what is on the screen run. */
const mounted = (page: Page) =>
  page.locator('[data-mounted]').first().waitFor({ state: 'attached' });

const firstCar = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Key facts' }).waitFor();
  await mounted(page);
};
const openSheet = (page: Page) => page.locator('summary', { hasText: 'Search' }).first().click();

const interactions: readonly Interaction[] = [
  {
    name: 'a filter of 380 cars',
    path: '/cars',
    prepare: openSheet,
    control: (page) => page.getByRole('checkbox', { name: /^SUV / }),
  },
  {
    name: 'the highest price of 380 cars',
    path: '/cars',
    prepare: openSheet,
    control: (page) => page.getByRole('slider', { name: 'Highest price' }),
    key: 'ArrowLeft',
  },
  {
    name: 'the deposit of a repayment',
    path: '/cars',
    prepare: firstCar,
    control: (page) => page.getByRole('slider', { name: 'Deposit' }),
    key: 'ArrowRight',
  },
  {
    name: 'the amount of the finance calculator',
    path: '/finance',
    control: (page) => page.getByRole('slider', { name: 'You borrow' }),
    key: 'ArrowRight',
  },
  {
    name: 'the heart of a car',
    path: '/cars',
    control: (page) => page.getByRole('button', { name: /^Save / }).first(),
  },
  {
    name: 'the next photograph of a car',
    path: '/cars',
    prepare: async (page) => {
      await firstCar(page);
      await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    },
    control: (page) => page.getByRole('dialog').getByRole('button', { name: 'Next photo' }),
  },
  {
    name: 'a letter typed into a form',
    path: '/contact',
    control: (page) => page.getByRole('textbox', { name: 'Full Name' }).first(),
    key: 'a',
  },
  {
    name: 'the menu',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Menu' }),
  },
];

/** Cost of an interaction, in milliseconds of the main thread's CPU. */
interface Cost {
  /** From the input to the end of the frame that shows its first effect. */
  readonly first: number;
  /** Up to the last effect, such as the cars that an answer brings. */
  readonly all: number;
}

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const inputs = new Set(['pointerdown', 'mousedown', 'click', 'keydown', 'input', 'change']);

/** Reads what an interaction costs from a trace of it alone. */
function costIn(trace: Buffer): Cost {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const input = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && inputs.has(args.data?.type ?? ''),
  );
  const [begin, last] = [input[0], input.at(-1)];
  if (!begin || !last) throw new Error('the page received no input');
  const onMain = traceEvents.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
  const painted = onMain.find(({ name, ts }) => name === 'Paint' && ts > last.ts);
  const tasks = onMain.filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > begin.ts);
  if (!painted || tasks.length === 0) throw new Error('the trace shows no effect of the input');
  const sum = (some: readonly TraceEvent[]) =>
    some.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  return { first: sum(tasks.filter(({ ts }) => ts <= painted.ts)), all: sum(tasks) };
}

/** Returns the cost of an interaction, the median of several. */
async function costOf(page: Page, { control, key }: Interaction): Promise<Cost> {
  const browser = page.context().browser()!;
  const target = control(page);
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  if (key) await target.focus();
  const costs: Cost[] = [];
  for (let round = 0; round <= rounds; round++) {
    await page.waitForTimeout(settled);
    await browser.startTracing(page, { categories });
    if (key) await page.keyboard.press(key);
    else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(settled);
    costs.push(costIn(await browser.stopTracing()));
  }
  // The first compiles what the others run.
  return costs.slice(1).sort((a, b) => a.first - b.first)[Math.floor(rounds / 2)]!;
}

/**
 * Measures the main thread's CPU of every interaction up to its first effect, multiplied by the
 * slowdown of a phone. Other load of the machine hardly counts.
 */
export async function interactionsBench(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const server = await startMeasured(join(root, 'apps/site/build/server/index.js'), [], {
    FORECOURT_TENANTS_DIR: join(root, 'tenants'),
    FORECOURT_DATA_DIR: dataDir,
    FORECOURT_PICTURES_AHEAD: 'false',
    METRICS_PORT: '0',
    NODE_ENV: 'production',
  });
  const browser = await launchBrowser();
  try {
    const results: Result[] = [];
    for (const interaction of interactions) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`http://harbour-city.localhost:${server.port}${interaction.path}`);
      await page.waitForTimeout(settled);
      await interaction.prepare?.(page);
      const cost = await costOf(page, interaction);
      await page.close();
      results.push({
        name: `interaction with ${interaction.name} / ${limit} ms`,
        ratio: (cost.first * slowdown) / limit,
        limit: 1,
        detail: `on a phone ${slowdown} times slower ${Math.round(cost.first * slowdown)} ms of CPU to the first effect, ${Math.round(cost.all * slowdown)} ms to the last`,
      });
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
