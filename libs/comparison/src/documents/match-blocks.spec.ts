import type { AnyBlock } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignEqual, longestGrowing } from './align.ts';
import { diffValues } from './diff-values.ts';
import { matchBlocks } from './match-blocks.ts';

const paragraph = (text: string, id?: string): AnyBlock => ({
  ...(id !== undefined && { id }),
  type: 'paragraph',
  data: { text },
});
const cards = (...headings: string[]): AnyBlock => ({
  type: 'cardsTool',
  data: { cards: headings.map((heading) => ({ heading, href: '/x' })) },
});

const matched = (from: AnyBlock[], to: AnyBlock[]) =>
  matchBlocks(from, to)
    .map(({ from: a, to: b, moved }) => `${a ?? '-'}>${b ?? '-'}${moved ? ' moved' : ''}`)
    .sort();

describe('matchBlocks', () => {
  it('CLI-11: keeps blocks that others were put between', () => {
    const [a, b, c] = [paragraph('a'), paragraph('b'), paragraph('c')];
    expect(matched([a, b], [c, a, b])).toEqual(['->0', '0>1', '1>2']);
    expect(matched([a, b, c], [a, c])).toEqual(['0>0', '1>-', '2>1']);
  });

  it('CLI-11: only the block that changed places has moved', () => {
    const blocks = ['a', 'b', 'c', 'd'].map((text) => paragraph(text));
    const [a, b, c, d] = blocks as [AnyBlock, AnyBlock, AnyBlock, AnyBlock];
    expect(matched(blocks, [d, a, b, c])).toEqual(['0>1', '1>2', '2>3', '3>0 moved']);
    expect(matched(blocks, [b, c, d, a])).toEqual(['0>3 moved', '1>0', '2>1', '3>2']);
  });

  it('CLI-11: a changed block is the same block: by its id, its likeness or its place', () => {
    expect(matched([paragraph('one', 'x')], [paragraph('y'), paragraph('other', 'x')])).toEqual([
      '->0',
      '0>1',
    ]);
    expect(matched([cards('a', 'b', 'c')], [cards('z'), cards('a', 'b', 'd')])).toEqual([
      '->0',
      '0>1',
    ]);
    expect(matched([paragraph('wholly'), cards('a')], [paragraph('new'), cards('a')])).toEqual([
      '0>0',
      '1>1',
    ]);
  });

  it('CLI-11: a block of another type is another block', () => {
    expect(matched([paragraph('a', 'x')], [{ ...cards('a'), id: 'x' }])).toEqual(['->0', '0>-']);
  });

  it('CLI-11: every block of both lists is in one match, whatever they hold', () => {
    const block = fc.record(
      {
        id: fc.constantFrom('a', 'b'),
        type: fc.constantFrom('paragraph', 'header'),
        data: fc.record({ text: fc.constantFrom('x', 'y', 'z') }),
      },
      { requiredKeys: ['type', 'data'] },
    );
    const lists = fc.array(block, { maxLength: 8 });
    fc.assert(
      fc.property(lists, lists, (from, to) => {
        const matches = matchBlocks(from, to);
        const sorted = (side: 'from' | 'to') =>
          matches
            .map((match) => match[side])
            .filter((index) => index !== undefined)
            .sort((a, b) => a - b);
        expect(sorted('from')).toEqual(from.map((_, index) => index));
        expect(sorted('to')).toEqual(to.map((_, index) => index));
        for (const { from: a, to: b } of matches)
          if (a !== undefined && b !== undefined) expect(from[a]!.type).toBe(to[b]!.type);
      }),
    );
  });
});

describe('alignEqual', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });

  /** Length of the longest common subsequence, the plain way. */
  const longest = (a: readonly string[], b: readonly string[]): number => {
    if (a.length === 0 || b.length === 0) return 0;
    const [x, ...xs] = a;
    const [y, ...ys] = b;
    return x === y ? 1 + longest(xs, ys) : Math.max(longest(xs, b), longest(a, ys));
  };

  it('CLI-11: pairs as many equal items as can be, in order on both sides', () => {
    fc.assert(
      fc.property(letters, letters, (from, to) => {
        const pairs = alignEqual(from, to);
        for (const [index, [a, b]] of pairs.entries()) {
          expect(from[a]).toBe(to[b]);
          const [beforeA, beforeB] = pairs[index - 1] ?? [-1, -1];
          expect([a > beforeA, b > beforeB]).toEqual([true, true]);
        }
        expect(pairs.length).toBe(longest(from, to));
      }),
    );
  });

  it('CLI-11: what grows is found whatever stands between', () => {
    const numbers = [5, 0, 1, 4, 2, 3];
    expect([...longestGrowing(numbers)].sort().map((index) => numbers[index])).toEqual([
      0, 1, 2, 3,
    ]);
  });
});

describe('diffValues', () => {
  const root = { from: '', to: '' };

  it('CLI-11: reports properties by their pointers, those of the newer side where there are any', () => {
    const from = { title: 'Old', seo: { noindex: true }, 'a/b': 1, list: ['x', 'y'] };
    const to = { title: 'New', seo: {}, 'a/b': 2, list: ['w', 'x', 'y'] };
    expect(diffValues(from, to, root).properties).toEqual([
      { pointer: '/title', change: 'changed', from: 'Old', to: 'New' },
      { pointer: '/seo/noindex', change: 'removed', from: true },
      { pointer: '/a~1b', change: 'changed', from: 1, to: 2 },
      { pointer: '/list/0', change: 'added', to: 'w' },
    ]);
  });

  it('CLI-11: the order of members is no difference', () => {
    expect(
      diffValues({ a: 1, b: { c: [{ d: 1, e: 2 }] } }, { b: { c: [{ e: 2, d: 1 }] }, a: 1 }, root),
    ).toEqual({ properties: [], blocks: [] });
  });

  it('CLI-11: blocks within a block are blocks of their own', () => {
    const columns = (...texts: string[]) => ({
      type: 'columns',
      data: { cols: [{ blocks: texts.map((text) => paragraph(text)) }] },
    });
    const { properties, blocks } = diffValues(
      { blocks: [columns('a', 'b')] },
      { blocks: [columns('a', 'c', 'b')] },
      root,
    );
    expect(properties).toEqual([]);
    expect(blocks.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['columns', '/blocks/0', '/blocks/0'],
      ['paragraph', '/blocks/0/data/cols/0/blocks/0', '/blocks/0/data/cols/0/blocks/0'],
      ['paragraph', '/blocks/0/data/cols/0/blocks/1', '/blocks/0/data/cols/0/blocks/2'],
      ['paragraph', undefined, '/blocks/0/data/cols/0/blocks/1'],
    ]);
  });
});
