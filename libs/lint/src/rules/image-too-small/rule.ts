import { scalarText } from '@forecourt/json';
import { defineRule } from '../../engine/rule.ts';
import { picturesOf, typesWithPictures } from '../../pictures.ts';

/** Photographs with too few pixels for the block that shows them. */
export const imageTooSmall = defineRule({
  meta: {
    id: 'image-too-small',
    description: 'A photograph needs enough pixels for the block that shows it.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    blockTypes: typesWithPictures(({ minWidth }) => minWidth !== undefined),
    block: ({ block, pointer: at, report }) => {
      for (const { traits, source, pointer } of picturesOf({ block, pointer: at })) {
        const { minWidth = 0 } = traits;
        const asset = assets.get(scalarText(source));
        if (!asset?.width || !asset.height || asset.mediaType === 'image/svg+xml') continue;
        if (asset.width >= minWidth) continue;
        report({
          pointer,
          message: `the file is ${asset.width} × ${asset.height} pixels, and is blurred at the size that this block shows; use one at least ${minWidth} pixels wide`,
        });
      }
    },
  }),
});
