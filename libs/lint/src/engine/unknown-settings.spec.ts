import { expect, it } from 'vitest';
import { defineRule, type Visitor } from '../rule-api/rule.ts';
import { page, sampleSnapshot } from '../testing/lint-sample.ts';
import { startLint } from './lint-run.ts';

const meta = { id: 'x', description: 'X.', severity: 'warning', recommended: true } as const;

/** Number of findings of a rule in a tenant of one page. */
function count(create: () => Visitor, hasUnknownSettings: boolean): number {
  const tenant = sampleSnapshot({ files: { 'pages/a.json': page() } });
  const run = startLint({
    ...{ tenant, hasUnknownSettings, now: '2026-11-21T01:00:00Z' },
    rules: [defineRule({ meta, create })],
  });
  const pages = [...tenant.pages.values()].map((entry) => run.page(entry));
  return run.finish(pages, tenant).findings.length;
}

/** Reports that nothing was noted. */
const end: Visitor['end'] = ({ notes, report }) => {
  if (notes.length === 0) report('pages/a.json', { pointer: '', message: 'nothing leads here' });
};

it('CLI-2: a rule that notes facts about the settings reports nothing if they are unknown', () => {
  const withNotes = () => ({ site: ({ note }) => note('/'), end }) satisfies Visitor;
  expect(count(withNotes, true)).toBe(0);
  expect(count(withNotes, false)).toBe(0);
  expect(count(() => ({ end }), true)).toBe(1);
});

it('CLI-2: of files other than pages only errors are reported if the settings are unknown', () => {
  const reporting = (file: string) => () =>
    ({ end: ({ report }) => report(file, { pointer: '', message: 'odd' }) }) satisfies Visitor;
  expect(count(reporting('data/cars.json'), true)).toBe(0);
  expect(count(reporting('data/cars.json'), false)).toBe(1);
  expect(count(reporting('pages/a.json'), true)).toBe(1);
});
