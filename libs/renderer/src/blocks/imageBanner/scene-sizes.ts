/** What decides how wide a banner's picture is shown. */
export interface SceneLayout {
  /** Framed beside the text, rather than behind it across the whole page. */
  readonly framed: boolean;
  /** Behind text or a cut-out on a phone, rather than below the text. */
  readonly tall: boolean;
  /** Width to height of the picture; undefined for one elsewhere. */
  readonly shape: number | undefined;
}

/** Shape of a framed scene. */
const frameShape = 5 / 4;

/**
 * The `sizes` attribute of a banner's picture. A picture wider than its slot is cropped at the sides,
 * so it is shown wider than the slot: most of a tall scene is cropped on a phone.
 */
export function sceneSizes({ framed, tall, shape = 16 / 9 }: SceneLayout): string {
  if (!framed) return `(min-width: 820px) 100vw, ${tall ? 240 : 130}vw`;
  const cover = Math.max(1, shape / frameShape);
  return `(min-width: 820px) ${Math.round(cover * 55)}vw, ${Math.round(cover * 90)}vw`;
}
