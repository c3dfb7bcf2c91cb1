import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Report = Pick<RuleReport, 'pointer' | 'message'>;
type Values = Readonly<Record<string, unknown>>;

/** Difference of averages that rounding explains. */
const rounding = 0.06;

function futureReport({ review_date: date }: Values, today: string): Report[] {
  // A review of today may be of tomorrow elsewhere.
  const latest = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d/.test(date) || date < latest) return [];
  return [{ pointer: '/review_date', message: `${date} is in the future; correct the date` }];
}

/** Returns the report about a sum or an average that is not that of the stars. */
function sumReport({ count, average_rating: average, distribution }: Values): Report[] {
  if (!isObject(distribution)) return [];
  const stars = [5, 4, 3, 2, 1].map((star) => [star, distribution[star]] as const);
  if (!stars.every((each): each is [number, number] => typeof each[1] === 'number')) return [];
  const sum = stars.reduce((all, [, number]) => all + number, 0);
  if (typeof count === 'number' && count !== sum)
    return [
      {
        pointer: '/count',
        message: `the stars are those of ${sum} reviews, not of ${count}; correct count or distribution`,
      },
    ];
  const own = stars.reduce((all, [star, number]) => all + star * number, 0) / sum;
  if (typeof average !== 'number' || sum === 0 || Math.abs(own - average) <= rounding) return [];
  const message = `the average of the stars is ${own.toFixed(1)}, not ${average}; correct average_rating or distribution`;
  return [{ pointer: '/average_rating', message }];
}

/** Reports reviews that nobody can have written, and figures that contradict each other. */
export const reviewContradictory = defineRule({
  meta: {
    id: 'review-contradictory',
    description: 'Reviews are in the past, and their sum and average are those of their stars.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ today }) => ({
    blockTypes: ['reviews'],
    block: ({ block, pointer, report }) => {
      const data = block.data as Values;
      const reviews = Array.isArray(data.reviews) ? (data.reviews as readonly unknown[]) : [];
      const found = [
        ...sumReport(data),
        ...reviews.flatMap((review, index) =>
          isObject(review)
            ? futureReport(review, today).map((each) => ({
                ...each,
                pointer: `/reviews/${index}${each.pointer}`,
              }))
            : [],
        ),
      ];
      for (const each of found) report({ ...each, pointer: `${pointer}/data${each.pointer}` });
    },
    data: (visit) => {
      for (const { entry, pointer } of dataEntries(visit, 'reviews'))
        for (const each of futureReport(entry, today))
          visit.report({ ...each, pointer: `${pointer}${each.pointer}` });
    },
  }),
});
