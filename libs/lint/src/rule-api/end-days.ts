import { isCalendarDay } from '@forecourt/domain';
import { matchesOf } from '@forecourt/json';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const date = String.raw`(?:on\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(\d{1,2})(?:(?:st|nd|rd|th)?\s+(?:of\s+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:,?\s+(\d{4}))?|[/.](\d{1,2})[/.](\d{4}))\b`;

/** "Offer ends Sunday 30 November", "Valid until 31st Dec 2026", "sale on until 5/5/2026". */
const ending = String.raw`\b(?:(?:ends?|ended|ending|closes|expires|valid\s+(?:to|until|till)|available\s+(?:to|until|till))|(?:offer|sale|promotion|special|deal|discount|bonus)s?\b[^.!?\d]{0,40}\b(?:until|till))\s+`;

/** "$2,000 off every Drover until 24 December". */
const reduced = String.raw`(?:\$\d[\d,]*|%)\s+off\b[^.!?]{0,60}?\b(?:until|till)\s+`;

const pattern = new RegExp(`(?:${ending}|${reduced})${date}`, 'gi');

/** The same for texts that are about nothing but the offer: "Until 24 December". */
const ofOffer = new RegExp(
  `(?:${ending}|${reduced}|^\\s*(?:only\\s+)?(?:until|till)\\s+)${date}`,
  'gi',
);

/** Last day of an offer as a text states it. */
export interface EndDay {
  readonly words: string;
  /** YYYY-MM-DD; undefined for a day without its year. */
  readonly day?: string;
  /** MM-DD. */
  readonly dayOfYear: string;
  readonly within: { readonly start: number; readonly end: number };
}

/** Returns the last days that a text states. @param isOfOffer True for a text of an offer's entry. */
export function endDaysIn(text: string, isOfOffer = false): readonly EndDay[] {
  return matchesOf(text, isOfOffer ? ofOffer : pattern).flatMap<EndDay>(
    ({ 0: words, 1: day = '', 2: name = '', 3: named, 4: month, 5: numbered, index }) => {
      const number = month ?? months.indexOf(name.toLowerCase()) + 1;
      const year = named ?? numbered;
      const dayOfYear = `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
      if (!isCalendarDay(`${year ?? 2024}-${dayOfYear}`)) return [];
      const within = { start: index, end: index + words.length };
      return [{ words, day: year && `${year}-${dayOfYear}`, dayOfYear, within }];
    },
  );
}
