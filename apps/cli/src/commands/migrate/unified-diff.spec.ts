import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-tenant.ts';
import { unifiedDiff } from './unified-diff.ts';

describe('unifiedDiff', () => {
  it('CLI-15: shows what changed with three lines around it', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `${at}\n`);
    const after = lines.with(5, 'five\n').toSpliced(6, 1);
    expect(unifiedDiff('a.json', lines.join(''), after.join(''))).toBe(
      '--- a/a.json\n+++ b/a.json\n@@ -3,8 +3,7 @@\n 2\n 3\n 4\n-5\n-6\n+five\n 7\n 8\n 9\n',
    );
    expect(unifiedDiff('a.json', 'a', 'a')).toBe('');
  });

  it('CLI-15: git applies it and gets the other version, to the byte', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'a.json');
    const text = fc
      .array(fc.constantFrom('{\n', '}\n', '  "a": 1\n', '\r\n', 'é\n', ''), { maxLength: 12 })
      .chain((lines) => fc.constantFrom('', 'last').map((end) => lines.join('') + end));
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== '' && after !== '' && before !== after);
        writeFileSync(file, before);
        const input = unifiedDiff('a.json', before, after);
        execFileSync('git', ['apply', '--whitespace=nowarn', '--unidiff-zero', '-'], {
          cwd: folder,
          input,
          stdio: ['pipe', 'ignore', 'pipe'],
        });
        expect(readFileSync(file, 'utf8')).toBe(after);
      }),
      { numRuns: 60 },
    );
  });
});
