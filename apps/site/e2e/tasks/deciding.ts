import { expect } from '@playwright/test';
import type { Task } from './task.ts';
import { aCar, type Visitor } from './visitor.ts';

/** Opens the first car of the stock, or of a search that a link leads to. */
const opensACar = async (visitor: Visitor, list = '/cars'): Promise<void> => {
  await visitor.opens(list);
  await visitor.tap('link', aCar, visitor.page.getByRole('article').first());
  await visitor.reads('Key facts');
};

/** Tasks of visitors who have found a car that may be the one. */
export const deciding: readonly Task[] = [
  {
    id: 'CAR-8',
    title: 'Compare two cars and ask about both',
    walk: async (visitor) => {
      await visitor.opens('/cars');
      const cards = visitor.page.getByRole('article');
      await visitor.tap('button', /^Save /, cards.nth(0));
      await visitor.tap('button', /^Save /, cards.nth(1));
      await visitor.tap('link', 'Compare 2');
      await visitor.reads('Compare 2 cars');
      await visitor.introduces('Full Name');
      await visitor.agreesAndSends('Send enquiry');
      await visitor.reads('Thank you');
    },
  },
  {
    id: 'CAR-9',
    title: 'Work out what a car costs a week with a deposit of $5,000',
    walk: async (visitor) => {
      await opensACar(visitor);
      await visitor.tap('link', 'Change');
      await visitor.slide('Deposit', 5000);
      await visitor.sees(/with a deposit of \$5,000/);
    },
  },
  {
    id: 'CAR-9',
    title: 'See all photographs of a car in full size',
    walk: async (visitor) => {
      await opensACar(visitor);
      const photos = visitor.page.getByRole('region', { name: 'Photos' });
      await visitor.tap('link', aCar, photos);
      await visitor.tap('button', 'Next photo', visitor.page.getByRole('dialog'));
      await expect(
        visitor.find('img', /, from the side$/, visitor.page.getByRole('dialog')),
      ).toBeVisible();
    },
  },
  {
    id: 'CAR-9',
    title: 'Read what the inspection of a used car found',
    walk: async (visitor) => {
      await opensACar(visitor, '/cars?car_type=Used&sort=created_at_timestamp:asc');
      await visitor.tap('heading', /^Inspection report, \d+ points$/);
      await visitor.sees(/brake/i);
    },
  },
  {
    id: 'CAR-9',
    title: 'Send the link of a car to a friend',
    walk: async (visitor) => {
      await visitor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await opensACar(visitor);
      await visitor.tap('button', 'Share');
      await visitor.sees('Link copied');
      const copied = await visitor.page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(visitor.page.url());
    },
  },
  {
    id: 'CAR-9',
    title: 'Print a car’s page',
    walk: async (visitor) => {
      let prints = 0;
      await visitor.page.exposeFunction('print', () => (prints += 1));
      await opensACar(visitor);
      await visitor.tap('button', 'Print');
      await expect.poll(() => prints).toBe(1);
    },
  },
  {
    id: 'MDL-5',
    title: 'Compare the versions of a new model and ask for a quote on one',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.navigate('New cars');
      await visitor.tap('link', 'Tern');
      await visitor.reads('Compare versions');
      await visitor.tap('link', /^Get a quote : Tern Touring/);
      await visitor.introduces('Full Name');
      await visitor.agreesAndSends(/^(?:Send|Get|Ask|Request)/);
      await visitor.reads(/^Thank you/);
    },
  },
];
