import { describe, expect, it } from 'vitest';
import type { FileState } from './file-state.ts';
import { isKept } from './gone-files.ts';
import { takeOverGone } from './renamed-files.ts';

const count = 100_000;
const numbers = Array.from({ length: count }, (_, index) => index);

interface Page {
  readonly path: string;
  readonly file: string;
}

const good = (path: string, file: string): FileState<Page> => ({
  ...{ stamp: '', version: '', findings: [] },
  ...{ served: { path, file }, whole: true },
});
const broken = (claimedPath?: string): FileState<Page> => ({
  ...{ stamp: '', version: '', findings: [], served: undefined, whole: false },
  ...(claimedPath !== undefined && { claimedPath }),
});
const renaming = {
  nameOf: ({ path }: Page) => path,
  claimedBy: ({ claimedPath }: FileState<Page>) => claimedPath,
};

// Each of these took minutes while it compared every file with every other one, and all other tenants
// waited: a test that runs into its timeout shows that it does so again.
describe('a tenant with very many files', () => {
  it('OPS-3: knows quickly which missing files were missing before', () => {
    const missingBefore = new Set(numbers.map((each) => `pages/${each}.json`));
    expect(numbers.some((each) => isKept(`pages/${each}.json`, 'settle', missingBefore))).toBe(
      false,
    );
    expect(isKept('pages/new.json', 'settle', missingBefore)).toBe(true);
  });

  it.each([
    ['each its own path', (each: number) => `/${each}`],
    ['all the same path', () => '/same'],
  ])('OPS-3: quickly matches broken files that claim %s with renamed ones', (_, claims) => {
    const gone = new Map(
      numbers.map((each) => [`old/${each}.json`, good(claims(each), `old/${each}.json`)] as const),
    );
    const states = new Map(
      numbers.map((each) => [`new/${each}.json`, broken(claims(each))] as const),
    );
    takeOverGone(states, gone, gone, renaming);
    expect(states.get('new/0.json')?.served?.file).toBe('old/0.json');
    expect(states.get(`new/${count - 1}.json`)?.served?.file).toBe(`old/${count - 1}.json`);
  });

  it('OPS-3: quickly matches broken files that cannot be read at all by their file names', () => {
    const gone = new Map(
      numbers.map((each) => [`old/${each}.json`, good(`/${each}`, `old/${each}.json`)] as const),
    );
    const states = new Map(numbers.map((each) => [`new/${each}.json`, broken()] as const));
    takeOverGone(states, gone, gone, renaming);
    expect(states.get('new/7.json')?.served?.file).toBe('old/7.json');
  });

  it('OPS-3: quickly finds that the file names of all of them are the same', () => {
    const gone = new Map(
      numbers.map((each) => [`${each}/a.json`, good(`/${each}`, `${each}/a.json`)] as const),
    );
    const states = new Map(numbers.map((each) => [`new/${each}/a.json`, broken()] as const));
    takeOverGone(states, gone, gone, renaming);
    expect(states.get('new/7/a.json')?.served).toBe(undefined);
  });
});
