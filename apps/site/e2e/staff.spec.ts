import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { keyboardWalk } from './walks/keyboard-walk.ts';
import { openWalk, startWalkServer, type WalkServer } from './walks/walk-site.ts';
import { walkLocations, walkTeam } from './walks/walk-stock.ts';

const tenant = {
  pages: { '/walk/team': [{ type: 'team', data: {} }] },
  data: { locations: walkLocations, team: walkTeam },
} as const;

let server: WalkServer<'with-profiles' | 'without-profiles'>;
let profiles: string;
let noProfiles: string;
test.beforeAll(async () => {
  server = await startWalkServer({
    'with-profiles': tenant,
    'without-profiles': { ...tenant, site: { featureFlags: { removeProfilePages: true } } },
  });
  ({ 'with-profiles': profiles, 'without-profiles': noProfiles } = server.origins);
});
test.afterAll(() => server.stop());

test('TEAM-3: the card leads to the page of those who have one', async ({ page }) => {
  await openWalk(page, `${profiles}/walk/team`);
  await expect(page.getByText('Joe Quiet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Joe Quiet' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mele Fonoti' }).first().click();
  await expect(page).toHaveURL(`${profiles}/team/mele-fonoti`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mele Fonoti' })).toBeVisible();
});

test('TEAM-3: the page shows who the person is and how to reach them', async ({ page }) => {
  await openWalk(page, `${profiles}/team/mele-fonoti`);
  for (const words of ['Service adviser', 'Knows your car.', '4.9 out of 5 from 86 reviews'])
    await expect(page.getByRole('article')).toContainText(words);
  await expect(page.getByRole('link', { name: 'Call (02) 5550 0142' })).toHaveAttribute(
    'href',
    'tel:0255500142',
  );
  await expect(page.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
    'href',
    '#message',
  );
  await expect(page.getByText('1 Wharf Street, Northpoint NSW 2060')).toBeVisible();
  await expectAccessible(page, 'profile');
});

test('TEAM-3: without a page of their own there is none: for one, or for the whole site', async ({
  page,
}) => {
  for (const address of [
    `${profiles}/team/joe-quiet`,
    `${profiles}/team/nobody`,
    `${noProfiles}/team/mele-fonoti`,
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
  }
  await openWalk(page, `${noProfiles}/walk/team`);
  await expect(page.getByRole('heading', { name: 'Mele Fonoti' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mele Fonoti', exact: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TEAM-3: everything is there', async ({ page }) => {
    await page.goto(`${profiles}/team/mele-fonoti`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mele Fonoti' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call/ }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  });
});

test('WEB-2: card and page are reached by keyboard', async ({ page }) => {
  await openWalk(page, `${profiles}/walk/team`);
  expect(await keyboardWalk(page)).toContain('link "Mele Fonoti"');
});
