import Ajv from 'ajv';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { hostileFinding, sampleFinding, sampleReport } from '../../testing/sample-report.ts';
import { gitlabErrors } from '../../testing/gitlab-errors.ts';
import { junitErrors } from '../../testing/junit-errors.ts';
import { formatNames } from './format-names.ts';
import type { FormatName } from './format-names.ts';
import type { Report } from './report.ts';
import { reportText } from './reporter.ts';
import { reporters } from './reporters.ts';

const textOf = (name: FormatName, of: Report) => reportText(reporters[name], of, { colour: false });
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
const sarifOf = (of: typeof report) => JSON.parse(textOf('sarif', of));

describe('every format', () => {
  it.each(formatNames)(
    'CLI-4: %s writes the same bytes each time, without colour codes',
    (name) => {
      for (const each of [report, empty]) {
        const text = textOf(name, each);
        expect(text).toBe(textOf(name, each));
        expect(text === '' || text.endsWith('\n')).toBe(true);
        expect(text).not.toContain('\u001b');
        expect(text.isWellFormed()).toBe(true);
      }
    },
  );
});

describe('every format', () => {
  it.each(formatNames)('CLI-4: %s leaves out what recognises findings of one cause', (name) => {
    const about = { path: '/secret-path', isEmpty: true };
    const text = textOf(name, sampleReport([sampleFinding({ about })]));
    expect(text).toBe(textOf(name, sampleReport([sampleFinding()])));
  });
});

describe('every format, whatever there is to report', () => {
  const message = `${'very long '.repeat(20_000)}\u202e`;
  const many = sampleReport(
    Array.from({ length: 10_000 }, (_, index) =>
      sampleFinding({ line: index + 1, pointer: `/blocks/${index}`, message: `error ${index}` }),
    ),
  );

  it.each(formatNames)(
    'CLI-4: %s prints ten thousand findings, the same bytes in any order',
    (name) => {
      const text = textOf(name, many);
      const shuffled = sampleReport(many.findings.toReversed());
      expect(textOf(name, shuffled)).toBe(text);
      expect(text.isWellFormed()).toBe(true);
    },
  );

  it.each(formatNames)(
    'CLI-4: %s lets no text turn the reading direction or reach the terminal',
    (name) => {
      const text = textOf(name, sampleReport([hostileFinding, sampleFinding({ message })]));
      expect(text).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
      );
      if (!name.endsWith('json')) expect(text.length).toBeLessThan(20_000);
    },
  );

  it('CLI-4: json says what it was, escapes and all', () => {
    const found = JSON.parse(textOf('json', sampleReport([sampleFinding({ message })])));
    expect(found.findings[0].message).toBe(message);
  });
});

