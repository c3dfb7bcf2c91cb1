import type { LocatedFinding } from '@forecourt/block-schemas';
import { makeReport } from '../shared/reporters/report.ts';
import type { Report, ReportRules } from '../shared/reporters/report.ts';

/** Creates a finding with the given changes. */
export const sampleFinding = (changes: Partial<LocatedFinding> = {}): LocatedFinding => ({
  file: 'tenants/demo/pages/home.json',
  line: 14,
  column: 9,
  endLine: 14,
  endColumn: 16,
  pointer: '/blocks/2/data/cta',
  rule: 'unknown-property',
  severity: 'error',
  message: 'unknown property "styel", did you mean "style"?',
  suggestion: 'style',
  sourceLine: '        "styel": "accent",',
  ...changes,
});

/** Every character that some format treats specially or can't hold. */
const hostileText =
  'a|b `c` <d> & "e" \'f\' ]]> % : , :: \r\n\t\u0000\u0001\u001b[31m\u007f\u009b\u202e\u2066\ufffe\ud800 @all [x](y) *z* \\ 車\u{1f697}';

/** A finding in which every string is hostile. */
export const hostileFinding = sampleFinding({
  file: `tenants/demo/pages/${hostileText}.json`,
  pointer: `/blocks/0/${hostileText.replaceAll('/', '~1')}`,
  rule: 'unknown-property',
  message: `unknown property ${hostileText}`,
  sourceLine: hostileText,
  column: 3,
  endColumn: 12,
});

export const sampleReport = (
  findings: readonly LocatedFinding[],
  rules: Partial<ReportRules> = {},
  files: readonly string[] = [],
): Report =>
  makeReport(findings, [...files, ...findings.map(({ file }) => file)], {
    failLevel: 'error',
    ...rules,
  });
