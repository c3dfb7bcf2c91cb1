/**
 * Writes the font files that pages load, cut down from the Fontsource packages with HarfBuzz: the
 * letters, weights and features that dealers' sites use. Run it after an update of those packages:
 * `node tools/fonts/main.ts`.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { families, keptFeatures, letters } from './families.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'apps/site/server/pages/fonts/files');

const sources: Record<string, string> = {};

async function write(family: string, subset: keyof typeof letters, source: string): Promise<void> {
  const original = readFileSync(join(root, 'node_modules/@fontsource-variable', source));
  sources[source] = createHash('sha256').update(original).digest('hex');
  const file = await subsetFont(original, letters[subset], {
    targetFormat: 'woff2',
    variationAxes: families[family]!.axes,
    keepFeatures: [...keptFeatures],
    noHinting: true,
  });
  const name = `${family}-${subset}.woff2`;
  writeFileSync(join(folder, name), file);
  console.log(`${name}: ${original.length} → ${file.length} bytes`);
}

mkdirSync(folder, { recursive: true });
for (const [family, { latin, latinExt }] of Object.entries(families)) {
  await write(family, 'latin', `${family}/files/${latin}`);
  await write(family, 'macrons', `${family}/files/${latinExt}`);
  copyFileSync(
    join(root, 'node_modules/@fontsource-variable', family, 'LICENSE'),
    join(folder, `${family}.LICENSE.txt`),
  );
}
writeFileSync(join(folder, 'sources.json'), `${JSON.stringify(sources, null, 2)}\n`);
