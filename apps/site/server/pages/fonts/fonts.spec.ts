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

const sizeOf = (family: string, subset: string): number =>
  statSync(join(folder, `${family}-${subset}.woff2`)).size;

/** Bytes of the files that nearly every page loads, with the long vowels. */
const bytesOf = (heading: string, body: string): number => {
  const ofBody = sizeOf(body, 'latin') + sizeOf(body, 'macrons');
  if (heading === body) return ofBody;
  return ofBody + sizeOf(heading, 'headings') + sizeOf(heading, 'macrons');
};

/** True if a `unicode-range` has a code point. */
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
    'WEB-3: headings in %s and text in %s take at most 45 kB together',
    (heading, body) => {
      expect(bytesOf(heading!, body!)).toBeLessThanOrEqual(45_000);
    },
  );

  it.each(families)(
    'WEB-3, WEB-4: %s takes at most 25 kB a file, and has its licence',
    (family) => {
      for (const subset of ['latin', 'headings', 'western', 'macrons'])
        expect(sizeOf(family, subset)).toBeLessThanOrEqual(25_000);
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

  it('WEB-3: nearly all pages of the demo tenants need the basic letters and long vowels alone', () => {
    const needsMore = (file: string): boolean =>
      [...readFileSync(join(tenants, file), 'utf8')].some((letter) => {
        const code = letter.codePointAt(0)!;
        const known = holds(fontRanges.latin, code) || holds(fontRanges.macrons, code);
        return !known && (holds(fontRanges.western, code) || holds(fontRanges.latinExt, code));
      });
    const files = globSync('*/{site,pages/**,data/*}.json', { cwd: tenants });
    expect(files.filter(needsMore).length / files.length).toBeLessThan(0.05);
  });

  it('WEB-4: a condensed face is as large to the eye as others, and so is its fallback', () => {
    expect(fontFaces('sofia-sans-condensed', 'A').match(/size-adjust:114%/g)).toHaveLength(4);
    expect(fontFaces('rubik', 'A')).not.toContain('size-adjust');
    const { scale, fallback } = fontFacts['sofia-sans-condensed'];
    const theme = {
      color: { brand: '#044069', accent: '#f89e3c' },
      font: { heading: 'sofia-sans-condensed' },
    } as const;
    const share = Math.round(scale! * fallback!.text.width * 1000) / 10;
    expect(themeCss(theme)).toContain(`size-adjust:${share}%`);
  });

  it('WEB-3: a letter is in one file at most, so that none is fetched in place of another', () => {
    const codes = Array.from({ length: 0x10000 }, (_, code) => code);
    const shared = codes.filter(
      (code) => Object.values(fontRanges).filter((range) => holds(range, code)).length > 1,
    );
    expect(shared).toEqual([]);
    const rules = fontFaces('rubik', 'Rubik Variable').split('@font-face').slice(1);
    expect(rules.map((rule) => /unicode-range:([^}]+)/.exec(rule)?.[1]).sort()).toEqual(
      Object.values(fontRanges).sort(),
    );
    expect(fontFaces('system-sans', '')).toBe('');
    expect(fontFaces('rubik', 'Rubik Variable').match(/font-display:swap/g)).toHaveLength(4);
    expect(fontFaces('rubik', 'A', 'optional').match(/font-display:optional/g)).toHaveLength(4);
  });

  it('WEB-3: a family of headings alone loads its variable file for bolder words only', () => {
    const weightsOf = (file: string) =>
      fontFaces('commissioner', 'A', 'swap', 'headings')
        .split('@font-face')
        .filter((rule) => rule.includes(file))
        .map((rule) => /font-weight:([\d ]+)/.exec(rule)?.[1]);
    const { latin, headings, western } = fontUrls.commissioner!;
    expect(weightsOf(headings)).toEqual(['400 420']);
    expect(weightsOf(latin)).toEqual(['421 700']);
    expect(weightsOf(western)).toEqual(['421 700', '400 420']);
    expect(fontFaces('commissioner', 'A')).not.toContain(headings);
    const boldest = fontUrls['sofia-sans-condensed']!;
    expect(fontFaces('sofia-sans-condensed', 'A', 'swap', 'headings')).not.toContain(boldest.latin);
  });
});

it('WEB-3: long vowels are preloaded if the header has some, so that it does not change its width', () => {
  const { latin, headings, macrons } = fontUrls['public-sans']!;
  const plain = 'Wharf Motors Since 1961';
  expect(preloadedFonts('public-sans', 'text', plain)).toEqual([latin]);
  expect(preloadedFonts('public-sans', 'headings', plain)).toEqual([headings]);
  for (const header of ['Whānau owned', 'Ōtaki Motors', 'Wha\u0304nau'])
    expect(preloadedFonts('public-sans', 'text', header)).toEqual([latin, macrons]);
  expect(preloadedFonts('system-sans', 'text', 'Whānau')).toEqual([]);
});
