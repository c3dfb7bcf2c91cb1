import { isObject } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Report = Pick<RuleReport, 'pointer' | 'message'>;
type Values = Readonly<Record<string, unknown>>;

/** Difference of averages that rounding explains. */
const rounding = 0.06;

const none: readonly Report[] = [];

/** Returns the first day that is in the future everywhere: a review of today may be of tomorrow elsewhere. */
const firstFutureDay = (today: string): string =>
  new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);

function futureReport({ review_date: date }: Values, future: string): readonly Report[] {
  if (typeof date !== 'string' || date < future || !/^\d{4}-\d\d-\d\d/.test(date)) return none;
  return [{ pointer: '/review_date', message: `${date} is in the future; correct the date` }];
}

/** Returns the report about a sum or an average that is not that of the stars. */
function sumReport({ count, average_rating: average, distribution }: Values): readonly Report[] {
  if (!isObject(distribution)) return none;
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

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Returns the report about figures that the reviews in the page can't have, whatever the others are. */
function ownReport({ count, average_rating: average, reviews }: Values): readonly Report[] {
  if (!Array.isArray(reviews) || reviews.length === 0) return none;
  const stars = reviews.flatMap((each) =>
    isObject(each) && isWithin(each.rating, 1, 5) ? each.rating : [],
  );
  if (stars.length < reviews.length || !isWithin(count, 0, Infinity)) return none;
  if (count < stars.length)
    return [
      {
        pointer: '/count',
        message: `the page has ${stars.length} reviews, more than ${count}; correct count`,
      },
    ];
  if (!isWithin(average, 0, 5)) return none;
  const sum = stars.reduce((total, each) => total + each, 0);
  const others = count - stars.length;
  const [least, most] = [(sum + others) / count, (sum + 5 * others) / count];
  if (average >= least - rounding && average <= most + rounding) return none;
  const possible =
    others === 0
      ? `the average of the reviews is ${most.toFixed(1)}`
      : `with the reviews here, the average of ${count} is from ${least.toFixed(1)} to ${most.toFixed(1)}`;
  return [
    {
      pointer: '/average_rating',
      message: `${possible}, not ${average}; correct average_rating or count`,
    },
  ];
}

/** Reports reviews that nobody can have written, and figures that contradict each other. */
export const reviewContradictory = defineRule({
  meta: {
    id: 'review-contradictory',
    description: 'Reviews are in the past, and their number and average are those of their stars.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ today }) => {
    const future = firstFutureDay(today);
    return {
      blockTypes: ['reviews'],
      block: ({ block, pointer, report }) => {
        const data = block.data as Values;
        const add = (reports: readonly Report[], at: string) => {
          for (const each of reports) report({ ...each, pointer: `${at}${each.pointer}` });
        };
        const sums = sumReport(data);
        add(sums.length > 0 ? sums : ownReport(data), `${pointer}/data`);
        if (!Array.isArray(data.reviews)) return;
        for (const [index, review] of data.reviews.entries())
          if (isObject(review))
            add(futureReport(review, future), `${pointer}/data/reviews/${index}`);
      },
      data: (visit) => {
        for (const { entry, pointer } of dataEntries(visit, 'reviews'))
          for (const each of futureReport(entry, future))
            visit.report({ ...each, pointer: `${pointer}${each.pointer}` });
      },
    };
  },
});
