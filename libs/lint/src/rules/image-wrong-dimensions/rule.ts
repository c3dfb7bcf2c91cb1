import { eachValueAt, scalarText } from '@forecourt/json';
import { defineRule } from '../../engine/rule.ts';

/** Where blocks say how large a picture is, by type: the names within the objects at a path of the data. */
const sizes: Readonly<
  Record<string, { in: readonly string[]; source: string; width: string; height: string }>
> = {
  image: { in: ['file'], source: 'url', width: 'width', height: 'height' },
  imageBanner: { in: [], source: 'image', width: 'imageWidth', height: 'imageHeight' },
  imageSlider: { in: ['slides', '*'], source: 'url', width: 'width', height: 'height' },
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
    blockTypes: Object.keys(sizes),
    block: ({ block, pointer, report }) => {
      const size = sizes[block.type]!;
      eachValueAt(block.data, size.in, `${pointer}/data`, (holder, at) => {
        const given = holder as Readonly<Record<string, unknown>>;
        const [width, height] = [given[size.width], given[size.height]];
        if (typeof width !== 'number' || typeof height !== 'number') return;
        const asset = assets.get(scalarText(given[size.source]));
        if (asset?.width === undefined || asset.height === undefined) return;
        const stretch = (width / height) * (asset.height / asset.width);
        if (Math.abs(stretch - 1) <= tolerance) return;
        report({
          pointer: `${at}/${size.width}`,
          message: `${width} × ${height} has another shape than the file, which is ${asset.width} × ${asset.height}: the page jumps while it loads; write the size of the file, or leave both out`,
        });
      });
    },
  }),
});
