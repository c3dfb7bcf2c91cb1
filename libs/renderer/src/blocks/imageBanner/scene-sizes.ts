/** Layout properties that determine the width of a banner's picture. */
export interface SceneLayout {
  /** True if framed beside the text, rather than full-width behind it. */
  readonly framed: boolean;
  /** True if behind text or a cut-out on a phone, rather than below the text. */
  readonly tall: boolean;
  /** Aspect ratio of the picture; undefined for an external one. */
  readonly shape: number | undefined;
}

/**
 * Width of a tall scene on a phone. Phones with three device pixels per CSS pixel get a picture with
 * about two: behind text and a car nobody sees the third, and its file is a third smaller.
 */
const tallWidth = '(min-resolution: 2.5dppx) 160vw, 240vw';

/** Height of a scene below its text on a phone, as a share of the screen's width. */
const lowHeight = 0.62;

/** Aspect ratio of a framed scene. */
const frameShape = 5 / 4;

/**
 * Returns the `sizes` attribute of a banner's picture. A picture wider than its slot is cropped at
 * the sides, so it is rendered wider than the slot: most of a tall scene is cropped on a phone.
 */
export function sceneSizes({ framed, tall, shape = 16 / 9 }: SceneLayout): string {
  if (!framed && tall) return `(min-width: 820px) 100vw, ${tallWidth}`;
  if (!framed) return `(min-width: 620px) 100vw, ${vw(Math.max(1, shape * lowHeight))}`;
  const cover = Math.max(1, shape / frameShape);
  return `(min-width: 820px) ${vw(cover * 0.55)}, ${vw(cover * 0.9)}`;
}

/** Heights of a portrait's scene on a phone as shares of the screen's width: behind text, or beside none. */
const [behindText, beside] = [1.9, 1.1];

/** Returns the `sizes` attribute of a banner's portrait, which covers its scene on a phone. */
export function portraitSizes({ tall, shape = 2 / 3 }: Omit<SceneLayout, 'framed'>): string {
  const share = Math.max(1, shape * (tall ? behindText : beside));
  return tall ? `(min-resolution: 2.5dppx) ${vw((share * 2) / 3)}, ${vw(share)}` : vw(share);
}

const vw = (share: number): string => `${Math.round(share * 100)}vw`;
