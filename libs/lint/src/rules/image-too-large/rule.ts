import { pointerToken } from '@forecourt/block-schemas';
import { defineRule } from '../../engine/rule.ts';
import type { Visit } from '../../engine/rule.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Calls back for every text within a value. Depth is bounded where the file is read. */
function eachText(
  value: unknown,
  pointer: string,
  visit: (text: string, pointer: string) => void,
): void {
  if (typeof value === 'string') visit(value, pointer);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      eachText(inner, `${pointer}/${pointerToken(key)}`, visit);
}

/** Picture files that take long to load. */
export const imageTooLarge = defineRule<{ readonly maxBytes: number }>({
  meta: {
    id: 'image-too-large',
    description: 'A picture file should not be larger than a picture on a page needs.',
    severity: 'warning',
    recommended: true,
    options: { maxBytes: 500_000 },
  },
  create: ({ assets, options: { maxBytes } }) => {
    const large = new Map(
      [...assets].filter(
        ([, { mediaType, bytes }]) => mediaType.startsWith('image/') && bytes > maxBytes,
      ),
    );
    if (large.size === 0) return {};
    const check = (value: string, pointer: string, report: Visit['report']) => {
      const asset = large.get(value);
      if (asset === undefined) return;
      report({
        pointer,
        message: `the picture has ${kilobytes(asset.bytes)}, more than ${kilobytes(maxBytes)}; save it smaller, at most 2400 pixels wide, as AVIF, WebP or JPEG`,
      });
    };
    return {
      text: ({ kind, value, pointer, report }) => {
        if (kind === 'asset') check(value, pointer, report);
      },
      data: ({ data, report }) =>
        eachText(data.value, '', (text, pointer) => check(text, pointer, report)),
    };
  },
});
