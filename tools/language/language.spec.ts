import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWords, findWordsInSource } from './find-words.ts';

const repository = join(import.meta.dirname, '../..');

/** People's own words, copy for visitors, generated files and the lists of words themselves. */
const exempt =
  /(?:^|\/)(?:node_modules|build|dist|generated|\.react-router|\.nx|fixtures)\/|^(?:libs\/copy|tools\/demo-data|tools\/language|tenants)\/|^docs\/requirements\.md$/;

const files = globSync('{*.md,{apps,docs,libs,tools}/**/*.{md,mjs,ts,tsx}}', {
  cwd: repository,
  exclude: (path) => /(?:^|[\\/])(?:node_modules|build|dist|\.react-router)$/.test(path),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !exempt.test(file));

const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

describe('the language of code and documents', () => {
  it.each([...new Set(files.map(folderOf))].sort())('LNG-1: %s uses standard terms', (folder) => {
    const found = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => {
        const text = readFileSync(join(repository, file), 'utf8');
        return file.endsWith('.md') ? findWords(file, text) : findWordsInSource(file, text);
      });
    expect(found).toEqual([]);
  });

  it('LNG-1: finds words in documents, with their lines', () => {
    expect(findWords('a.md', 'Fine.\nThe tool told somebody.')).toEqual([
      'a.md:2: "told"; write reported, printed or logged',
      'a.md:2: "somebody"; write someone, or the visitor, operator or editor',
    ]);
  });

  it('LNG-1: allows the word for a planted fault where faults are planted', () => {
    const source = '// a fault\nconst pageFault = 1;';
    expect(findWordsInSource('libs/checker/src/corpus/a.ts', source)).toEqual([]);
    expect(findWordsInSource('libs/checker/src/a.ts', source)).toEqual([
      'libs/checker/src/a.ts:1: "fault"; write finding or error',
      'libs/checker/src/a.ts:2: "pageFault"; write …Error or …Finding',
    ]);
  });

  it('LNG-1: finds words in the titles, comments and names of tests, and not in their content', () => {
    const source = [
      "it.each(['told'])('CLI-1: %s is told', () => {",
      "  expect(mostBytes).toBe('somebody'); // mended",
      '});',
    ].join('\n');
    expect(findWordsInSource('a.spec.ts', source)).toEqual([
      'a.spec.ts:2: "mended"; write fix',
      'a.spec.ts:1: "told"; write reported, printed or logged',
      'a.spec.ts:2: "mostBytes"; write max…',
    ]);
  });

  it('LNG-1: finds words in comments, strings and names, and in nothing else', () => {
    const source = [
      '/** What comes of it. */',
      'const mostBytes = 1;',
      'const message = `${mostBytes} was told`;',
      '// mended later',
      'const retold = 1;',
    ].join('\n');
    expect(findWordsInSource('a.ts', source)).toEqual([
      'a.ts:1: a doc comment begins with a noun phrase or a verb',
      'a.ts:4: "mended"; write fix',
      'a.ts:3: "told"; write reported, printed or logged',
      'a.ts:2: "mostBytes"; write max…',
    ]);
  });
});
