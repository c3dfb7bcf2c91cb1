import { scalarText } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';
import { picturesOf, typesWithPictures } from '../../rule-api/pictures.ts';

/** Deviation of the ratio that rounding to whole pixels explains. */
const tolerance = 0.02;

/** Reports widths and heights with another aspect ratio than the file. */
export const imageWrongDimensions = defineRule({
  meta: {
    id: 'image-wrong-dimensions',
    description: 'Width and height of an image have the aspect ratio of its file.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    blockTypes: typesWithPictures(({ width, height }) => (width && height) !== undefined),
    block: ({ block, pointer: at, report }) => {
      for (const { traits, source, beside } of picturesOf(block, at)) {
        const width = traits.width && beside(traits.width);
        const height = traits.height && beside(traits.height);
        if (typeof width?.value !== 'number' || typeof height?.value !== 'number') continue;
        const asset = assets.get(scalarText(source));
        if (asset?.width === undefined || asset.height === undefined) continue;
        const stretch = (width.value / height.value) * (asset.height / asset.width);
        if (Math.abs(stretch - 1) <= tolerance) continue;
        report({
          pointer: width.pointer,
          message: `${width.value} × ${height.value} has another aspect ratio than the file (${asset.width} × ${asset.height}), so the page shifts while it loads; write the size of the file, or remove both`,
        });
      }
    },
  }),
});
