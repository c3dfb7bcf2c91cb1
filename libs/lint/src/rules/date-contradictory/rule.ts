import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { dateErrors, endingErrors, mayHaveDate, originErrors } from './dates.ts';
import type { DateError } from './dates.ts';
import { mayBeSale, pastSales } from './past-sales.ts';
import { rangeErrors } from './ranges.ts';
import { holidayError, holidayErrors } from './holidays.ts';

/** Reports dates that contradict the calendar. */
export const dateContradictory = defineRule({
  meta: {
    id: 'date-contradictory',
    description:
      'Dates in texts exist and have their weekday, periods end after they begin, holidays are on their day, and no heading is about a sale of a past year.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, today }) => {
    const current = Number(today.slice(0, 4));
    /** Years that a date without one may be in: those around now and around the page's publication. */
    const yearsFor = (published: string | undefined): readonly number[] => {
      const own = Number(published?.slice(0, 4));
      const others = Number.isInteger(own) && own > 0 ? [own, own + 1] : [];
      return [...new Set([...others, current - 1, current, current + 1])].sort();
    };
    return {
      textKinds: ['text', 'html-inline', 'html-block'],
      textTest: (value) => mayHaveDate(value) || mayBeSale(value),
      text: ({ kind, value, pointer, page, block, report }) => {
        const { words, placed } = readText(kind, value);
        const place = block?.block.type === 'header' ? 'header' : pointer;
        for (const { range, message } of pastSales(words, place, page?.page.path ?? '', today))
          report({ pointer, within: placed(range), message });
        if (!mayHaveDate(value)) return;
        const years = yearsFor(page?.page.publicationDate);
        const holidays = holidayErrors(words, years, site.region);
        // "Easter Monday, 30 March" has the weekday in the name of the holiday.
        const single = [...dateErrors(words, years), ...originErrors(words, current)];
        const dates = single.length > 0 ? single : rangeErrors(words);
        const isKnown = ({ range }: DateError) =>
          dates.some((each) => each.range.start <= range.start && range.start < each.range.end);
        const endings = endingErrors(words).filter((each) => !isKnown(each));
        const others = [...dates, ...endings].filter(({ range: { start, end } }) =>
          holidays.every(({ range }) => end <= range.start || range.end <= start),
        );
        for (const { range, message } of [...others, ...holidays])
          report({ pointer, within: placed(range), message });
      },
      data: (visit) => {
        for (const { entry, pointer } of dataEntries(visit, 'locations')) {
          if (!Array.isArray(entry.holidays)) continue;
          for (const [index, holiday] of (entry.holidays as readonly unknown[]).entries()) {
            if (!isObject(holiday)) continue;
            const message = holidayError(holiday.day, holiday.name);
            if (message !== undefined)
              visit.report({ pointer: `${pointer}/holidays/${index}/day`, message });
          }
        }
      },
    };
  },
});
