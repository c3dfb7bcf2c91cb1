import { scalarText } from '@forecourt/json';
import { defineRule } from '../../engine/rule.ts';
import { picturesOf, typesWithPictures } from '../../pictures.ts';

/** A share of the ratio that rounding to whole pixels may take. */
const tolerance = 0.02;

/** Pictures that are said to have another shape than their file. */
export const imageWrongDimensions = defineRule({
  meta: {
    id: 'image-wrong-dimensions',
    description: 'The width and height given for a picture must have the shape of its file.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    blockTypes: typesWithPictures(({ width, height }) => (width && height) !== undefined),
    block: ({ block, pointer: at, report }) => {
      for (const { traits, source, beside } of picturesOf({ block, pointer: at })) {
        const width = traits.width && beside(traits.width);
        const height = traits.height && beside(traits.height);
        if (typeof width?.value !== 'number' || typeof height?.value !== 'number') continue;
        const asset = assets.get(scalarText(source));
        if (asset?.width === undefined || asset.height === undefined) continue;
        const stretch = (width.value / height.value) * (asset.height / asset.width);
        if (Math.abs(stretch - 1) <= tolerance) continue;
        report({
          pointer: width.pointer,
          message: `${width.value} × ${height.value} has another shape than the file, which is ${asset.width} × ${asset.height}: the page jumps while it loads; write the size of the file, or leave both out`,
        });
      }
    },
  }),
});
