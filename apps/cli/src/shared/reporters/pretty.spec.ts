import { describe, expect, it } from 'vitest';
import { hostileFinding, sampleFinding, sampleReport } from '../../testing/sample-report.ts';
import { columnsOf } from '../terminal/printable.ts';
import { pretty } from './pretty.ts';
import { reportText } from './reporter.ts';

const draw = (...findings: Parameters<typeof sampleReport>[0]) =>
  reportText(pretty, sampleReport(findings), { colour: false }).split('\n');

/** The text above the carets. */
function underlined(lines: readonly string[]): string {
  const [, source = '', caret = ''] = lines;
  const before = caret.slice(0, caret.indexOf('^'));
  const length = /\^+/.exec(caret)![0].length;
  let start = 0;
  while (columnsOf(source.slice(0, start)) < columnsOf(before)) start += 1;
  let end = start;
  while (columnsOf(source.slice(start, end)) < length) end += 1;
  return source.slice(start, end);
}

describe('pretty', () => {
  it('CLI-1: says place, path, error and suggestion in one line, then shows it', () => {
    expect(draw(sampleFinding())).toEqual([
      'tenants/demo/pages/home.json:14:9 blocks[2].data.cta: unknown property "styel", did you mean "style"?',
      '  14 │         "styel": "accent",',
      '     │         ^^^^^^^ error unknown-property',
      '',
      '1 error in 1 file; exit 1: errors were found',
      '',
    ]);
  });

  it('CLI-1: a finding about a whole file has no line to show', () => {
    const whole = sampleFinding({ pointer: '', message: 'is missing', sourceLine: '', line: 1 });
    expect(draw(whole).slice(0, 2)).toEqual([
      'tenants/demo/pages/home.json:1:9 is missing',
      '     │ error unknown-property',
    ]);
  });

  it.each([
    ['tabs', '\t\t"styel": 1', 3, 10],
    ['wide characters', '"車\u{1f697}": 1, "styel": 1', 11, 18],
    ['joined characters', '"ko\u0304whai": 1, "styel": 1', 15, 22],
  ])('CLI-1: the caret stands right below, past %s', (_what, sourceLine, column, endColumn) => {
    expect(underlined(draw(sampleFinding({ sourceLine, column, endColumn })))).toBe('"styel"');
  });

  it('CLI-1: a line of a megabyte is cut around its error', () => {
    const before = `${'"x",'.repeat(250_000)}`;
    const sourceLine = `${before}"styel",${before}`;
    const column = before.length + 1;
    const lines = draw(sampleFinding({ sourceLine, column, endColumn: column + 7 }));
    expect(underlined(lines)).toBe('"styel"');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(130);
  });

  it('CLI-1: underlines the rest of the line for an error that goes on below', () => {
    const value = sampleFinding({
      sourceLine: '  "cta": {',
      column: 10,
      endLine: 20,
      endColumn: 2,
    });
    expect(underlined(draw(value))).toBe('{');
  });

  it('CLI-1: marks the bracket alone of a file on one line that lacks something', () => {
    const sourceLine = '{"path": "/"}';
    const whole = { pointer: '', line: 1, endLine: 1, column: 1, endColumn: 14, sourceLine };
    expect(underlined(draw(sampleFinding(whole)))).toBe('{');
  });

  it('CLI-4: content can neither colour nor move anything', () => {
    const text = draw(hostileFinding);
    expect(text.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    expect(text).toHaveLength(6);
  });

  it('CLI-4: the colours of a terminal change no character', () => {
    const report = sampleReport([sampleFinding(), sampleFinding({ severity: 'warning', line: 2 })]);
    const coloured = reportText(pretty, report, { colour: true });
    expect(coloured).toContain('\u001b[33mwarning');
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(
      reportText(pretty, report, { colour: false }),
    );
  });
});

describe('pretty on a terminal', () => {
  const other = {
    file: 'tenants/demo/site.json',
    line: 1,
    column: 2,
    severity: 'warning' as const,
  };
  const report = sampleReport([
    sampleFinding(),
    sampleFinding({ line: 120, severity: 'warning' }),
    sampleFinding(other),
  ]);

  it('CLI-9: groups findings by file, aligns them, and ends with counts and time', () => {
    const terminal = { hyperlinks: false, elapsed: 1234 };
    expect(reportText(pretty, report, { colour: false, terminal }).split('\n')).toEqual([
      'tenants/demo/pages/home.json  1 error, 1 warning',
      '',
      '   14:9  error    blocks[2].data.cta: unknown property "styel", did you mean "style"?',
      '     14 │         "styel": "accent",',
      '        │         ^^^^^^^ unknown-property',
      '',
      '  120:9  warning  blocks[2].data.cta: unknown property "styel", did you mean "style"?',
      '    120 │         "styel": "accent",',
      '        │         ^^^^^^^ unknown-property',
      '',
      'tenants/demo/site.json  1 warning',
      '',
      '  1:2  warning  blocks[2].data.cta: unknown property "styel", did you mean "style"?',
      expect.stringMatching(/^ {6}1 │ /),
      expect.stringMatching(/^ {8}│ .*\^ unknown-property$/),
      '',
      '1 error, 2 warnings in 2 files; exit 1: errors were found (1.2 s)',
      '',
    ]);
  });

  it('CLI-9: links files and rules where the terminal opens links, and changes no other character', () => {
    const linked = reportText(pretty, report, { colour: true, terminal: { hyperlinks: true } });
    expect(linked).toMatch(/\u001b\]8;;file:\/\/\/[^\u001b]+\/tenants\/demo\/site\.json\u001b\\/);
    expect(linked).toContain(
      '\u001b]8;;https://forecourt.example/findings/unknown-property\u001b\\unknown-property\u001b]8;;\u001b\\',
    );
    const text = linked.replace(/\u001b\]8;;[^\u001b]*\u001b\\|\u001b\[\d+m/g, '');
    expect(text).toBe(
      reportText(pretty, report, { colour: false, terminal: { hyperlinks: false } }),
    );
  });

  it('CLI-4, CLI-9: content can neither colour, move nor link anything', () => {
    const terminal = { hyperlinks: false };
    const text = reportText(pretty, sampleReport([hostileFinding]), { colour: false, terminal });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    const linked = reportText(pretty, sampleReport([hostileFinding]), {
      ...{ colour: false, terminal: { hyperlinks: true } },
    });
    for (const [, address] of linked.matchAll(/\u001b\]8;;([^\u001b]*)\u001b\\/g))
      expect(address).toMatch(/^[!-~]*$/);
  });
});