describe('sarif', () => {
  it('CLI-4: follows the schema of SARIF 2.1.0, whatever texts and names contain', () => {
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

  it('CLI-4 CLI-9: explains every finding, says what is new against a baseline, and when it is due', () => {
    const due = { day: '2026-11-30', inDays: 9 };
    const found = sampleFinding({ rule: 'offer-ended', severity: 'warning', due });
    const ruleInfos = [
      {
        ...{ id: 'offer-ended', description: 'An offer is over.', page: '# offer-ended' },
        ...{ level: 'warning' as const, recommended: true },
      },
    ];
    const of = sampleReport([found, sampleFinding()], {
      ...{ ruleInfos, isAgainstBaseline: true, command: 'lint' },
    });
    const log = sarifOf(of);
    isSarif(log);
    expect(isSarif.errors ?? []).toEqual([]);
    const [run] = log.runs;
    expect(run.tool.driver.rules).toEqual([
      {
        id: 'offer-ended',
        shortDescription: { text: 'An offer is over.' },
        fullDescription: { text: 'An offer is over.' },
        help: {
          text: 'An offer is over. More: forecourt explain offer-ended',
          markdown: '# offer-ended',
        },
        helpUri: expect.stringMatching(/^https:.*offer-ended$/),
        defaultConfiguration: { enabled: true, level: 'warning' },
      },
      {
        id: 'unknown-property',
        shortDescription: { text: 'An object has a property that its schema does not know.' },
        fullDescription: { text: expect.stringMatching(/does not know\. It has no effect\./) },
        help: {
          text: expect.stringMatching(/does not know\. It has no effect\./),
          markdown: expect.stringMatching(/does not know\.\n\nIt has no effect\./),
        },
        helpUri: 'https://forecourt.example/findings/unknown-property',
        defaultConfiguration: { enabled: true, level: 'error' },
      },
    ]);
    expect(run.tool.driver).toMatchObject({
      ...{ name: 'forecourt', version: manifest.version, semanticVersion: manifest.version },
      informationUri: expect.stringMatching(/^https:/),
    });
    expect(run.automationDetails).toEqual({ id: 'forecourt-lint/' });
    expect(run.invocations).toEqual([{ executionSuccessful: true, exitCode: 1 }]);
    expect(run.results[0]).toMatchObject({ baselineState: 'new', properties: { due } });
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'tenants/demo/pages/home.json', uriBaseId: '%SRCROOT%' },
      region: {
        ...{ startLine: 14, startColumn: 9, endLine: 14, endColumn: 16 },
        snippet: { text: '        "styel": "accent",' },
      },
    });
    expect(sarifOf(report).runs[0].results[0].baselineState).toBeUndefined();
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
    const text = textOf('junit', report);
    expect(junitErrors(text)).toEqual([]);
    expect(junitErrors(textOf('junit', empty))).toEqual([]);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\ufffe\uffff]/);
    expect(text).toContain('a|b `c` &lt;d&gt; &amp; &quot;e&quot; &apos;f&apos; ]]&gt; %');
  });

  it.each([
    ['<testsuites><testsuite></testsuites></testsuite>', 'closes nothing that is open'],
    ['<testsuites>x & y</testsuites>', 'a bare &'],
    ['<testsuites>\u0001</testsuites>', 'a control character'],
    ['<testsuite name="a" tests="0" failures="0" errors="0"/>', 'a suite alone'],
    ['<testsuites tests="1"/>', 'a wrong count'],
    ['<testsuites><testsuite name="a"/></testsuites>', 'a suite without counts'],
    [
      '<testsuites><testsuite name="a" tests="1" failures="0" errors="0"><testcase name="a" classname="a" file="a"/></testsuite></testsuites>',
      "an attribute that Jenkins' schema does not know",
    ],
  ])('CLI-4: the rules refuse %s, %s', (xml) => {
    expect(junitErrors(xml)).not.toEqual([]);
  });

  it('CLI-4: has a failure for each error, a passed case for each clean file', () => {
    const text = textOf('junit', report);
    expect(text).toContain('tests="5" failures="3"');
    expect(text.match(/<failure /g)).toHaveLength(3);
    expect(text).toContain('<testcase name="no problems" classname="clean.json"/>');
    const strict = sampleReport([warning], { failLevel: 'warning' });
    expect(textOf('junit', strict)).toContain('<failure type="slug-folder"');
  });

  it('CLI-4: keeps a failed case for errors that --max-findings leaves out', () => {
    const findings = ['a.json', 'b.json', 'b.json'].map((file, line) => ({
      ...warning,
      ...{ file, line: line + 1, severity: 'error' as const },
    }));
    const text = textOf('junit', sampleReport(findings, { maxFindings: 1 }));
    expect(junitErrors(text)).toEqual([]);
    expect(text).toContain('<testsuite name="b.json" tests="1" failures="1" errors="0">');
    expect(text).toContain('message="2 more findings left out by --max-findings"/>');
    expect(text).not.toMatch(/name="no problems" classname="[ab].json"/);
    const cut = sampleReport([findings[0]!, warning], { maxFindings: 1 });
    expect(textOf('junit', cut)).toContain('<system-out>1 more finding left out');
    const errorsFirst = sampleReport([warning, findings[0]!], { maxFindings: 1 });
    expect(textOf('junit', errorsFirst)).toContain('<system-out>1 more finding left out');
  });
});

describe('github', () => {
  it('CLI-4: keeps every finding one command, with all its text', () => {
    const lines = textOf('github', report).split('\n');
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
  it('CLI-4: follows the rules that GitLab documents', () => {
    expect(gitlabErrors(textOf('gitlab', report))).toEqual([]);
    expect(gitlabErrors(textOf('gitlab', empty))).toEqual([]);
    const [issue] = JSON.parse(textOf('gitlab', report));
    for (const spoilt of [
      { ...issue, severity: 'error' },
      { ...issue, fingerprint: undefined },
      { ...issue, location: { ...issue.location, path: './a.json' } },
      { ...issue, location: { ...issue.location, lines: { begin: 0 } } },
    ])
      expect(gitlabErrors(JSON.stringify([spoilt]))).toHaveLength(1);
    expect(gitlabErrors(JSON.stringify([issue, issue]))).toHaveLength(1);
  });

  const printsOf = (of: typeof report) =>
    JSON.parse(textOf('gitlab', of)).map((issue: { fingerprint: string }) => issue.fingerprint);

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
    const text = textOf('markdown', report);
    const rows = text.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(report.findings.length + 2);
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
    expect(text).not.toMatch(/<d>|(?<!\\)`c`|@all|\[x\](?!\\)\(y\)|(?<!\\)\*z/);
  });

  it('CLI-4: a table is as long as a comment may be, and says what it leaves out', () => {
    const many = Array.from({ length: 2000 }, (_, index) => sampleFinding({ line: index + 1 }));
    const text = textOf('markdown', sampleReport(many));
    expect(text.length).toBeLessThan(65_536);
    const rows = text.split('\n').filter((line) => line.startsWith('| error')).length;
    expect(text).toContain(`\n… and ${(2000 - rows).toLocaleString('en')} more findings; `);
  });
});

