import { expect, test, type Page } from '@playwright/test';
import { hiddenChoices } from '../../../libs/renderer/src/testing/hidden-choices.ts';
import { layoutErrors, longWord } from '../../../libs/renderer/src/testing/layout-errors.ts';
import { axeErrors, wcagAndBestPractice } from './accessibility/axe.ts';
import { pageStates, type PageState } from './accessibility/states.ts';
import { openWalk } from './walks/walk-site.ts';

const full = Boolean(process.env.FORECOURT_FULL);
const tenants = ['harbour-city', 'kauri-motors'];
const widths = [320, 390, 1440];

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A state to check on one tenant's site at one width. */
interface Visit {
  readonly state: PageState;
  readonly tenant: string;
  readonly width: number;
}

const visits: readonly Visit[] = pageStates.flatMap((state) =>
  tenants.flatMap((tenant) =>
    widths
      .filter((width) => width <= (state.maxWidth ?? Infinity))
      .map((width) => ({ state, tenant, width })),
  ),
);

/** The quick run visits each state once, on alternate sites at alternate widths. */
const seen = full
  ? visits
  : pageStates.map((state, index) => {
      const own = visits.filter((visit) => visit.state === state);
      return own[index % own.length]!;
    });

async function open(page: Page, { state, tenant, width }: Visit): Promise<void> {
  await page.setViewportSize({ width, height: width < 820 ? 844 : 900 });
  await openWalk(page, `http://${tenant}.localhost:${process.env.E2E_PORT}${state.path}`);
  await state.reach?.(page);
}

for (const visit of seen)
  test(`WEB-2: ${visit.tenant}, ${visit.width} px: ${visit.state.name}: accessible, and nothing is cut off`, async ({
    page,
  }) => {
    await open(page, visit);
    expect.soft(await axeErrors(page, { tags: wcagAndBestPractice }), 'axe').toEqual([]);
    expect.soft(await page.evaluate(layoutErrors, longWord), 'layout').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(hiddenChoices), 'choices in forced colours').toEqual([]);
  });
