import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  harbourCity,
  harbourCloseUps,
  harbourRenders,
  harbourScenes,
} from './manifests/harbour-city.ts';
import {
  ironbarkCloseUps,
  ironbarkLane,
  ironbarkRenders,
  ironbarkScenes,
} from './manifests/ironbark-lane.ts';
import { kauriCloseUps, kauriMotors, kauriRenders, kauriScenes } from './manifests/kauri-motors.ts';
import {
  tollandCloseUps,
  tollandRenders,
  tollandScenes,
  tollandVey,
} from './manifests/tolland-vey.ts';
import { paints } from './paints.ts';
import { closeUpPicture } from './renders/close-ups.ts';
import { insideRender } from './renders/insides.ts';
import { paintRender } from './renders/paint-render.ts';
import { compositionPicture } from './scene/composition.ts';

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
  if (id) throw new Error(`${file}: id "${id}" is used twice`);
}

function write(slug: string, name: string, content: string | Buffer): void {
  const file = join(tenants, slug, 'assets', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Folders with nothing but pictures from here, which are emptied of those no longer made. */
const ownFolders = ['cabins', 'cars', 'close-ups', 'scenes', 'stock', 'people', 'brands'];

function removeOthers(slug: string, names: ReadonlySet<string>): void {
  for (const folder of ownFolders)
    for (const file of readdirSync(join(tenants, slug, 'assets', folder)))
      if (!names.has(`${folder}/${file}`)) rmSync(join(tenants, slug, 'assets', folder, file));
}

/** Paths of the pictures from inside that a tenant's pages and data name. */
function insidesNamed(slug: string): string[] {
  const files = ['pages', 'data'].flatMap((folder) =>
    readdirSync(join(tenants, slug, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(tenants, slug, folder, name), 'utf8')),
  );
  const named = files.flatMap(
    (text) => text.match(/(?<="\/assets\/)cabins\/[\w-]+\.webp(?=")/g) ?? [],
  );
  return [...new Set(named)];
}

/** Tenants named on the command line, or all. */
const chosen = process.argv.slice(2);

for (const [slug, draw, renders, closeUps, scenes] of [
  ['harbour-city', harbourCity, harbourRenders, harbourCloseUps, harbourScenes],
  ['kauri-motors', kauriMotors, kauriRenders, kauriCloseUps, kauriScenes],
  ['ironbark-lane', ironbarkLane, ironbarkRenders, ironbarkCloseUps, ironbarkScenes],
  ['tolland-vey', tollandVey, tollandRenders, tollandCloseUps, tollandScenes],
] as const) {
  if (chosen.length > 0 && !chosen.includes(slug)) continue;
  const drawings = Object.entries(draw());
  for (const [name, svg] of drawings) {
    check(`${slug}/${name}`, svg);
    write(slug, name, `${svg}\n`);
  }
  const pictures = Object.entries(renders());
  for (const [name, { look, view, paint, light }] of pictures)
    write(slug, name, await paintRender(look, view, paints[paint], light));
  const details = Object.entries(closeUps());
  for (const [name, closeUp] of details) write(slug, name, await closeUpPicture(closeUp));
  const insides = insidesNamed(slug);
  for (const name of insides) write(slug, name, await insideRender(name));
  const places = Object.entries(scenes());
  for (const [name, place] of places) write(slug, name, await compositionPicture(place));
  const made = [...drawings, ...pictures, ...details, ...places].map(([name]) => name);
  removeOthers(slug, new Set([...made, ...insides]));
  console.log(
    `${slug}: ${drawings.length} drawings, ${pictures.length} cars, ${details.length} close-ups, ${insides.length} insides, ${places.length} scenes`,
  );
}
