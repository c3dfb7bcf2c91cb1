import { scalarText } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';
import { picturesOf, typesWithPictures } from '../../rule-api/pictures.ts';

/** Reports photographs with too few pixels for the block that shows them. */
export const imageTooSmall = defineRule({
  meta: {
    id: 'image-too-small',
    description: 'Every photograph has enough pixels for the block that shows it.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    blockTypes: typesWithPictures(({ minWidth }) => minWidth !== undefined),
    block: ({ block, pointer: at, report }) => {
      for (const { traits, source, pointer } of picturesOf(block, at)) {
        const { minWidth = 0 } = traits;
        const asset = assets.get(scalarText(source));
        if (!asset?.width || !asset.height || asset.mediaType === 'image/svg+xml') continue;
        if (asset.width >= minWidth) continue;
        report({
          pointer,
          message: `the image is ${asset.width} × ${asset.height} pixels, too small to be sharp in this block; use one at least ${minWidth} pixels wide`,
        });
      }
    },
  }),
});
