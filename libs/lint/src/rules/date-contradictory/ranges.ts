import { matchesOf } from '@forecourt/json';
import { month, monthOf, two, type DateError } from './dates.ts';

const dayOf = (name: string): string =>
  String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?<${name}Day>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(?<${name}Month>${month})(?:,?\s+(?<${name}Year>20\d\d))?`;

/** "20 December 2026 to 3 January 2027", "20 December – 3 December". */
const period = new RegExp(
  String.raw`\b${dayOf('from')}\s*(?:to|until|till|through|[–—-])\s*(?:the\s+)?${dayOf('to')}`,
  'gi',
);

/**
 * Returns the periods of a text that end before they begin. One whose beginning has no year may begin in
 * the year before, so only another day of the same month is a mistake.
 */
export const rangeErrors = (text: string): readonly DateError[] =>
  matchesOf(text, period).flatMap(({ 0: words, index, groups = {} }): DateError[] => {
    const { fromDay, fromMonth, fromYear, toDay, toMonth, toYear } = groups;
    const [from, to] = [monthOf(fromMonth, undefined), monthOf(toMonth, undefined)];
    const dayIn = (year: string, number: number, day: string) =>
      `${year}-${two(number)}-${two(day)}`;
    const isBackward =
      fromYear !== undefined && toYear !== undefined
        ? dayIn(toYear, to, toDay!) < dayIn(fromYear, from, fromDay!)
        : fromYear === undefined && from === to && Number(toDay) < Number(fromDay);
    if (!isBackward) return [];
    const range = { start: index, end: index + words.length };
    return [{ range, message: `"${words}" ends before it begins; correct one of the dates` }];
  });
