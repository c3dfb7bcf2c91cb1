import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tenantsDir } from '../demo-pages.ts';
import type { Task } from './task.ts';
import { aCar, type Visitor } from './visitor.ts';

/** Path of a sold car of the demo tenant, which search engines still list. */
function soldCarPath(): string {
  const file = path.join(tenantsDir, 'harbour-city/data/cars.json');
  const cars = JSON.parse(readFileSync(file, 'utf8')) as { slug: string; status?: string }[];
  return `/cars/${cars.find(({ status }) => status === 'Sold')!.slug}`;
}

const opensFirstCar = async (visitor: Visitor): Promise<void> => {
  await visitor.tap('link', aCar, visitor.page.getByRole('article').first());
  await visitor.reads('Key facts');
};

/** Tasks of visitors who look for a car. */
export const finding: readonly Task[] = [
  {
    id: 'CAR-10',
    title: 'Find a hybrid under $45,000 near Parramatta and ask to drive it on Saturday',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.navigate('Stock');
      await visitor.reads(/^\d+ cars$/);
      await visitor.openSearch();
      await visitor.tap('checkbox', /^Hybrid /);
      await visitor.choose('To', '$45,000');
      await visitor.type('Suburb or town', 'Parramatta');
      await visitor.page.keyboard.press('Enter');
      await visitor.reads(/^\d+ hybrid cars under \$45,000 near Parramatta$/);
      await visitor.closeSearch();
      await opensFirstCar(visitor);
      await visitor.tap('link', 'Book a test drive', visitor.page.getByRole('main'));
      await visitor.reads('Choose a car and a time');
      await visitor.choose('Day', /^Saturday/);
      await visitor.choose('Time', '10 am');
      await visitor.introduces('Full Name');
      await visitor.agreesAndSends('Request a test drive');
      await visitor.reads('Thank you for your test drive request');
      await visitor.sees(/^Saturday \d+ \w+ at 10\u00a0am$/);
    },
  },
  {
    id: 'CAR-1',
    title: 'Search for a car that nobody has, and relax the search',
    walk: async (visitor) => {
      await visitor.opens('/cars');
      await visitor.openSearch();
      await visitor.tap('checkbox', /^Electric /);
      await visitor.choose('To', '$8,000');
      await visitor.sees('No results found for your search at this time');
      await visitor.closeSearch();
      await visitor.tap('link', /^Search without /);
      await visitor.reads(/^[1-9]/);
    },
  },
  {
    id: 'CAR-6',
    title: 'Find a car sold, and choose another like it',
    walk: async (visitor) => {
      await visitor.opens(soldCarPath());
      await visitor.sees('This car has been sold.');
      await visitor.tap('link', 'See cars like it');
      await opensFirstCar(visitor);
    },
  },
  {
    id: 'CAR-8',
    title: 'Save a car, and come back to it on another day',
    walk: async (visitor) => {
      await visitor.opens('/cars');
      const card = visitor.page.getByRole('article').first();
      const name = (await card.getByRole('heading').textContent())!;
      await visitor.tap('button', /^Save /, card);
      await visitor.opens('/');
      await visitor.tap('link', 'Saved cars');
      await visitor.reads('1 saved car');
      await visitor.tap('link', name);
      await visitor.reads('Key facts');
    },
  },
  {
    id: 'CAR-10',
    title: 'Find a car from an address that is mistyped',
    walk: async (visitor) => {
      await visitor.opens('/use-cars');
      await visitor.reads('Page not found');
      await visitor.type('Search our cars by make, model or stock number', 'Wren');
      await visitor.tap('button', 'Search');
      await visitor.reads(/^\d+ .*Wren/);
      await opensFirstCar(visitor);
    },
  },
];
