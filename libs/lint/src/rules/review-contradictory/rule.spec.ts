import { expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const rule = 'review-contradictory';
const found = (data: object) => {
  const files = { 'pages/home.json': page({ blocks: [{ type: 'reviews', data }] }) };
  return lintSample({ files }, { rule }).map(({ finding }) =>
    finding.pointer.replace('/blocks/0/data', ''),
  );
};
const distribution = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 3 };

// The day of the samples is 21 November 2026.
it.each([
  [{ distribution, count: 12 }, ['/count']],
  [{ distribution, count: 4, average_rating: 3.9 }, ['/average_rating']],
  [{ reviews: [{ rating: 1 }, { rating: 1 }], count: 2, average_rating: 4.9 }, ['/average_rating']],
  [{ reviews: [{ rating: 5 }, { rating: 5 }], count: 4, average_rating: 2.5 }, ['/average_rating']],
  [{ reviews: [{ rating: 5 }, { rating: 4 }], count: 1, average_rating: 5 }, ['/count']],
  [{ reviews: [{ rating: 5, review_date: '2031-04-02' }] }, ['/reviews/0/review_date']],
])('CLI-2: reports %j', (data, expected) => {
  expect(found(data)).toEqual(expected);
});

it.each([
  { distribution, count: 4, average_rating: 4.8 },
  { distribution, average_rating: 4.75 },
  { count: 12, average_rating: 4.8 },
  { reviews: [{ rating: 5 }, { rating: 4 }], count: 2, average_rating: 4.5 },
  { reviews: [{ rating: 1 }, { rating: 1 }], count: 412, average_rating: 4.9 },
  { reviews: [{ rating: 4 }, {}], count: 1, average_rating: 1 },
  { distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, count: 0, average_rating: 0 },
  { distribution: { 5: 3 }, count: 9 },
  { reviews: [null, { rating: 5, review_date: '2026-11-22' }, { rating: 4, review_date: 'soon' }] },
])('CLI-2: accepts, or leaves to validation, %j', (data) => {
  expect(found(data)).toEqual([]);
});

it('CLI-2: reads the reviews of the data file', () => {
  const files = { 'data/reviews.json': [{ rating: 5, review_date: '2027-01-01T09:00:00Z' }] };
  expect(lintSample({ files }, { rule })).toHaveLength(1);
});
