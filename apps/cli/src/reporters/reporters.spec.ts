import Ajv from 'ajv';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { hostileFinding, sampleFinding, sampleReport } from '../testing/sample-report.ts';
import { xmlFault } from '../testing/xml-fault.ts';
import { formatNames } from './format-names.ts';
import { reporters } from './reporters.ts';

const plain = { colour: false };
const warning = sampleFinding({ severity: 'warning', rule: 'slug-folder', line: 3, pointer: '' });
const whole = sampleFinding({
  rule: 'unreadable',
  line: 1,
  column: 1,
  pointer: '',
  sourceLine: '',
});
const report = sampleReport([hostileFinding, warning, whole, sampleFinding()], {}, ['clean.json']);
const empty = sampleReport([], {}, ['clean.json']);

// Draft 4 differs from what ajv reads by the name of `id` alone, as far as this schema goes.
const rules = { ...sarifSchema, $schema: undefined, id: undefined };
const ajv = new Ajv({
  strict: false,
  unicodeRegExp: false,
  allErrors: true,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) =>
      /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/.test(text) && URL.canParse(text, 'http://localhost/'),
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
  },
});
const isSarif = ajv.compile(rules);
const sarifOf = (of: typeof report) => JSON.parse(reporters.sarif(of, plain));

describe('every format', () => {
  it.each(formatNames)(
    'CLI-4: %s writes the same bytes each time, without colour codes',
    (name) => {
      for (const each of [report, empty]) {
        const text = reporters[name](each, plain);
        expect(text).toBe(reporters[name](each, plain));
        expect(text === '' || text.endsWith('\n')).toBe(true);
        expect(text).not.toContain('\u001b');
        expect(text.isWellFormed()).toBe(true);
      }
    },
  );
});

describe('sarif', () => {
  it('CLI-4: follows the schema of SARIF 2.1.0, whatever stands in texts and names', () => {
    for (const each of [report, empty]) {
      isSarif(sarifOf(each));
      expect(isSarif.errors ?? []).toEqual([]);
    }
  });

  it('CLI-4: the schema refuses what is no SARIF', () => {
    const log = sarifOf(report);
    for (const spoil of [
      () => (log.version = '2.0.0'),
      () => delete log.runs[0].tool,
      () => (log.runs[0].results[0].level = 'fatal'),
      () => (log.runs[0].results[0].locations[0].physicalLocation.region.startLine = 0),
    ]) {
      const before = structuredClone(log);
      spoil();
      expect(isSarif(log)).toBe(false);
      Object.assign(log, before);
    }
  });

  it('CLI-4: names the rule of each result, and every file as an address', () => {
    const [{ tool, results }] = sarifOf(report).runs;
    for (const { ruleId, ruleIndex, locations } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
      const { uri } = locations[0].physicalLocation.artifactLocation;
      expect(uri).toMatch(/^tenants\/demo\/pages\/[\w.~%!*'()-]+$/);
    }
  });
});

describe('junit', () => {
  it('CLI-4: is well-formed XML without a character that XML forbids', () => {
    const text = reporters.junit(report, plain);
    expect(xmlFault(text)).toBeUndefined();
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\ufffe\uffff]/);
    expect(text).toContain('a|b `c` &lt;d&gt; &amp; &quot;e&quot; &apos;f&apos; ]]&gt; %');
    expect(xmlFault('<a><b></a></b>')).toBeDefined();
    expect(xmlFault('<a>x & y</a>')).toBeDefined();
  });

  it('CLI-4: has a failure for each error, a passed case for each clean file', () => {
    const text = reporters.junit(report, plain);
    expect(text).toContain('tests="5" failures="3"');
    expect(text.match(/<failure /g)).toHaveLength(3);
    expect(text).toContain('<testcase name="valid" classname="clean.json"/>');
    const strict = sampleReport([warning], { failLevel: 'warning' });
    expect(reporters.junit(strict, plain)).toContain('<failure type="slug-folder"');
  });
});

describe('github', () => {
  it('CLI-4: keeps every finding one command, with all its text', () => {
    const lines = reporters.github(report, plain).split('\n');
    expect(lines).toHaveLength(report.findings.length + 1);
    for (const line of lines.slice(0, -1)) {
      const [, properties = '', data = ''] = /^::(?:error|warning) ([^:]*)::(.*)$/.exec(line)!;
      for (const property of properties.split(','))
        expect(property).toMatch(/^(?:file|line|endLine|col|endColumn|title)=[^=]*$/);
      expect(data).not.toMatch(/%(?![0-9A-F]{2})/);
    }
    expect(lines[0]).toContain('%25 : , :: %0D%0A');
    expect(lines[0]).toContain('%25 %3A %2C %3A%3A %0D%0A');
  });
});

describe('gitlab', () => {
  const printsOf = (of: typeof report) =>
    JSON.parse(reporters.gitlab(of, plain)).map(
      (issue: { fingerprint: string }) => issue.fingerprint,
    );

  it('CLI-4: a finding that only moves keeps its fingerprint', () => {
    const moved = sampleFinding({ line: 90, column: 2, endLine: 91, sourceLine: 'other' });
    expect(printsOf(sampleReport([moved]))).toEqual(printsOf(sampleReport([sampleFinding()])));
    const other = sampleFinding({ message: 'another' });
    expect(printsOf(sampleReport([other]))).not.toEqual(printsOf(sampleReport([moved])));
  });

  it('CLI-4: findings alike have fingerprints of their own', () => {
    const twice = sampleReport([sampleFinding(), sampleFinding({ line: 20 })]);
    expect(new Set(printsOf(twice)).size).toBe(2);
  });
});

describe('markdown', () => {
  it('CLI-4: keeps every finding one row of five cells, and mark-up in texts dead', () => {
    const text = reporters.markdown(report, plain);
    const rows = text.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(report.findings.length + 2);
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
    expect(text).not.toMatch(/<d>|(?<!\\)`c`|@all|\[x\](?!\\)\(y\)|(?<!\\)\*z/);
  });
});

describe('compact', () => {
  it('CLI-4: keeps every finding one line that tools can read', () => {
    const lines = reporters.compact(report, plain).trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^tenants\/demo\/pages\/a\|b/);
    expect(lines[2]).toBe(
      'tenants/demo/pages/home.json:3:9: warning: unknown property "styel", did you mean "style"? [slug-folder]',
    );
  });
});
