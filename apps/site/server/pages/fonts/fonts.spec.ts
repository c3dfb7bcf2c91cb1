import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFacts, themeCss } from '@forecourt/renderer';
import { fontFaces, fontRanges, fontUrls, preloadedFonts } from './fonts.ts';
import sources from './files/sources.json' with { type: 'json' };

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'files');
const tenants = join(import.meta.dirname, '../../../../../tenants');
const families = Object.keys(fontUrls);

/** Bytes that a page with macrons loads of a family. */
const bytesOf = (family: string): number =>
  ['latin', 'macrons'].reduce(
    (sum, subset) => sum + statSync(join(folder, `${family}-${subset}.woff2`)).size,
    0,
  );

/** Whether a `unicode-range` has a code point. */
const holds = (range: string, code: number): boolean =>
  range.split(',').some((part) => {
    const [from, to = from] = part
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return code >= from! && code <= to!;
  });

describe('font files', () => {
  it.each(families.flatMap((heading) => families.map((body) => [heading, body])))(
    'WEB-3: headings in %s and text in %s take at most 80 kB together',
    (heading, body) => {
      const used = [...new Set([heading, body])] as string[];
      expect(used.reduce((sum, family) => sum + bytesOf(family), 0)).toBeLessThanOrEqual(80_000);
    },
  );

  it.each(families)(
    'WEB-3, WEB-4: %s takes at most 35 kB a file, and has its licence',
    (family) => {
      for (const subset of ['latin', 'macrons'])
        expect(statSync(join(folder, `${family}-${subset}.woff2`)).size).toBeLessThanOrEqual(
          35_000,
        );
      expect(readFileSync(join(folder, `${family}.LICENSE.txt`), 'utf8')).toMatch(
        /open font license/i,
      );
    },
  );

  it.each(Object.entries(sources))('WEB-3: are made from the installed %s', (file, hash) => {
    const bytes = readFileSync(resolve(`@fontsource-variable/${file}`));
    const found = createHash('sha256').update(bytes).digest('hex');
    expect(found, 'The package has changed: run node tools/fonts/main.ts').toBe(hash);
  });

  it('WEB-3: the demo tenants’ letters need no third file', () => {
    const letters = new Set(
      globSync('*/{site,pages/**,data/*}.json', { cwd: tenants }).flatMap((file) => [
        ...readFileSync(join(tenants, file), 'utf8'),
      ]),
    );
    const further = [...letters].filter((letter) => {
      const code = letter.codePointAt(0)!;
      const known = holds(fontRanges.latin, code) || holds(fontRanges.macrons, code);
      return !known && holds(fontRanges.latinExt, code);
    });
    expect(further).toEqual([]);
  });

  it('WEB-4: a condensed face is as large to the eye as others, and so is its fallback', () => {
    expect(fontFaces('sofia-sans-condensed', 'A').match(/size-adjust:114%/g)).toHaveLength(3);
    expect(fontFaces('rubik', 'A')).not.toContain('size-adjust');
    const { scale, fallback } = fontFacts['sofia-sans-condensed'];
    const theme = {
      color: { brand: '#044069', accent: '#f89e3c' },
      font: { heading: 'sofia-sans-condensed' },
    } as const;
    const share = Math.round(scale! * fallback!.text.width * 1000) / 10;
    expect(themeCss(theme)).toContain(`size-adjust:${share}%`);
  });

  it('WEB-3: the small files go before the large one, which has their letters too', () => {
    const rules = fontFaces('rubik', 'Rubik Variable').split('@font-face').slice(1);
    expect(rules.map((rule) => /unicode-range:(U\+[^,]+)/.exec(rule)?.[1])).toEqual([
      'U+0100-02BA',
      'U+0100-0101',
      'U+0000-00FF',
    ]);
    expect(fontFaces('system-sans', '')).toBe('');
    expect(fontFaces('rubik', 'Rubik Variable').match(/font-display:swap/g)).toHaveLength(3);
    expect(fontFaces('rubik', 'A', 'optional').match(/font-display:optional/g)).toHaveLength(3);
  });
});

it('WEB-3: long vowels are preloaded if the header has some, so that it does not change its width', () => {
  const { latin, macrons } = fontUrls['public-sans']!;
  expect(preloadedFonts(['public-sans'], 'Wharf Motors Since 1961')).toEqual([latin]);
  for (const header of ['Whānau owned', 'Ōtaki Motors', 'Wha\u0304nau'])
    expect(preloadedFonts(['public-sans'], header)).toEqual([latin, macrons]);
  expect(preloadedFonts(['system-sans'], 'Whānau')).toEqual([]);
});
