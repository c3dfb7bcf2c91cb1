import { expect, it } from 'vitest';
import { applyFixes } from '../../engine/apply-fixes.ts';
import { lintSample, page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'seo-white-space';
const sample = (changes: object) => ({ files: { 'pages/home.json': page(changes) } });

it.each([
  [{ title: ' Home' }, 'pages/home.json:4:12 «" Home"» warning'],
  [{ seo: { title: 'Our  cars' } }, 'pages/home.json:7:14 «"Our  cars"» warning'],
  [{ seo: { description: 'One.\nTwo. ' } }, 'pages/home.json:7:20 «"One.\\nTwo. "» warning'],
])('CLI-2: %j is reported at the text', (changes, reported) => {
  expect(reportLines(sample(changes), { rule })).toEqual([expect.stringContaining(reported)]);
});

it('CLI-2: a title of white space is reported, without a fix', () => {
  const [found] = lintSample(sample({ title: '   ' }), { rule });
  expect([found?.finding.pointer, found?.fix]).toEqual(['/title', undefined]);
});

it.each([{ title: 'In 2\u00a0h' }, { seo: { description: '  ' } }, { seo: {} }])(
  'CLI-2: %j has nothing to fix here',
  (changes) => expect(reportLines(sample(changes), { rule })).toEqual([]),
);

it('CLI-2: --fix writes one space between words, and is done then', () => {
  const one = sample({ title: ' Home\t', seo: { description: 'One.  \n Two.' } });
  const fixes = lintSample(one, { rule }).map(({ fix }) => fix!);
  const fixed = applyFixes(JSON.stringify(one.files['pages/home.json'], null, 2), fixes);
  expect(JSON.parse(fixed)).toMatchObject({ title: 'Home', seo: { description: 'One. Two.' } });
  expect(lintSample({ files: { 'pages/home.json': fixed } }, { rule })).toEqual([]);
});
