import { expect, it } from 'vitest';
import { mutationReport } from './mutation-report.ts';

const mutant = (status: string, line: number, replacement = 'true') => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
  location: { start: { line, column: 5 }, end: { line, column: 10 } },
});

it('WEB-5: the mutation report lists what no test noticed and counts only the sample', () => {
  const source = 'if (a < b) return;\nif (c < d) return;\n';
  const mutants = [
    mutant('Killed', 1),
    mutant('Timeout', 1),
    mutant('Survived', 2),
    mutant('NoCoverage', 2, 'false'),
    mutant('CompileError', 1),
  ];
  expect(mutationReport({ files: { 'libs/a/src/b.ts': { source, mutants } } })).toBe(
    [
      'libs/a/src/b.ts:2:5 ConditionalExpression',
      '  - c < d',
      '  + true',
      'libs/a/src/b.ts:2:5 ConditionalExpression, in code that no test runs',
      '  - c < d',
      '  + false',
      'Tests noticed 2 of 4 mutants: 50 % (5 mutants in all).',
    ].join('\n'),
  );
});
