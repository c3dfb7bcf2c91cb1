import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { Site } from '@forecourt/block-schemas';
import { blockingFileSystem, type FileSystem } from '@forecourt/content';
import type { LintRun } from '@forecourt/lint';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CheckSettings } from '../settings.ts';
import type { PageResult } from './page-result.ts';
import { pageConditions, readPages, resultsUnder } from './read-pages.ts';

const under = (key: string, version: string) => ({
  key,
  assets: new Map([['/assets/car.jpg', version]]),
});
const pageWith = (...references: string[]): PageResult =>
  ({ page: { references: references.map((value) => ({ value })) } }) as unknown as PageResult;
const results = new Map([
  ['shows.json', pageWith('/assets/car.jpg')],
  ['plain.json', pageWith('/about')],
]);

it('CLI-4: a changed asset affects the pages that refer to it; with plugins, which may read any, all of them', () => {
  const left = (version: string, hasPlugins: boolean, key = 'same') => [
    ...resultsUnder(under(key, version), under('same', '1'), results, hasPlugins).keys(),
  ];
  expect(left('1', true)).toEqual(['shows.json', 'plain.json']);
  expect(left('2', false)).toEqual(['plain.json']);
  expect(left('2', true)).toEqual([]);
  expect(left('1', false, 'other')).toEqual([]);
});

it('CLI-4: an asset is found in a link that escapes its name', () => {
  const under = (version: string) => ({
    key: 'same',
    assets: new Map([['/assets/our yard.jpg', version]]),
  });
  const escaped = new Map([['yard.json', pageWith('/assets/our%20yard.jpg')]]);
  expect([...resultsUnder(under('2'), under('1'), escaped, false)]).toEqual([]);
});

it.each<Partial<CheckSettings> & { readonly today?: string }>([
  { at: '2024-01-28' },
  { horizonDays: 30 },
  { onlyRules: ['link-target'] },
  { config: { rules: { 'link-target': 'off' } } },
  { siblings: [{ slug: 'other' } as never] },
  { today: '2026-11-22' },
])('CLI-4: results of pages depend on %j', ({ today = '2026-11-21', ...settings }) => {
  const context = { components: new Map(), brokenComponents: [], assets: new Map() };
  const keyOf = (given: Partial<CheckSettings>, day: string) =>
    pageConditions(
      { site: JSON.parse(siteJson('demo')) as Site, ...context },
      { report: 'check', now: '2026-11-21T01:00:00Z', ...given },
      { today: day } as LintRun,
    ).key;
  expect(keyOf({}, '2026-11-21')).toBe(keyOf({}, '2026-11-21'));
  expect(keyOf(settings, today)).not.toBe(keyOf({}, '2026-11-21'));
});

it('CLI-8: this thread reads the pages of a worker that fails while it is still reading itself', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-pages-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const files = Array.from({ length: 50 }, (_, index) => `${index}.json`);
  for (const file of files) await writeFile(join(directory, file), pageJson(`/${file}`));
  await writeFile(join(directory, 'ends.mjs'), 'process.exit(3);');

  const ended = new Promise<void>((done) => {
    process.once('worker', (worker: Worker) => worker.once('exit', () => done()));
  });
  const fs: FileSystem = {
    ...blockingFileSystem,
    readFile: async (path) => {
      await ended;
      return blockingFileSystem.readFile(path);
    },
  };
  const task = {
    ...{ directory, files },
    context: {
      site: JSON.parse(siteJson('demo')) as Site,
      ...{ components: new Map(), brokenComponents: [], assets: new Map() },
    },
    settings: {
      ...({ report: 'check', now: '2026-11-21T01:00:00Z' } as const),
      config: { plugins: [pathToFileURL(join(directory, 'ends.mjs')).href] },
    },
  };
  const results = await readPages(fs, task, undefined, 2);
  expect([...results.keys()].sort()).toEqual(files.sort());
  expect(unhandled).not.toHaveBeenCalled();
});
