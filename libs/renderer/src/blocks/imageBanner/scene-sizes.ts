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

/** Aspect ratio of a framed scene. */
const frameShape = 5 / 4;

/**
 * Returns the `sizes` attribute of a banner's picture. A picture wider than its slot is cropped at
 * the sides, so it is rendered wider than the slot: most of a tall scene is cropped on a phone.
 */
export function sceneSizes({ framed, tall, shape = 16 / 9 }: SceneLayout): string {
  if (!framed) return `(min-width: 820px) 100vw, ${tall ? tallWidth : '130vw'}`;
  const cover = Math.max(1, shape / frameShape);
  return `(min-width: 820px) ${Math.round(cover * 55)}vw, ${Math.round(cover * 90)}vw`;
}
