import { expect, it } from 'vitest';
import { applyFixes } from '../../engine/apply-fixes.ts';
import { lintSample, settings, reportLines } from '../../testing/lint-sample.ts';

const rule = 'feature-flag-without-effect';
const site = (featureFlags: object, region = 'AU') => ({
  files: { 'site.json': settings({ featureFlags, region }) },
});

it('CLI-2: a flag that is set to its default is reported at its name', () => {
  expect(reportLines(site({ removeProfilePages: false }), { rule })).toEqual([
    expect.stringContaining('«"removeProfilePages"» warning feature-flag-without-effect'),
  ]);
  expect(reportLines(site({ removeProfilePages: true }), { rule })).toEqual([]);
});

it('CLI-2: a flag that New Zealand has anyway is reported there', () => {
  expect(reportLines(site({ typedLoanAmount: true }), { rule })).toEqual([]);
  expect(reportLines(site({ typedLoanAmount: true }, 'NZ'), { rule })).toHaveLength(1);
});

it('CLI-2: --fix takes the flags out and leaves the others as they are', () => {
  const text =
    '{\r\n\t"featureFlags": { "removeProfilePages": false, "typedLoanAmount": true,\r\n\t\t"reviewsStructuredData": false }\r\n}\r\n';
  const flags = { removeProfilePages: false, typedLoanAmount: true, reviewsStructuredData: false };
  const fixes = lintSample(site(flags), { rule }).map(({ fix }) => fix!);
  expect(applyFixes(text, fixes)).toBe(
    '{\r\n\t"featureFlags": { "typedLoanAmount": true }\r\n}\r\n',
  );
});
