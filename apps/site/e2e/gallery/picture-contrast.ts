import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A rendered line of text, with the colour of its letters as sRGB 0–255. */
interface Line {
  readonly words: string;
  readonly colour: readonly number[];
  /** Least contrast that WCAG 2.2 asks of text of this size and weight. */
  readonly least: number;
  readonly box: { x: number; y: number; width: number; height: number };
}

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: readonly number[]): number => {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * Finds lines of text inside an element that lack contrast with what is painted behind them, which
 * axe cannot measure over pictures. Compares with all background pixels except the 2 % that differ
 * most.
 */
export async function unreadableLines(page: Page, selector: string): Promise<string[]> {
  const lines = await page.locator(selector).evaluateAll(textLines);
  await page.addStyleTag({
    content: `${selector}, ${selector} * { color: transparent !important; text-decoration: none !important }
      ${selector} svg { visibility: hidden !important }`,
  });
  const file = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words, colour, least, box }) => {
    const text = luminance(colour);
    const ratios: number[] = [];
    for (let y = Math.floor(box.y); y < Math.min(box.y + box.height, info.height); y++)
      for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, info.width); x++) {
        const at = (y * info.width + x) * 3;
        ratios.push(contrast(text, luminance([...data.subarray(at, at + 3)])));
      }
    const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 50)] ?? Infinity;
    return worst >= least ? [] : [`${worst.toFixed(2)} of ${least}: ${words}`];
  });
}

/** Runs in the browser. */
function textLines(roots: Element[]): Line[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const rgb = (colour: string): number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const lines: Line[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      if (!node.data.trim() || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        lines.push({
          words: node.data.trim(),
          colour: rgb(color),
          least: isLarge ? 3 : 4.5,
          box: { x: x + scrollX, y: y + scrollY, width, height },
        });
    }
  }
  return lines;
}
