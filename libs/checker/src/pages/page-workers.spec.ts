import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '@forecourt/block-schemas';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { expect, it, onTestFinished } from 'vitest';
import type { PageResult } from './page-result.ts';
import { runWorker } from './page-workers.ts';

const plugin = `export default { name: 'acme', rules: [{
  meta: { id: 'acme/page', description: 'None.', severity: 'warning', recommended: true },
  create: () => ({ page: ({ page, report }) => report({ pointer: '/title', message: page.path }) }),
}] };`;
const customRules = {
  'acme/hello': { description: 'None.', message: 'say no {match}', forbid: { words: ['hello'] } },
};

it('CLI-8: rules of the configuration and of plugins run in worker threads', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-worker-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const files = ['a.json', 'b.json'];
  for (const file of files) await writeFile(join(directory, file), pageJson(`/${file}`));
  await writeFile(join(directory, 'plugin.mjs'), plugin);
  const site = JSON.parse(siteJson('demo')) as Site;
  const plugins = [pathToFileURL(join(directory, 'plugin.mjs')).href];
  const found: PageResult[] = [];
  await runWorker(
    {
      ...{ directory, files, taken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) },
      context: { site, components: new Map(), brokenComponents: [], assets: new Map() },
      settings: {
        ...({ report: 'check', now: '2026-11-21T01:00:00Z' } as const),
        config: { customRules, plugins },
      },
    },
    (results) => found.push(...results),
  );
  const own = found.flatMap(({ file, page }) =>
    page!
      .lint!.findings.filter(({ finding }) => finding.rule.includes('/'))
      .map(({ finding: { rule, message } }) => `${file} ${rule}: ${message}`),
  );
  expect(own.sort()).toEqual([
    'a.json acme/hello: say no Hello',
    'a.json acme/page: /a.json',
    'b.json acme/hello: say no Hello',
    'b.json acme/page: /b.json',
  ]);
});

it('CLI-8: a worker that ends before its files are read fails the check', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-worker-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await writeFile(join(directory, 'ends.mjs'), 'process.exit(3);');
  const site = JSON.parse(siteJson('demo')) as Site;
  const task = {
    ...{ directory, files: ['a.json'] },
    taken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    context: { site, components: new Map(), brokenComponents: [], assets: new Map() },
    settings: {
      ...({ report: 'check', now: '2026-11-21T01:00:00Z' } as const),
      config: { plugins: [pathToFileURL(join(directory, 'ends.mjs')).href] },
    },
  };
  await expect(runWorker(task, () => {})).rejects.toThrow('exit 3');
});
