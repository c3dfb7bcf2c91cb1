import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Result } from './measure.ts';

const client = join(import.meta.dirname, '../../apps/site/build/client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
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
 * @param later what counts of that which islands fetch when it is needed
 */
function scriptBytes(islands: readonly string[], later?: RegExp): number {
  if (islands.length === 0) return 0;
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => /entry\.client\.tsx?$/.test(key));
  const chunks = islands.map((island) =>
    keys.find((key) => new RegExp(`/${island}\\.island\\.tsx?$`).test(key)),
  );
  const fetched = chunks.flatMap((key) => manifest[key ?? '']?.dynamicImports ?? []);
  const files = new Set<string>();
  for (const key of [entry, ...chunks, ...fetched.filter((name) => later?.test(name))])
    closure(manifest, key ?? '(missing)', files);
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  );
}

const limits = {
  calculator: 80_000,
  // React with its DOM is 68 kB of it, the form with its validation 16, the captcha 1.5. Half a second
  // on a slow 4G line of 1.6 Mbit/s; the form works before that.
  form: 95_000,
} as const;

/** Measures the JavaScript of the finance calculator and form pages against their limits. */
export function pageWeightBench(): Result[] {
  const calculator = scriptBytes(['financeCalculator']);
  // Everybody who sends a form has solved the captcha; the search for dealerships is for few sites.
  const form = scriptBytes(['form'], /altcha/);
  return [
    weight('the finance calculator', calculator, limits.calculator),
    weight('a form, its captcha solved', form, limits.form),
  ];
}

const weight = (of: string, bytes: number, limit: number): Result => ({
  name: `JavaScript of the page of ${of} / ${limit / 1000} kB gzip`,
  ratio: bytes / limit,
  limit: 1,
  detail: `${(bytes / 1000).toFixed(1)} kB gzip; a page without islands loads ${scriptBytes([])} bytes`,
});
