import { eachValueAt, scalarText } from '@forecourt/json';
import { defineRule } from '../../engine/rule.ts';

/** Blocks that show a picture large, by type: where it is named, and the fewest pixels across. */
const slots: Readonly<
  Record<
    string,
    { readonly in: readonly string[]; readonly source: string; readonly minWidth: number }
  >
> = {
  imageBanner: { in: [], source: 'image', minWidth: 960 },
  imageBackground: { in: [], source: 'image', minWidth: 960 },
  imageSlider: { in: ['slides', '*'], source: 'url', minWidth: 640 },
  alternatingColumns: { in: ['rows', '*'], source: 'image', minWidth: 480 },
  modelFeatures: { in: ['features', '*'], source: 'image', minWidth: 480 },
};

/** Photographs with too few pixels for the block that shows them. */
export const imageTooSmall = defineRule({
  meta: {
    id: 'image-too-small',
    description: 'A photograph needs enough pixels for the block that shows it.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    blockTypes: Object.keys(slots),
    block: ({ block, pointer, report }) => {
      const { in: path, source, minWidth } = slots[block.type]!;
      eachValueAt(block.data, path, `${pointer}/data`, (holder, at) => {
        const name = scalarText((holder as Readonly<Record<string, unknown>>)[source]);
        const asset = assets.get(name);
        if (!asset?.width || !asset.height || asset.mediaType === 'image/svg+xml') return;
        if (asset.width >= minWidth) return;
        report({
          pointer: `${at}/${source}`,
          message: `the file is ${asset.width} × ${asset.height} pixels, and is blurred at the size that this block shows; use one at least ${minWidth} pixels wide`,
        });
      });
    },
  }),
});
