import { eachValueAt, resolvePointer, scalarText } from '@forecourt/block-schemas';
import { defineRule } from '../../engine/rule.ts';

/** Where blocks say how large a picture is, by type. */
const sizes: Readonly<
  Record<string, { source: readonly string[]; width: string; height: string }>
> = {
  image: { source: ['file', 'url'], width: 'width', height: 'height' },
  imageBanner: { source: ['image'], width: 'imageWidth', height: 'imageHeight' },
  imageSlider: { source: ['slides', '*', 'url'], width: 'width', height: 'height' },
};

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
    block: ({ block, pointer, report }) => {
      const size = sizes[block.type];
      if (size === undefined) return;
      eachValueAt(block.data, size.source, '', (source, at) => {
        const holder = at.slice(0, at.lastIndexOf('/'));
        const given = (name: string) => resolvePointer(block.data, `${holder}/${name}`);
        const [width, height] = [given(size.width), given(size.height)];
        const asset = assets.get(scalarText(source));
        if (typeof width !== 'number' || typeof height !== 'number') return;
        if (asset?.width === undefined || asset.height === undefined) return;
        const stretch = (width / height) * (asset.height / asset.width);
        if (Math.abs(stretch - 1) <= tolerance) return;
        report({
          pointer: `${pointer}/data${holder}/${size.width}`,
          message: `${width} × ${height} has another shape than the file, which is ${asset.width} × ${asset.height}: the page jumps while it loads; write the size of the file, or leave both out`,
        });
      });
    },
  }),
});
