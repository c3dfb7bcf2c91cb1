import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'seo-text-repeated';
const run = (...changes: readonly object[]) =>
  reportLines(
    {
      files: Object.fromEntries(
        changes.map((each, index) => [
          `pages/${index}.json`,
          page({ path: `/${index}`, title: `Page ${index}`, seo: undefined, ...each }),
        ]),
      ),
    },
    { rule, config: { rules: { [rule]: 'warning' } } },
  );

it('CLI-2: every page but the first is reported, at its text', () => {
  const seo = { description: 'Cars.' };
  expect(run({ seo }, { seo: { description: 'cars.  ' } }, { seo })).toEqual([
    'pages/1.json:7:20 «"cars.  "» warning seo-text-repeated: pages/0.json has the same description, so search results look the same; describe what only this page offers',
    expect.stringContaining('pages/2.json:7:20 «"Cars."» warning'),
  ]);
});

it('CLI-2: a title of its own stands for the page’s', () => {
  expect(run({ title: 'Sale' }, { seo: { title: 'Sale' } })).toEqual([
    expect.stringContaining('pages/1.json:7:14 «"Sale"» warning'),
  ]);
  expect(run({ title: 'Sale' }, { title: 'Sale', seo: { title: 'Winter sale' } })).toEqual([]);
});

it('CLI-2: pages that search engines leave out may say what they like', () => {
  const seo = { description: 'Cars.' };
  expect(run({ seo }, { seo: { ...seo, noindex: true } })).toEqual([]);
  expect(run({ seo }, { seo, pageType: 'Success' })).toEqual([]);
});
