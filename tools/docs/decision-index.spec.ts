import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { withDecisionIndex } from './decision-index.ts';

const docs = join(import.meta.dirname, '../../docs');

it('LNG-1: docs/README.md lists every decision under its own title', () => {
  const page = readFileSync(join(docs, 'README.md'), 'utf8');
  expect(page).toBe(withDecisionIndex(page, join(docs, 'decisions')));
});

it.each(['# 7. A title', '# 008 · Another number', 'no heading'])(
  'LNG-1: a decision that begins with %j is an error',
  async (text) => {
    const decisions = await temporaryFolder('decisions');
    writeFileSync(join(decisions, '007-a-title.md'), text);
    expect(() =>
      withDecisionIndex('<!-- decisions -->\n\n\n\n<!-- /decisions -->', decisions),
    ).toThrow('must begin with "# 007 · "');
  },
);
