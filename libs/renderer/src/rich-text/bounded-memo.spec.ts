import { expect, it } from 'vitest';
import { boundedMemo } from './bounded-memo.ts';

function counted(budget: number) {
  const computed: string[] = [];
  const memo = boundedMemo(budget, (key) => {
    computed.push(key);
    return key.toUpperCase();
  });
  return { memo, computed };
}

it('BLK-2: computes a result once', () => {
  const { memo, computed } = counted(10);
  expect([memo('ab'), memo('ab')]).toEqual(['AB', 'AB']);
  expect(computed).toEqual(['ab']);
});

it('BLK-2: forgets the least recently used result when the budget is spent', () => {
  const { memo, computed } = counted(4);
  for (const key of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb']) memo(key);
  expect(computed).toEqual(['aa', 'bb', 'cc', 'bb']);
});

it('BLK-2: a result larger than the whole budget is computed and not cached', () => {
  const { memo, computed } = counted(2);
  expect([memo('abc'), memo('abc')]).toEqual(['ABC', 'ABC']);
  expect(computed).toEqual(['abc', 'abc']);
});

it('BLK-2: the result of an empty string is cached like any other', () => {
  const { memo, computed } = counted(2);
  expect([memo(''), memo('')]).toEqual(['', '']);
  expect(computed).toEqual(['']);
});
