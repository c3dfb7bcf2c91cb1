import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harbourCity } from './manifests/harbour-city.ts';
import { kauriMotors } from './manifests/kauri-motors.ts';

/** Largest file; above it a page's first picture would be slow to rasterise. */
const maxBytes = 120_000;

/** Mark-up that the rasteriser can't draw, or that would make a file depend on another one. */
const forbidden = [
  /var\(/,
  /oklch\(/,
  /<style/,
  /<script/,
  /<image/,
  /href=/,
  /<text/,
  /NaN|undefined/,
];

const tenants = fileURLToPath(new URL('../../tenants/', import.meta.url));

/** Two elements of one id would take each other's gradient. */
function repeatedId(svg: string): string | undefined {
  const seen = new Set<string>();
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) {
    if (seen.has(id!)) return id;
    seen.add(id!);
  }
  return undefined;
}

function check(file: string, svg: string): void {
  const bad = forbidden.find((pattern) => pattern.test(svg));
  if (bad) throw new Error(`${file}: contains ${bad.source}`);
  if (svg.length > maxBytes) throw new Error(`${file}: ${svg.length} bytes, at most ${maxBytes}`);
  const id = repeatedId(svg);
  if (id) throw new Error(`${file}: id "${id}" stands twice`);
}

for (const [slug, draw] of Object.entries({
  'harbour-city': harbourCity,
  'kauri-motors': kauriMotors,
})) {
  const files = Object.entries(draw());
  for (const [name, svg] of files) {
    const file = join(tenants, slug, 'assets', name);
    check(`${slug}/${name}`, svg);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${svg}\n`);
  }
  console.log(`${slug}: ${files.length} drawings`);
}
