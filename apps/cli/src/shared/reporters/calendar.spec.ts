import { describe, expect, it } from 'vitest';
import { sampleFinding, sampleReport } from '../../testing/sample-report.ts';
import { markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import { reportText } from './reporter.ts';
import { reporters } from './reporters.ts';

const plain = { colour: false };
const due = (day: string, inDays: number, line: number) =>
  sampleFinding({
    ...{ rule: 'offer-ends-soon', severity: 'warning', message: `ends on ${day}`, line },
    due: { day, inDays },
  });
const findings = [
  due('2026-12-01', 10, 3),
  due('2026-11-20', -1, 4),
  sampleFinding(),
  due('2026-11-21', 0, 5),
  due('2026-11-22', 1, 6),
  due('2026-12-01', 10, 7),
];
const report = sampleReport(findings, { horizonDays: 30 });

describe('the calendar of --horizon', () => {
  it('CUT-4, CLI-4: pretty lists day by day what ends, after all else', () => {
    const place = 'tenants/demo/pages/home.json';
    expect(reportText(pretty, report, plain)).toBe(
      [
        `${place}:14:9 blocks[2].data.cta: unknown property "styel", did you mean "style"?`,
        '  14 │         "styel": "accent",',
        '     │         ^^^^^^^ error unknown-property',
        '',
        'Dates, looking 30 days ahead',
        '',
        'Friday 2026-11-20, 1 day ago',
        `  ${place}:4:9 ends on 2026-11-20 [offer-ends-soon]`,
        '',
        'Saturday 2026-11-21, today',
        `  ${place}:5:9 ends on 2026-11-21 [offer-ends-soon]`,
        '',
        'Sunday 2026-11-22, in 1 day',
        `  ${place}:6:9 ends on 2026-11-22 [offer-ends-soon]`,
        '',
        'Tuesday 2026-12-01, in 10 days',
        `  ${place}:3:9 ends on 2026-12-01 [offer-ends-soon]`,
        `  ${place}:7:9 ends on 2026-12-01 [offer-ends-soon]`,
        '',
        '1 error, 5 warnings in 1 file; exit 1: errors were found',
        '',
      ].join('\n'),
    );
  });

  it('CUT-4, CLI-4: without --horizon a finding says how far off its day is', () => {
    const lines = reportText(pretty, sampleReport([due('2026-12-01', 10, 3)]), plain).split('\n');
    expect(lines[2]).toMatch(/\^ warning offer-ends-soon, in 10 days$/);
  });

  it('CUT-4, CLI-4: says so when there is no date', () => {
    const none = sampleReport([], { horizonDays: 7 });
    expect(reportText(pretty, none, plain)).toMatch(/^No dates in the next 7 days\n\n/);
    expect(reportText(markdown, none, plain)).toContain('\n### No dates in the next 7 days\n');
  });

  it('CUT-4, CLI-4: markdown has a table of the days', () => {
    const text = reportText(markdown, report, plain);
    const rows = text
      .split('### Dates')[1]!
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(7);
    expect(rows[2]).toMatch(/^\| Friday 2026\\-11\\-20 \| 1 day ago \| warning \| .*:4:9 \| /);
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(7);
  });

  it('CUT-4, CLI-4: machines get the day with the finding', () => {
    const [first] = JSON.parse(reportText(reporters.json, report, plain)).findings;
    expect(first.due).toEqual({ day: '2026-12-01', inDays: 10 });
  });
});
