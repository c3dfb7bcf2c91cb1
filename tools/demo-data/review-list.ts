import type { Review } from '@forecourt/block-schemas';
import { seeded } from '../art/scene/kit.ts';
import { day } from './calendar.ts';

/** A review with words: stars, who, what. */
export type ReviewText = readonly [rating: 1 | 2 | 3 | 4 | 5, name: string, text: string];

/** How many of each, five stars first. */
export type StarCounts = readonly [
  five: number,
  four: number,
  three: number,
  two: number,
  one: number,
];

/** People who gave stars and no words. */
const initials = 'ABCDEFGHJKLMNPRSTVW';
const firstNames = [
  'Alex',
  'Bianca',
  'Craig',
  'Dimitri',
  'Elle',
  'Finn',
  'Gail',
  'Hamish',
  'Ivy',
  'Jordan',
  'Kirra',
  'Leon',
  'Moana',
  'Noah',
  'Olive',
  'Paddy',
  'Quinn',
  'Rosa',
  'Simon',
  'Tegan',
  'Una',
  'Victor',
  'Willa',
  'Xanthe',
  'Yvonne',
  'Zac',
];

/**
 * All reviews of a dealer, newest first: the written ones spread among stars without words until
 * every count is reached. Fails if there are more texts of a rating than the count allows.
 */
export function reviewList(
  texts: readonly ReviewText[],
  counts: StarCounts,
  seed: number,
): Review[] {
  const random = seeded(seed);
  const wordless = counts.flatMap((count, index) => {
    const rating = 5 - index;
    const left = count - texts.filter(([stars]) => stars === rating).length;
    if (left < 0) throw new Error(`${-left} texts of ${rating} stars too many`);
    return Array.from({ length: left }, (): Review => {
      const name = firstNames[Math.floor(random() * firstNames.length)]!;
      return {
        rating,
        customer_name: `${name} ${initials[Math.floor(random() * initials.length)]}.`,
      };
    });
  });
  const written = texts.map(([rating, customer_name, text]): Review => ({
    text,
    customer_name,
    rating,
  }));
  const all: Review[] = [...written];
  // The first ones have words: a page that shows three should have something to read.
  for (const review of wordless) all.splice(3 + Math.floor(random() * (all.length - 2)), 0, review);
  let age = 2;
  return all.map((review) => {
    const review_date = day(age);
    age += Math.floor(random() * 13);
    const { text, ...rest } = review;
    return { text, review_date, ...rest };
  });
}
