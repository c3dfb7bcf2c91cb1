import type { Asset } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';
import { picturesOf, typesWithPictures } from '../../rule-api/pictures.ts';

/** Width of a picture that other sites show large beside a shared link, in pixels. */
const sharedWidth = 600;

/** Returns the message about a photograph that is too narrow for its use; undefined for any other file. */
function messageFor(asset: Asset | undefined, minWidth: number, use: string): string | undefined {
  if (!asset?.width || !asset.height || asset.mediaType === 'image/svg+xml') return undefined;
  if (asset.width >= minWidth) return undefined;
  return `the image is ${asset.width} × ${asset.height} pixels, too small to be sharp ${use}; use one at least ${minWidth} pixels wide`;
}

/** Reports photographs with too few pixels for where they are shown. */
export const imageTooSmall = defineRule({
  meta: {
    id: 'image-too-small',
    description: 'Every photograph has enough pixels for the block or shared link that shows it.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    page: ({ page: { seo }, report }) => {
      const message = messageFor(assets.get(seo?.image ?? ''), sharedWidth, 'beside shared links');
      if (message !== undefined) report({ pointer: '/seo/image', message });
    },
    blockTypes: typesWithPictures(({ minWidth }) => minWidth !== undefined),
    block: ({ block, pointer: at, report }) => {
      for (const { traits, source, pointer } of picturesOf(block, at)) {
        const asset = assets.get(scalarText(source));
        const message = messageFor(asset, traits.minWidth ?? 0, 'in this block');
        if (message !== undefined) report({ pointer, message });
      }
    },
  }),
});
