import { matchesOf } from '@forecourt/json';

/** Weekdays as the data have them. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Returns the places in the week of days as the data have them. */
export const placesOfDays = (days: readonly unknown[]): readonly number[] =>
  days.flatMap((day) => {
    const index = weekdays.findIndex((each) => each === day);
    return index < 0 ? [] : [index];
  });

const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`;
const through = String.raw`\s*(?:to|through|until|till|[–—-])\s*`;

/** Source of a pattern for days: "Mon–Fri", "Saturdays and Sundays", "weekdays", "seven days a week". */
export const daysSource = String.raw`\b(?:${day}\b(?:${through}${day}\b)?(?:\s*(?:,|and|&)\s*${day}\b)*|weekdays|weekends|daily|every\s+day|(?:7|seven)\s+days(?:\s+a\s+week)?)`;

const several: readonly (readonly [pattern: RegExp, first: number, last: number])[] = [
  [/weekdays/i, 0, 4],
  [/weekends/i, 5, 6],
  [/daily|every|7|seven/i, 0, 6],
];
const one = new RegExp(String.raw`\b(${day})\b(?:${through}(${day})\b)?`, 'gi');

const indexOfDay = (name: string): number =>
  weekdays.findIndex((each) => name.toLowerCase().startsWith(each.toLowerCase()));

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

/** Returns the weekdays that words mean, by their place in the week. */
export function weekdaysIn(words: string): readonly number[] {
  for (const [pattern, first, last] of several) if (pattern.test(words)) return from(first, last);
  return matchesOf(words, one).flatMap(([, first = '', last]) =>
    from(indexOfDay(first), indexOfDay(last ?? first)),
  );
}
