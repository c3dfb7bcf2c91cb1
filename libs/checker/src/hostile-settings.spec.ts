import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

const demos = join(import.meta.dirname, '../../../tenants');
const slugs = readdirSync(demos, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const invalid = [null, 'x', 5, [null], undefined];
const config = () => ({ report: 'check' as const, now: '2026-11-21T01:00:00Z' });

/** A page whose rules read the settings of forms and of finance. */
const page = pageJson('/', [
  ...['service-booking', 'test-drive', 'vehicle-reservation'].map((preset) => ({
    type: 'form',
    data: { preset, heading: 'We’ll call you' },
  })),
  { type: 'paragraph', data: { text: 'Finance from 2.9% p.a. on every Tern.' } },
]);

type Holder = Record<string, unknown>;

/** Lists the paths of all values, one for all entries of a list. */
const pathsOf = (value: unknown): string[][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value)
        .slice(0, Array.isArray(value) ? 1 : undefined)
        .flatMap(([name, each]) => [[name], ...pathsOf(each).map((path) => [name, ...path])]);

/** Returns the text of the settings with one value replaced, or without it if that is undefined. */
function textWith(site: object, path: readonly string[], value: unknown): string {
  const copy = structuredClone(site);
  const holder = path.slice(0, -1).reduce((each, name) => each[name] as Holder, copy as Holder);
  holder[path.at(-1)!] = value;
  return JSON.stringify(copy);
}

it('CLI-9: no invalid setting of a demo tenant keeps it from being checked', async () => {
  const failures: string[] = [];
  const seen = new Set<string>();
  for (const slug of slugs) {
    const folder = `/tenants/${slug}`;
    const site = JSON.parse(readFileSync(join(demos, slug, 'site.json'), 'utf8')) as object;
    for (const path of pathsOf(site).filter((each) => !seen.has(each.join('/')))) {
      const name = path.join('/');
      seen.add(name);
      for (const value of invalid) {
        const files = memoryFileSystem({
          [`${folder}/pages/home.json`]: page,
          [`${folder}/site.json`]: textWith(site, path, value),
        });
        await createChecker({ files, config })
          .check(folder)
          .catch((error: unknown) =>
            failures.push(`${slug} ${name} ${JSON.stringify(value)}: ${String(error)}`),
          );
      }
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(failures).toEqual([]);
});
