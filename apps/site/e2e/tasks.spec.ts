import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { newVisitor } from './forms/new-visitor.ts';
import { tenantsDir } from './demo-pages.ts';
import { startSite, type SiteServer } from './site-server.ts';
import { asking } from './tasks/asking.ts';
import { deciding } from './tasks/deciding.ts';
import { finding } from './tasks/finding.ts';
import { owning } from './tasks/owning.ts';
import { readTable, writeTaps } from './tasks/task-table.ts';
import { Visitor } from './tasks/visitor.ts';
import { withPlainPictures } from './walks/walk-site.ts';

const tasks = [...finding, ...deciding, ...asking, ...owning];
const titles = tasks.map(({ title }) => title);
const table = readTable();

let site: SiteServer;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-tasks-'));
  site = await startSite({
    FORECOURT_TENANTS_DIR: tenantsDir,
    FORECOURT_DATA_DIR: dataDir,
    TRUST_PROXY: 'true',
  });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// During a smooth scroll nothing can be tapped.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, title, walk } of tasks)
  test(`${id}, WEB-4: ${title}`, async ({ page }, { project, config }) => {
    await newVisitor(page);
    await withPlainPictures(page);
    const width = project.name === 'phone' ? 'Phone' : 'Desktop';
    const origin = `http://harbour-city.localhost:${site.port}`;
    const visitor = new Visitor(page, origin, width === 'Phone');
    await walk(visitor);
    if (config.updateSnapshots === 'changed') writeTaps(titles, title, width, visitor.taps);
    else
      expect(
        visitor.taps,
        'taps, of which docs/visitor-tasks.md has the limit',
      ).toBeLessThanOrEqual(table.get(title)?.[width] ?? 0);
  });

test('WEB-4: the table of tasks has a row for each of twenty', ({}, { config }) => {
  test.skip(config.updateSnapshots === 'changed', 'The table is being written.');
  expect([...table.keys()]).toEqual(titles);
  expect(titles).toHaveLength(20);
});
