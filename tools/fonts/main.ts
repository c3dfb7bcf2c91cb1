/**
 * Writes the font files that pages load, cut down from the Fontsource packages with HarfBuzz: the
 * letters, weights and features that dealers' sites use. Run it after an update of those packages:
 * `node tools/fonts/main.ts`.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFacts } from '../../libs/renderer/src/theme/fonts.ts';
import type { FontFamily } from '@forecourt/block-schemas';
import { families, keptFeatures, letters, type Axes } from './families.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'apps/site/server/pages/fonts/files');

const sources: Record<string, string> = {};

/** Writes one file of a family. @param axes ranges and pinned values of the font's axes. */
async function write(
  name: string,
  source: string,
  subset: keyof typeof letters,
  axes: Axes,
): Promise<void> {
  const original = readFileSync(join(root, 'node_modules/@fontsource-variable', source));
  sources[source] = createHash('sha256').update(original).digest('hex');
  const file = await subsetFont(original, letters[subset], {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...keptFeatures],
    noHinting: true,
  });
  writeFileSync(join(folder, `${name}.woff2`), file);
  console.log(`${name}: ${original.length} → ${file.length} bytes`);
}

mkdirSync(folder, { recursive: true });
for (const [family, { latin, latinExt, axes }] of Object.entries(families)) {
  const basic = `${family}/files/${latin}`;
  await write(`${family}-latin`, basic, 'latin', axes);
  await write(`${family}-western`, basic, 'western', axes);
  await write(`${family}-macrons`, `${family}/files/${latinExt}`, 'macrons', axes);
  // Headings have one weight, whose outlines take half the bytes of all weights.
  const { headingWeight } = fontFacts[family as FontFamily];
  await write(`${family}-headings`, basic, 'latin', { ...axes, wght: headingWeight });
  copyFileSync(
    join(root, 'node_modules/@fontsource-variable', family, 'LICENSE'),
    join(folder, `${family}.LICENSE.txt`),
  );
}
writeFileSync(join(folder, 'sources.json'), `${JSON.stringify(sources, null, 2)}\n`);
