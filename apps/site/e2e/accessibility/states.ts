import { expect, type Page } from '@playwright/test';
import { nextButton } from '../forms/form-driver.ts';

/** A page of a demo tenant in a state that visitors bring it into. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Brings the opened page into the state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Widest screen that has the state, in pixels. */
  readonly maxWidth?: number;
}

/** Widest screen on which the navigation is a menu and the search a sheet. */
const phone = 390;

const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '');
  });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function saveTwo(page: Page): Promise<void> {
  for (const index of [0, 1])
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /^Save / })
      .click();
}

async function compareTwo(page: Page): Promise<void> {
  await saveTwo(page);
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 cars' })).toBeVisible();
}

async function openFirstCar(page: Page): Promise<void> {
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
}

async function sendEmpty(page: Page): Promise<void> {
  await nextButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

/** States that no address leads to, and pages without a file of their own. */
export const pageStates: readonly PageState[] = [
  {
    name: 'the menu',
    path: '/',
    maxWidth: phone,
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'the search as a sheet',
    path: '/cars',
    maxWidth: phone,
    reach: (page) => page.locator('summary', { hasText: 'Search' }).first().click(),
  },
  { name: 'filtered cars', path: '/cars?simple_body=SUV&simple_fuel=Hybrid&price=-60000' },
  { name: 'no car found', path: '/cars?q=zzzz&simple_fuel=Hybrid' },
  { name: 'two saved cars', path: '/cars', reach: saveTwo },
  { name: 'no saved cars', path: '/shortlist' },
  {
    name: 'the saved cars',
    path: '/cars',
    reach: async (page) => {
      await saveTwo(page);
      await page.getByRole('link', { name: '2 saved' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '2 saved cars' })).toBeVisible();
    },
  },
  { name: 'nothing to compare', path: '/compare' },
  { name: 'a comparison', path: '/cars', reach: compareTwo },
  {
    name: 'all that a car’s page folds',
    path: '/cars?car_type=Used&sort=created_at_timestamp:asc',
    reach: async (page) => {
      await openFirstCar(page);
      await unfoldAll(page);
    },
  },
  {
    name: 'a photograph in full size',
    path: '/cars?car_type=Used&sort=created_at_timestamp:asc',
    reach: async (page) => {
      await openFirstCar(page);
      await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'a car that is gone', path: '/cars/no-such-car' },
  { name: 'a page that is not found', path: '/no-such-page' },
  { name: 'opening hours', path: '/contact', reach: unfoldAll },
  { name: 'errors of a form', path: '/contact', reach: sendEmpty },
  { name: 'errors of a form in steps', path: '/service', reach: sendEmpty },
  { name: 'errors of an application', path: '/finance', reach: sendEmpty },
  { name: 'thanks', path: '/thank-you?category=test-drive-booking' },
  { name: 'terms of offers', path: '/special-offers', reach: unfoldAll },
  { name: 'a model with everything unfolded', path: '/models/tern', reach: unfoldAll },
  { name: 'answers to questions', path: '/help', reach: unfoldAll },
];
