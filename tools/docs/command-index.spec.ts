import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withCommandIndex } from './command-index.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');

it('CLI-5: docs/cli.md has the table of commands that npm run docs makes', () => {
  expect(page).toBe(withCommandIndex(page));
  for (const name of [
    'check [paths…]',
    'new block <name>',
    'leads erase [leads…]',
    'schema-diff [from] [to]',
  ])
    expect(page).toContain(`\n| \`${name}\` | `);
});

it('CLI-5: a page without marks is reported', () => {
  expect(() => withCommandIndex('# Commands')).toThrow('no marks');
});
