import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@forecourt/lint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examplesUnder } from '../../shared/rule-examples/parse-examples.ts';
import { lintExample } from '../../testing/rule-examples.ts';

const folder = join(import.meta.dirname, '../../../../../libs/lint/src/rules');
const pageOf = (id: string) => readFileSync(join(folder, id, 'README.md'), 'utf8');
const ids = rules.map(({ meta }) => meta.id);

/** The lines of a report that mark the source, with what they mark. */
const marked = (report: string) =>
  [...report.matchAll(/^(.*)\n +\d+ │ (.*)\n +│ ( *)(\^+) /gm)].map(
    ([, head = '', source = '', indent = '', caret = '']) => ({
      head,
      text: source.slice(indent.length, indent.length + caret.length),
    }),
  );

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-21T01:00:00Z'), toFake: ['Date'] }),
);
afterEach(() => void vi.useRealTimers());

describe('CLI-2: the page of every rule', () => {
  it('CLI-2: there is a folder for each rule, and nothing but rules', () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(ids);
  });

  it.each(rules.map(({ meta }) => [meta.id, meta] as const))(
    'CLI-2: %s says what it is about, and its level',
    (id, meta) => {
      const page = pageOf(id);
      const level = meta.recommended ? meta.severity : `off (${meta.severity} if switched on)`;
      expect(page.split('\n')[0]).toBe(`# ${id}`);
      expect(page).toContain(meta.description);
      expect(page).toContain(`Level: ${level}.${meta.fixable ? ' Fixable with `--fix`.' : ''}`);
      for (const [name, value] of Object.entries(meta.options ?? {}))
        expect(page).toContain(`| \`${name}\` | ${String(value)} |`);
    },
  );

  it.each(ids)('CLI-2: %s reports its incorrect examples as its page says', async (id) => {
    const examples = examplesUnder(pageOf(id), 'Incorrect');
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(example.expected).toBeTruthy();
      expect(await lintExample(id, example)).toBe(example.expected);
    }
  });

  it.each(ids)('CLI-2: %s marks the wrong name or value, and not a bracket', (id) => {
    const reports = examplesUnder(pageOf(id), 'Incorrect').map(({ expected = '' }) => expected);
    const all = reports.flatMap(marked);
    expect(all.length).toBeGreaterThan(0);
    for (const { head, text } of all) {
      // What a whole file lacks is reported at its beginning, `<` of a drawing.
      const isWholeFile = /^\S+:1:1 /.test(head);
      expect(text, head).toMatch(isWholeFile ? /^[{<]/ : /^[^[\]{}]/);
    }
  });

  it.each(ids)('CLI-2: %s has nothing to say about its correct examples', async (id) => {
    const examples = examplesUnder(pageOf(id), 'Correct');
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(await lintExample(id, example)).toBe('');
  });
});
