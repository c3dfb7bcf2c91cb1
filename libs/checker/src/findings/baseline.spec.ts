import type { LocatedFinding } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import {
  acceptedBy,
  goneFrom,
  parseBaseline,
  renamedInBaseline,
  updateBaseline,
  type Baseline,
} from './baseline.ts';

const baseline: Baseline = {
  version: 1,
  findings: { 'a.json': { 'alt-missing': 2, 'block-empty': 1 }, 'b.json': { 'alt-missing': 1 } },
};
/** A rule of any name, as a file of a baseline may have. */
const ruleOf = (name: string) => name as LocatedFinding['rule'];
const found = (file: string, name: string, count = 1) =>
  Array.from({ length: count }, () => ({ file, rule: ruleOf(name) }));
const everything = () => true;

describe('a baseline', () => {
  it('CLI-2: accepts the findings of a file and a rule up to its count, and none beyond', () => {
    const accepts = (file: string, rule: string, count: number) =>
      acceptedBy(baseline, found(file, rule, count))({ file, rule: ruleOf(rule) });
    expect([1, 2, 3].map((count) => accepts('a.json', 'alt-missing', count))).toEqual([
      ...[true, true, false],
    ]);
    expect(accepts('b.json', 'block-empty', 1)).toBe(false);
    expect(accepts('c.json', 'alt-missing', 1)).toBe(false);
  });

  it('CLI-2: accepts nothing by a name that every object has', () => {
    for (const [file, rule] of [
      ['constructor', 'length'],
      ['a.json', 'toString'],
      ['__proto__', 'constructor'],
    ] as const)
      expect(acceptedBy(baseline, found(file, rule))({ file, rule: ruleOf(rule) }), file).toBe(
        false,
      );
  });

  it('CLI-2: counts what is gone, as far as a run looked', () => {
    const now = found('a.json', 'alt-missing');
    expect(goneFrom(baseline, now, everything)).toBe(3);
    expect(goneFrom(baseline, now, (file) => file === 'b.json')).toBe(1);
    expect(goneFrom(baseline, found('a.json', 'alt-missing', 5), (file) => file === 'a.json')).toBe(
      1,
    );
  });

  it('CLI-2: an update retains what a run did not look at, in the order of names', () => {
    const now = [...found('c.json', 'b-rule'), ...found('c.json', 'a-rule', 2)];
    const updated = updateBaseline(baseline, now, (file) => file !== 'b.json');
    expect(JSON.stringify(updated.findings)).toBe(
      '{"b.json":{"alt-missing":1},"c.json":{"a-rule":2,"b-rule":1}}',
    );
  });

  it('CLI-2: counts follow a file that is renamed', () => {
    const renamed = renamedInBaseline(baseline, 'a.json', 'z.json');
    expect(Object.keys(renamed.findings)).toEqual(['b.json', 'z.json']);
    expect(renamed.findings['z.json']).toEqual(baseline.findings['a.json']);
    expect(renamedInBaseline(baseline, 'none.json', 'z.json')).toBe(baseline);
  });

  it.each([
    ['{', 'is not valid JSON'],
    ['null', 'is no baseline'],
    ['{"version":2,"findings":{}}', 'is no baseline'],
    ['{"version":1,"findings":null}', 'is no baseline'],
    ['{"version":1,"findings":{"a":{"b":0}}}', 'holds something other than counts'],
    ['{"version":1,"findings":{"a":{"b":1.5}}}', 'holds something other than counts'],
    ['{"version":1,"findings":{"a":null}}', 'holds something other than counts'],
  ])('CLI-2: %s %s', (text, reason) => {
    expect(() => parseBaseline(text)).toThrow(new RangeError(reason));
  });
});
