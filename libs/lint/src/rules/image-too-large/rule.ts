import { defineRule } from '../../engine/rule.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Picture files that take long to load. */
export const imageTooLarge = defineRule<{ readonly maxBytes: number }>({
  meta: {
    id: 'image-too-large',
    description: 'A picture file should not be larger than a picture on a page needs.',
    severity: 'warning',
    recommended: true,
    options: { maxBytes: 500_000 },
  },
  create: ({ assets, options: { maxBytes } }) => ({
    text: ({ kind, value, pointer, report }) => {
      if (kind !== 'asset') return;
      const asset = assets.get(value);
      if (asset === undefined || !asset.mediaType.startsWith('image/')) return;
      if (asset.bytes <= maxBytes) return;
      report({
        pointer,
        message: `the picture has ${kilobytes(asset.bytes)}, more than ${kilobytes(maxBytes)}; save it smaller, at most 2400 pixels wide, as AVIF, WebP or JPEG`,
      });
    },
  }),
});
