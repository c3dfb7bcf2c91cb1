import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('unifiedDiff', () => {
  it('CLI-2, CLI-15: shows three lines around a change, and the lines that it is at', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n';
    expect(unifiedDiff('x.json', before, before.replace('e\n', 'E\n'))).toBe(
      '--- a/x.json\n+++ b/x.json\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n',
    );
    expect(unifiedDiff('x.json', before, before)).toBe('');
  });

  it('CLI-2, CLI-15: says where a last line end is missing, and keeps carriage returns', () => {
    expect(unifiedDiff('x', '{\r\n}', '{ }\r\n')).toBe(
      '--- a/x\n+++ b/x\n@@ -1,2 +1,1 @@\n-{\r\n-}\n\\ No newline at end of file\n+{ }\r\n',
    );
  });

  it('CLI-2, CLI-15: a text that changed throughout is replaced as a whole', () => {
    const lines = (text: string) => Array.from({ length: 600 }, (_, at) => `${text}${at}`);
    const [before, after] = [lines('a').join('\n'), `${lines('b').join('\n')}\n`];
    writeFileSync(join(folder, 'a b.txt'), before);
    const input = unifiedDiff('a b.txt', before, after);
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input });
    expect(readFileSync(join(folder, 'a b.txt'), 'utf8')).toBe(after);
  });

  it('CLI-2, CLI-15: git applies it, whatever changed', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', '{', '}', '  "c": 1,', ''), { maxLength: 30 });
    const texts = fc
      .tuple(lines, fc.constantFrom('\n', '\r\n'), fc.boolean())
      .map(([all, end, closed]) => all.join(end) + (closed ? end : ''))
      .filter((text) => text !== '');
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const diff = unifiedDiff('file.txt', before, after);
        expect(diff === '').toBe(before === after);
        if (diff === '') return;
        writeFileSync(join(folder, 'file.txt'), before);
        writeFileSync(join(folder, 'change.diff'), diff);
        execFileSync('git', ['apply', '--whitespace=nowarn', 'change.diff'], { cwd: folder });
        expect(readFileSync(join(folder, 'file.txt'), 'utf8')).toBe(after);
      }),
      { numRuns: 60 },
    );
  });
});
