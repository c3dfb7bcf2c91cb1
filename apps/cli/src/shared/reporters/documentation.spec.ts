import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../errors/exit-codes.ts';
import { formatNames } from './format-names.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/cli.md'), 'utf8');

describe('docs/cli.md', () => {
  it.each(formatNames)('CLI-4: shows a sample of %s', (name) => {
    expect(guide).toMatch(
      new RegExp(`^\\*\\*\`${name}\`\\*\\*[^\`]*(?:\`[^\`]+\`[^\`]*)*\n\`\`\``, 'm'),
    );
  });

  it.each(Object.values(exitCodes))('CLI-4: explains exit code %d', (code) => {
    expect(guide).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'));
  });
});
