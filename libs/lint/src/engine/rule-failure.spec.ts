import { describe, expect, it } from 'vitest';
import { defineRule, type Visitor } from '../rule-api/rule.ts';
import { lintSample, page, sampleSnapshot } from '../testing/lint-sample.ts';
import { startLint } from './lint-run.ts';

const meta = { description: 'X.', severity: 'warning', recommended: true } as const;
const fail = (): never => {
  throw new TypeError('no such thing');
};
const rules = (visitor: () => Visitor) => [
  defineRule({ meta: { ...meta, id: 'failing' }, create: visitor }),
  defineRule({
    meta: { ...meta, id: 'fine' },
    create: () => ({ page: ({ report }) => report({ pointer: '/title', message: 'fine' }) }),
  }),
];
const sample = {
  files: {
    'pages/a.json': page({
      path: '/a',
      blocks: ['A', 'B'].map((text) => ({ type: 'header', data: { text } })),
    }),
    'pages/b.json': page({ path: '/b' }),
  },
};

/** Findings as `check` has them: tests of rules throw instead. */
function found(visitor: () => Visitor): readonly string[] {
  const tenant = sampleSnapshot(sample);
  const run = startLint({ tenant, rules: rules(visitor), now: '2026-11-21T01:00:00Z' });
  const pages = [...tenant.pages.values()].map((entry) => run.page(entry));
  return run
    .finish(pages, tenant)
    .findings.map(({ file, finding: { rule, severity } }) => `${file} ${rule} ${severity}`);
}

describe('CLI-2: a built-in rule that throws', () => {
  const others = ['pages/a.json fine warning', 'pages/b.json fine warning'];

  it.each([
    ['in a block', () => ({ block: fail }), 'pages/a.json'],
    ['in a text', () => ({ text: fail, textKinds: ['text' as const] }), 'pages/a.json'],
    ['at the end', () => ({ end: fail }), 'site.json'],
    ['when it is created', fail, 'site.json'],
  ])('CLI-2: %s is one error of the file, and all other findings stay', (_, visitor, file) => {
    const lines = found(visitor);
    expect(lines).toEqual(expect.arrayContaining([...others, `${file} rule-failed error`]));
    expect(lines.filter((line) => line === `${file} rule-failed error`)).toHaveLength(1);
  });

  it('CLI-2: names the rule, the error and what to do', () => {
    expect(() => lintSample(sample, { rules: rules(() => ({ end: fail })) })).toThrow(
      'the rule "failing" failed on this file, an internal error: TypeError: no such thing; please report it',
    );
  });
});
