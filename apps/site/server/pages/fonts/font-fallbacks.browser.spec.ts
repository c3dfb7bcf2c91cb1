import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFacts } from '@forecourt/renderer';
import { launchBrowser } from '@forecourt/renderer/testing/launch-browser';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The weight of the headings, or bold text if that is heavier, of each family that comes as a file. */
const families = {
  rubik: 570,
  figtree: 620,
  'source-serif-4': 580,
  'public-sans': 620,
  'sofia-sans-condensed': 700,
  'hanken-grotesk': 620,
  commissioner: 600,
} as const;

/** Advance widths of a to z and of the space, in thousandths of an em, as the local faces have them. */
const advances = {
  arial: [
    ...[556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333],
    ...[500, 278, 556, 500, 722, 500, 500, 500, 278],
  ],
  arialBold: [
    ...[556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389],
    ...[556, 333, 611, 556, 778, 556, 556, 500, 278],
  ],
  times: [
    ...[444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333],
    ...[389, 278, 500, 500, 722, 500, 500, 444, 250],
  ],
  timesBold: [
    ...[500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444],
    ...[389, 333, 556, 500, 722, 500, 500, 444, 250],
  ],
  georgia: [
    ...[504, 560, 454, 574, 483, 325, 509, 582, 293, 292, 536, 286, 881, 591, 539, 571, 560, 410],
    ...[432, 345, 575, 497, 737, 505, 492, 444, 241],
  ],
} as const;

const text =
  'the quick brown fox jumps over the lazy dog and we will ring you the same day to say when ' +
  'your car is ready what it needed and what it costs';

/** Width of the text in em, set in a local face. */
const widthIn = (local: keyof typeof advances): number =>
  [...text].reduce((sum, char) => {
    const index = char === ' ' ? 26 : char.charCodeAt(0) - 97;
    return sum + advances[local][index]! / 1000;
  }, 0);

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

const fileOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `files/${name}.woff2`)).toString('base64');

/** Width of the text, and the height and depth of a line, in em, set in one of a family's files. */
const measure = (family: string, weight: number, size: number, subset = 'latin') => {
  const source = fileOf(`${family}-${subset}`);
  return page.evaluate(
    async ({ source, weight, size, text }) => {
      const face = new FontFace('Measured', `url(data:font/woff2;base64,${source})`, {
        weight: '100 900',
      });
      document.fonts.clear();
      document.fonts.add(await face.load());
      document.body.innerHTML = `<span style="font:${weight} ${size}px Measured;white-space:nowrap">${text}</span>`;
      const { width } = document.querySelector('span')!.getBoundingClientRect();
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${weight} 1000px Measured`;
      const line = context.measureText('x');
      return {
        width: width / size,
        ascent: line.fontBoundingBoxAscent / 1000,
        descent: line.fontBoundingBoxDescent / 1000,
      };
    },
    { source, weight, size, text },
  );
};

describe.each(Object.entries(families))('the fallback of %s', (family, weight) => {
  const { fallback, headingWeight } = fontFacts[family as keyof typeof families];

  it('WEB-3: is replaced by a file of headings that has their weight', async () => {
    const variable = await measure(family, headingWeight, 40);
    const ofHeadings = await measure(family, headingWeight, 40, 'headings');
    expect(ofHeadings.width).toBeCloseTo(variable.width, 1);
    // The file has one weight, so another one changes nothing.
    expect((await measure(family, 400, 40, 'headings')).width).toBe(ofHeadings.width);
  });

  it.each([
    ['text', 400, 16],
    ['heading', weight, 40],
  ] as const)('sets a %s as wide as the family, within 2 %', async (use, weight, size) => {
    const real = await measure(family, weight, size);
    for (const faces of [fallback!, fallback!.otherwise]) {
      if (!faces) continue;
      const { local, width } = faces[use];
      const share = (widthIn(local) * width) / real.width;
      expect(share, local).toBeGreaterThan(0.98);
      expect(share, local).toBeLessThan(1.02);
    }
  });

  it('sets lines as high as the family', async () => {
    const { ascent, descent } = await measure(family, 400, 16);
    expect(fallback!.ascent).toBeCloseTo(ascent, 2);
    expect(fallback!.descent).toBeCloseTo(descent, 2);
  });
});

it.each(Object.keys(families))(
  'WEB-4: %s has the letters that its files are declared for',
  async (family) => {
    const missing = await page.evaluate(
      async (sources) => {
        document.fonts.clear();
        for (const [name, source] of Object.entries(sources))
          document.fonts.add(
            await new FontFace(name, `url(data:font/woff2;base64,${source})`).load(),
          );
        const context = document.createElement('canvas').getContext('2d')!;
        // A letter that the file lacks is as wide as the family after it.
        const widths = (letter: string, face: string) =>
          ['monospace', 'serif'].map((fallback) => {
            context.font = `100px ${face}, ${fallback}`;
            return context.measureText(letter).width;
          });
        const lacks = (face: string) => (letter: string) => {
          const [one, other] = widths(letter, face);
          return one !== other;
        };
        return [
          ...[...'AZazéëöü0123456789’‘“”–—…€$%½°²×©'].filter(lacks('latin')),
          ...[...'AZazéëöü0123456789’‘“”–—…€$%½°²×©'].filter(lacks('headings')),
          ...[...'ÉÖñçøßœ¼±§'].filter(lacks('western')),
          ...[...'ĀāĒēĪīŌōŪū'].filter(lacks('macrons')),
        ];
      },
      {
        latin: fileOf(`${family}-latin`),
        headings: fileOf(`${family}-headings`),
        western: fileOf(`${family}-western`),
        macrons: fileOf(`${family}-macrons`),
      },
    );
    expect(missing).toEqual([]);
  },
);
