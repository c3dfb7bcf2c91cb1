import { expect } from '@playwright/test';
import type { Task } from './task.ts';

/** Tasks of visitors who have a question that the site answers. */
export const asking: readonly Task[] = [
  {
    id: 'LOC-2',
    title: 'Find out when the workshop is open on a public holiday',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.navigate('Contact');
      await visitor.reads('Where to find us');
      await visitor.unfold(/opening hours of Saltpan Road/);
      const hours = visitor.page.getByRole('table', { name: 'Holidays' });
      await expect(hours.getByRole('row').first()).toBeVisible();
    },
  },
  {
    id: 'LOC-2',
    title: 'Get directions to a yard',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.navigate('Contact');
      await visitor.reads('Where to find us');
      await visitor.leavesBy('Directions to Ferry Bay', /mlat=-33\.8634/);
    },
  },
  {
    id: 'TEAM-3',
    title: 'Find someone in the service department and call them',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.tap('link', 'Our people');
      await visitor.tap('link', 'Service', visitor.page.getByRole('navigation', { name: 'Teams' }));
      await expect(visitor.page).toHaveURL(/team=service/);
      await visitor.leavesBy(/^\(02\) 5550 \d{4} , /, /^tel:02/);
    },
  },
  {
    id: 'OFF-1',
    title: 'Read the terms of an offer on a model',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.navigate('Offers');
      await visitor.tap(
        'link',
        'Wren',
        visitor.page.getByRole('navigation', { name: 'Offers by model' }),
      );
      await expect(visitor.page).toHaveURL(/model=Wren/);
      await visitor.unfold(/^Terms of /);
      await visitor.sees(/75,000/);
    },
  },
];
