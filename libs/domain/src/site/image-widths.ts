/** Width of the largest picture that any page shows; more pixels of a photograph are never used. */
export const widestImage = 2560;

/** Widths in pixels at which pictures are served, in ascending order; no other width exists. */
export const imageWidths = [160, 320, 480, 640, 828, 1080, 1440, 1920, widestImage] as const;
