import { describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { findCycles, readLevels } from './levels.ts';
import { drawDiagrams } from './diagrams.ts';

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to };
  });

describe('structure of the code', () => {
  it('finds a cycle between folders whose files have none', () => {
    const levels = readLevels(
      imports(
        'libs/a/src/x/one.ts > libs/a/src/y/two.ts',
        'libs/a/src/y/three.ts > libs/a/src/x/four.ts',
      ),
    );
    expect(findCycles(levels.get('libs/a/src') ?? new Map())).toEqual([['x', 'y']]);
  });

  it('finds a cycle of three, and none in a diamond', () => {
    const cycle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
      ['d', new Set(['a', 'c'])],
    ]);
    expect(findCycles(cycle)).toEqual([['a', 'b', 'c']]);
    const diamond = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['d'])],
      ['c', new Set(['d'])],
      ['d', new Set<string>()],
    ]);
    expect(findCycles(diamond)).toEqual([]);
  });

  it.each([
    ['a cycle', ['libs/a/src/x.ts > libs/a/src/y.ts', 'libs/a/src/y.ts > libs/a/src/x.ts']],
    [
      'a cycle of packages',
      ['libs/a/src/x.ts > libs/b/src/y.ts', 'libs/b/src/z.ts > libs/a/src/w.ts'],
    ],
    [
      'one command in another',
      ['apps/cli/src/commands/lint/run.ts > apps/cli/src/commands/check/run.ts'],
    ],
    ['one rule in another', ['libs/lint/src/rules/a/rule.ts > libs/lint/src/rules/b/rule.ts']],
    ["a sibling's subfolder", ['libs/a/src/x/one.ts > libs/a/src/y/inner/two.ts']],
  ])('refuses %s', (_, lines) => {
    expect(findViolations(imports(...lines))).toHaveLength(1);
  });

  it.each([
    ["a sibling's own file", 'libs/a/src/x/one.ts > libs/a/src/y/two.ts'],
    ["a folder's own subfolder", 'libs/a/src/x/one.ts > libs/a/src/x/inner/two.ts'],
    ['the list of all rules', 'libs/lint/src/rules/index.ts > libs/lint/src/rules/a/rule.ts'],
    [
      'what commands share',
      'apps/cli/src/commands/lint/run.ts > apps/cli/src/shared/terminal/write.ts',
    ],
    ['another package', 'libs/a/src/x/one.ts > libs/b/src/index.ts'],
  ])('allows %s', (_, line) => {
    expect(findViolations(imports(line))).toEqual([]);
  });

  it('draws each arrow once, and none that a longer path implies', () => {
    const picture = drawDiagrams(
      imports(
        'apps/a/src/one.ts > libs/b/src/index.ts',
        'apps/a/src/two.ts > libs/b/src/index.ts',
        'libs/b/src/one.ts > libs/c/src/index.ts',
        'apps/a/src/one.ts > libs/c/src/index.ts',
      ),
    );
    expect(picture.match(/-->/g)).toHaveLength(2);
    expect(picture).toContain('apps_a --> libs_b');
    expect(picture).toContain('libs_b --> libs_c');
  });
});
