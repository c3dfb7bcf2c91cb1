import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../libs/block-schemas/src/index.ts';
import { fixtureBlocks } from '../../libs/block-schemas/src/testing/fixtures.ts';
import type { FixtureBlock } from '../../libs/block-schemas/src/testing/fixtures.ts';

/** A small generator of numbers that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const sentence =
  'Every car is checked in our own workshop before it reaches the yard, and the price on the window is the price you pay. ';

/** The JSON text of page number `index`: about 10 kB of fixtures and running text, indented as editors write it. */
function pageText(
  index: number,
  fixtures: readonly FixtureBlock[] = fixtureBlocks(),
  changes: object = {},
): string {
  const next = numbers(index + 1);
  const page = {
    schemaVersion: 1,
    path: `/generated/page-${index}`,
    title: `Generated page ${index}`,
    publicationDate: `202${3 + (index % 4)}-0${1 + (index % 9)}-1${index % 10}`,
    seo: { description: `Page ${index}. ${sentence.trim()}` },
    ...changes,
    blocks: [] as unknown[],
  };
  let size = 0;
  while (size < 9_500) {
    // Running text is new on each page, and no paragraph is a copy of the one before it.
    const text = () => `${sentence.repeat(1 + Math.floor(next() * 4))}(${index}.${size})`;
    const block =
      next() < 0.5
        ? { type: 'paragraph', data: { text: text() } }
        : fixtures[Math.floor(next() * fixtures.length)]!;
    page.blocks.push(block);
    size += JSON.stringify(block, null, 2).length;
  }
  return `${JSON.stringify(page, null, 2)}\n`;
}

/** Writes pages to a folder and returns their paths. @param changes members that every page has. */
export function writePages(
  directory: string,
  count: number,
  fixtures: readonly FixtureBlock[] = fixtureBlocks(),
  changes: object = {},
): string[] {
  mkdirSync(directory, { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const file = join(directory, `page-${index}.json`);
    writeFileSync(file, pageText(index, fixtures, changes));
    return file;
  });
}

/** Settings of a made-up tenant with one page in its navigation. */
export const benchSite = (slug: string, name: string, href: string): Site => ({
  schemaVersion: 1,
  id: 1,
  slug,
  name: `${name} Motors`,
  domains: [],
  region: 'AU',
  timeZone: 'Australia/Sydney',
  theme: {
    color: { brand: '#044069', accent: '#f89e3c' },
    font: { heading: 'rubik', body: 'figtree' },
  },
  navigation: { header: [{ text: name, href }] },
});
