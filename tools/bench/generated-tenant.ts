import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { createChecker } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { fixtureBlocks } from '../../libs/block-schemas/src/testing/fixtures.ts';
import type { FixtureBlock } from '../../libs/block-schemas/src/testing/fixtures.ts';
import { benchSite, writePages } from './generated-pages.ts';

// Its dashboard has the brands, people and locations that the fixtures name.
const site = {
  ...benchSite('generated', 'Generated', '/generated/page-1'),
  integrations: { dashboardHost: 'https://dashboard.example' },
};

/** Returns the addresses and components that the fixtures refer to. */
function wanted() {
  const [addresses, components] = [new Set<string>(), new Set<string>()];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const [, at] of value.matchAll(/(?:^|["'])(\/[\w][\w./-]*)/g)) addresses.add(at!);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const block of fixtureBlocks()) {
    walk(block.data);
    if (block.type === 'customComponent') components.add((block.data as { name: string }).name);
  }
  return { addresses, components };
}

/** Smallest content that each kind of asset can have; everything else is a picture. */
const assetContents: Readonly<Record<string, string>> = {
  '.mp4': '\0\0\0\x08moov\0\0\0\x08mdat',
  '.vtt': 'WEBVTT\n',
};
const assetOf = (address: string) =>
  assetContents[extname(address)] ??
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"/>';

/** The files besides the generated pages, by their paths below the tenant's folder. */
function otherFiles(): Map<string, unknown> {
  const { addresses, components } = wanted();
  const files = new Map<string, unknown>([['site.json', site]]);
  for (const address of ['/', '/thank-you', ...addresses]) {
    if (address.startsWith('/assets/')) files.set(address.slice(1), assetOf(address));
    else
      files.set(`pages${address === '/' ? '/home' : address}.json`, {
        schemaVersion: 1,
        path: address,
        title: address,
        publicationDate: '2026-01-05',
        seo: { description: `All about ${address}.` },
        blocks: [{ type: 'paragraph', data: { text: `All about ${address}.` } }],
      });
  }
  for (const name of components)
    files.set(`components/${name}.json`, {
      name,
      props: [
        { name: 'yard', type: 'string' },
        { name: 'opens', type: 'number' },
        { name: 'sundays', type: 'boolean' },
      ],
      blocks: [{ type: 'paragraph', data: { text: 'Open {{ opens }} {{ yard }} {{ sundays }}' } }],
    });
  return files;
}

function writeFiles(directory: string, files: ReadonlyMap<string, unknown>): void {
  for (const [path, content] of files) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

/** The day of every page, after every cutoff. */
const dated = { publicationDate: '2026-01-05' };

/** The fixtures that neither validation nor a rule has anything to say about. */
async function soundFixtures(directory: string): Promise<FixtureBlock[]> {
  const fixtures = fixtureBlocks();
  const pages = fixtures.map((block, index): [string, object] => [
    `pages/probe/${index}.json`,
    {
      schemaVersion: 1,
      path: `/probe/${index}`,
      title: `Probe ${index}`,
      ...dated,
      seo: { description: `Page ${index} of one block.` },
      blocks: [block],
    },
  ]);
  writeFiles(directory, new Map(pages));
  const checker = createChecker({
    files: blockingFileSystem,
    config: () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }),
  });
  const { findings } = await checker.check(directory);
  rmSync(join(directory, 'pages/probe'), { recursive: true });
  const files = new Set(findings.map(({ file }) => file));
  return fixtures.filter((_, index) => !files.has(join(directory, `pages/probe/${index}.json`)));
}

/**
 * A tenant of generated pages with all that they refer to. Hardly anything is wrong with it, as with
 * one that is checked every day; `asTheyCome` leaves the fixtures' own oddities in.
 * @returns the paths of the generated pages.
 */
export async function writeGeneratedTenant(
  directory: string,
  count: number,
  { asTheyCome = false } = {},
): Promise<string[]> {
  writeFiles(directory, otherFiles());
  const fixtures = asTheyCome ? fixtureBlocks() : await soundFixtures(directory);
  const pages = join(directory, 'pages/generated');
  return writePages(pages, count, fixtures, asTheyCome ? {} : dated);
}
