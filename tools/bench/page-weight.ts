import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Result } from './measure.ts';

const client = join(import.meta.dirname, '../../apps/site/build/client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Files that a chunk brings along, itself included. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no chunk "${key}" in the build's manifest`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

/**
 * Bytes of JavaScript, gzipped, that a page with the given islands loads: the entry and each
 * island's chunk with all that they import. Nothing for a page without islands.
 */
export function scriptBytes(islands: readonly string[]): number {
  if (islands.length === 0) return 0;
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => /entry\.client\.tsx?$/.test(key));
  const chunks = islands.map((island) =>
    keys.find((key) => new RegExp(`/${island}\\.island\\.tsx?$`).test(key)),
  );
  const files = new Set<string>();
  for (const key of [entry, ...chunks]) closure(manifest, key ?? '(missing)', files);
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  );
}

const limit = 85_000;

/** What the page with the finance calculator may weigh, as a part of the limit. */
export function pageWeightBench(): Result[] {
  const bytes = scriptBytes(['financeCalculator']);
  return [
    {
      name: `JavaScript of the finance calculator's page / ${limit / 1000} kB gzip`,
      ratio: bytes / limit,
      limit: 1,
      detail: `${(bytes / 1000).toFixed(1)} kB gzip; a page without islands loads ${scriptBytes([])} bytes`,
    },
  ];
}
