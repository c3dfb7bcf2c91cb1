import { expect, it } from 'vitest';
import { applyFixes } from '../../engine/apply-fixes.ts';
import { startLint } from '../../engine/lint-run.ts';
import {
  lintSample,
  page,
  reportLines,
  sampleSnapshot,
  settings,
} from '../../testing/lint-sample.ts';

const rule = 'suppression-without-effect';
const reason = 'a reason';
const sample = (...ids: readonly string[]) => ({
  files: { 'pages/home.json': page({ lintIgnore: ids.map((id) => ({ rule: id, reason })) }) },
});

it('CLI-2: a suppression of nothing is reported; a misspelt one has a suggestion', () => {
  expect(reportLines(sample('heading-order'), { rule })).toEqual([
    expect.stringMatching(/:20:15 «"heading-order"» warning .* has no effect; remove it$/),
  ]);
  expect(reportLines(sample('heading-odrer'), { rule })[0]).toContain(
    'did you mean "heading-order"?',
  );
});

it('CLI-2: a suppression of a rule that did not run may have an effect another time', () => {
  const config = { rules: { 'heading-order': 'off' as const } };
  expect(reportLines(sample('heading-order', 'republication-changes'), { rule, config })).toEqual(
    [],
  );
});

const inTeam = { rule: 'team-photo-missing', file: 'data/team.json', reason };
const withSettings = (changes: object, data: object = {}) => ({
  files: { 'site.json': settings({ lintIgnore: [inTeam], ...changes }), ...data },
});

it('CLI-7: a suppression about a data file that is missing keeps its effect for when it is back', () => {
  expect(reportLines(withSettings({}), { rule })).toEqual([]);
  expect(reportLines(withSettings({}, { 'data/team.json': [] }), { rule })).toHaveLength(1);
  const misspelt = { lintIgnore: [{ ...inTeam, file: 'data/taem.json' }] };
  expect(reportLines(withSettings(misspelt), { rule })).toHaveLength(1);
});

it('CLI-7: a suppression about the missing file of the site’s offers keeps its effect too', () => {
  const lintIgnore = [{ rule: 'offer-contradictory', file: 'data/specials.json', reason }];
  const named = { lintIgnore, settings: { offersFile: 'specials' } };
  expect(reportLines(withSettings(named), { rule })).toEqual([]);
  expect(reportLines(withSettings({ lintIgnore }), { rule })).toHaveLength(1);
});

it('CLI-7: a suppression about a file that the dashboard has replaced has no effect', () => {
  const integrations = { dashboardHost: 'https://dashboard.example' };
  expect(reportLines(withSettings({ integrations }), { rule })).toHaveLength(1);
});

it('CLI-2: --fix takes out all of eleven, whatever their order', () => {
  const one = sample(...Array.from({ length: 11 }, () => 'heading-order'));
  const fixes = lintSample(one, { rule }).map(({ fix }) => fix!);
  const text = JSON.stringify(one.files['pages/home.json'], null, 2);
  expect(fixes).toHaveLength(11);
  expect(JSON.parse(applyFixes(text, fixes))).toEqual(page());
});

it('CLI-7: a misspelt or misplaced suppression has one finding, which stands for what it should suppress', () => {
  const blocks = [2, 5].map((level) => ({ type: 'header', data: { text: 'A', level } }));
  const found = (...lintIgnore: object[]) =>
    lintSample({ files: { 'pages/home.json': page({ blocks, lintIgnore }) } }).map(
      ({ finding }) => `${finding.rule} ${finding.pointer} ${finding.message}`,
    );
  expect(found({ rule: 'heading-odrer', reason })).toEqual([
    expect.stringContaining('without-effect /lintIgnore/0/rule there is no rule'),
  ]);
  expect(found({ rule: 'heading-order', reason, pointer: '/blocks/0' })).toEqual([
    expect.stringMatching(/without-effect \/lintIgnore\/0\/pointer .*but \/blocks\/1\/data\/level/),
  ]);
  expect(found({ rule: 'one-main-heading', reason })).toHaveLength(2);
});

it('CLI-7: a second suppression of the same finding has no effect', () => {
  const blocks = [2, 5].map((level) => ({ type: 'header', data: { text: 'A', level } }));
  const twice = { rule: 'heading-order', reason };
  const files = { 'pages/home.json': page({ blocks, lintIgnore: [twice, twice] }) };
  expect(lintSample({ files }).map(({ finding }) => finding.pointer)).toEqual([
    '/lintIgnore/1/rule',
  ]);
});

it('CLI-7: a suppression has no effect beside an invalid one, but may have on a page with another invalid part', () => {
  const tenant = sampleSnapshot(sample('heading-order'));
  const found = (...invalid: string[]) => {
    const run = startLint({ tenant, now: '2026-11-21T01:00:00Z' });
    const pages = [...tenant.pages.values()].map((entry) => run.page({ ...entry, invalid }));
    return run.finish(pages, tenant).findings.filter(({ finding }) => finding.rule === rule);
  };
  expect(found('/lintIgnore/1')).toHaveLength(1);
  expect(found('/seo')).toEqual([]);
});
