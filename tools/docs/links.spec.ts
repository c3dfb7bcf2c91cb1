import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, findReferences } from './references.ts';

const repository = join(import.meta.dirname, '../..');
const documents = [
  ...globSync('*.md', { cwd: repository }),
  ...globSync('docs/**/*.md', { cwd: repository }),
].sort();
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');
const digits = (file: string) => file.slice(0, 3);
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

describe('finding references', () => {
  it('reads links, pictures, paths and scripts', () => {
    const text =
      '[a](b.md#c) [out](https://d.example) <img src="e.webp"> `libs/f/<g>/h.ts` `npm run i` npm test';
    expect(findReferences(text)).toEqual({
      links: ['b.md#c', 'e.webp'],
      paths: ['libs/f'],
      scripts: ['i', 'test'],
    });
  });

  it('takes fenced code as an example', () => {
    expect(findReferences('```sh\n[a](b) `libs/c`\n```\n')).toMatchObject({ links: [], paths: [] });
  });

  it('knows the anchors of headings', () => {
    expect(anchorsOf('# What it is\n## `npm start`, twice\n<a id="ten-1"></a>')).toEqual(
      new Set(['what-it-is', 'npm-start-twice', 'ten-1']),
    );
  });
});

describe('the documents', () => {
  it('are there', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/README.md']),
    );
  });

  it.each(documents)('%s links only to what exists', (file) => {
    const missing = findReferences(textOf(file)).links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : relative('.', join(dirname(file), path));
      if (!existsSync(join(repository, target))) return true;
      return anchor !== undefined && !anchorsOf(textOf(target)).has(anchor);
    });
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s names only paths and scripts that exist', (file) => {
    const found = findReferences(textOf(file));
    expect(found.paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
    expect(found.scripts.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

describe('the names of parts', () => {
  it('LNG-1: comments name decisions that exist, by their three digits', () => {
    const numbers = new Set(
      globSync('*.md', { cwd: join(repository, 'docs/decisions') }).map(digits),
    );
    const sources = globSync('{apps,libs}/*/{app,server,src}/**/*.{ts,tsx}', { cwd: repository });
    const named = sources.flatMap((file) =>
      [...textOf(file).matchAll(/\bdecision (\d+)/gi)].map(([, number]) => ({ file, number })),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ number }) => !numbers.has(number!))).toEqual([]);
  });

  it('LNG-1: README.md names every package', () => {
    const listed = textOf('README.md').match(/^(?:apps|libs)\/[\w-]+/gm);
    const packages = globSync('{apps,libs}/*/package.json', { cwd: repository }).map(dirname);
    expect(listed?.toSorted()).toEqual(packages.sort());
  });
});
