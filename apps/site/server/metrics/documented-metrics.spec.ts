import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSiteMetrics } from './site-metrics.ts';

const operations = path.join(import.meta.dirname, '../../../../docs/operations.md');

/** Names of metrics in the first column of the table under a heading. */
async function documented(heading: string): Promise<string[]> {
  const text = await readFile(operations, 'utf8');
  const section = text.split(`# ${heading}\n`)[1]?.split(/^##+ /m, 1)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]!.match(/forecourt_[a-z_]+/g) ?? []);
}

/** Names of the server's own metrics, with everything that can be watched. */
async function measured(): Promise<string[]> {
  const metrics = createSiteMetrics();
  metrics.watchContent(
    () => [],
    () => true,
  );
  metrics.watchDeliveries(async () => []);
  metrics.watchUnassigned(async () => []);
  metrics.watchLeadStore(() => true);
  metrics.watchPictures({ queueLength: async () => 0, cacheBytes: async () => 0 });
  metrics.watchDisk(async () => true);
  metrics.watchPurges(() => 0);
  const names = (await metrics.values()).map(({ name }) => name);
  return names.filter((name) => name.startsWith('forecourt_'));
}

it('WEB-5, OPS-5: operations.md documents each metric of the server, and no other', async () => {
  expect((await documented('Metrics')).sort()).toEqual((await measured()).sort());
});

it('WEB-5, OPS-5: each documented alert is about a metric that the server has', async () => {
  const known = await measured();
  const alerts = await documented('Alerts');
  expect(alerts.length).toBeGreaterThan(5);
  for (const name of alerts) expect(known).toContain(name.replace(/_(?:count|sum|bucket)$/, ''));
});
