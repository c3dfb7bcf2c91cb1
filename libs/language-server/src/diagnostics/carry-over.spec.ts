import type { Diagnostic } from 'vscode-languageserver/node';
import { describe, expect, it } from 'vitest';
import { carryOver } from './carry-over.ts';

const at = (line: number, from: number, to: number): Diagnostic => ({
  message: `${line}`,
  range: { start: { line, character: from }, end: { line, character: to } },
});
const before = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n';
const all = [at(1, 2, 5), at(2, 7, 8), at(3, 2, 5)];

describe('carryOver', () => {
  it('CLI-14: findings beside a line that is being typed stay, and move with their lines', () => {
    const after = before.replace('"b": 2,', '"b": 2,\n  "new": [\n');
    expect(carryOver(all, before, after)).toEqual([
      at(1, 2, 5),
      at(2, 7, 8),
      { ...at(5, 2, 5), message: '3' },
    ]);
  });

  it('CLI-14: findings within the change are dropped, those on the same line beside it are not', () => {
    expect(
      carryOver(all, before, before.replace('"b": 2', '"b": ')).map(({ message }) => message),
    ).toEqual(['1', '3']);
    expect(carryOver(all, before, before.replace('"b"', '"bb'))).toHaveLength(3);
  });

  it.each(['', before, '\n'])('CLI-14: no text is too short: %j', (after) => {
    const carried = carryOver(all, before, after);
    expect(carried).toEqual(after === before ? all : []);
  });
});