describe('compact', () => {
  it('CLI-4: keeps every finding one line that tools can read', () => {
    const lines = textOf('compact', report).trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^tenants\/demo\/pages\/a\|b/);
    expect(lines[2]).toBe(
      'tenants/demo/pages/home.json:3:9: warning: unknown property "styel", did you mean "style"? [slug-folder]',
    );
  });
});

describe('titles and addresses of rules', () => {
  const address = 'https://forecourt.example/findings/unknown-property';
  const title = 'An object has a property that its schema does not know.';
  const one = sampleReport([sampleFinding()]);
  const own = {
    ...{ id: 'acme/banned-words', description: 'No banned words.', page: '# acme/banned-words' },
    ...{ level: 'warning' as const, recommended: true, url: 'https://acme.example/words' },
  };

  it.each(['json', 'sarif', 'junit', 'github', 'gitlab', 'markdown'] as const)(
    'CLI-9: %s has the address of the documentation of each rule',
    (name) => {
      expect(textOf(name, one).replaceAll('%3A', ':')).toContain(address);
      const rule = own.id as 'unknown-property';
      const ofOwn = sampleReport([sampleFinding({ rule })], { ruleInfos: [own] });
      expect(textOf(name, ofOwn).replaceAll('%3A', ':')).toContain(own.url);
    },
  );

  it.each(['json', 'sarif', 'junit', 'github', 'gitlab', 'summary'] as const)(
    'CLI-9: %s has the title of each rule',
    (name) => {
      expect(textOf(name, one)).toContain(title);
    },
  );

  it('CLI-9: a rule without documentation has its id as title, and no address', () => {
    const rule = 'acme/unheard' as 'unknown-property';
    const { rules: docs } = JSON.parse(textOf('json', sampleReport([sampleFinding({ rule })])));
    expect(docs).toEqual({ [rule]: { title: rule } });
  });
});

describe('--max-findings', () => {
  const at = (line: number, severity: 'error' | 'warning') =>
    sampleFinding({ line, severity, rule: severity === 'error' ? 'syntax' : 'slug-folder' });
  const all = [at(1, 'warning'), at(2, 'error'), at(3, 'warning'), at(4, 'error')];

  it('CLI-9: shows errors first, in their order, says how many are left out, and changes no exit code', () => {
    const some = sampleReport(all, { maxFindings: 3 });
    expect(some.findings.map(({ line }) => line)).toEqual([1, 2, 4]);
    expect([some.leftOut, some.verdict]).toEqual([1, sampleReport(all).verdict]);
    const none = sampleReport(all, { maxFindings: 0 });
    expect([none.findings, none.verdict.code]).toEqual([[], 1]);
    expect(textOf('pretty', some)).toMatch(
      /\n2 errors, 2 warnings in 1 file; exit 1: errors were found; 1 more finding not shown \(--max-findings\)\n$/,
    );
    expect(JSON.parse(textOf('json', some)).summary).toEqual({
      ...{ files: 1, errors: 2, warnings: 2, leftOut: 1 },
    });
    for (const name of formatNames) expect(textOf(name, some)).not.toContain(':3:9');
  });

  it('CLI-9: a summary counts all of them, by rule and by file', () => {
    const elsewhere = { ...at(9, 'warning'), file: 'tenants/demo/site.json' };
    const some = sampleReport([...all, elsewhere], { maxFindings: 1 });
    expect(textOf('summary', some)).toBe(
      [
        'errors  warnings  rule         about',
        '     2         0  syntax       A file is not valid JSON.',
        '     0         3  slug-folder  The slug in `site.json` is not the name of the tenant’s folder.',
        '',
        'errors  warnings  file',
        '     2         2  tenants/demo/pages/home.json',
        '     0         1  tenants/demo/site.json',
        '',
        '2 errors, 3 warnings in 2 files; exit 1: errors were found',
        '',
      ].join('\n'),
    );
    expect(textOf('summary', sampleReport([]))).toMatch(/^No findings/);
  });
});
