import { widestImage } from '@forecourt/domain';
import { pointerToken } from '@forecourt/json';
import type { StringRange } from '@forecourt/json';
import type { Asset } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';
import type { Visit } from '../../rule-api/rule.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Calls back for every string within a value. The depth is limited when the file is read. */
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

/** Returns the addresses of the images in mark-up, with the parts of it that they are written in. */
const sourcesIn = (html: string): { readonly source: string; readonly within: StringRange }[] =>
  html.includes('<')
    ? [...html.matchAll(/<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/gi)].map(
        ({ index, 0: { length }, 1: double, 2: single }) => {
          const source = double ?? single ?? '';
          const end = index + length - 1;
          return { source, within: { start: end - source.length, end } };
        },
      )
    : [];

/** Reports image files that are slow to load. */
export const imageTooLarge = defineRule<{ readonly maxBytes: number; readonly maxWidth: number }>({
  meta: {
    id: 'image-too-large',
    description: 'No image file is larger than a page needs.',
    severity: 'warning',
    recommended: true,
    options: { maxBytes: 500_000, maxWidth: widestImage },
  },
  create: ({ assets, options: { maxBytes, maxWidth } }) => {
    /** Reason why an image is too large; a vector has no pixels. */
    const excess = ({ mediaType, bytes, width = 0, refused }: Asset): string | undefined => {
      // A picture that is refused is reported with what is wrong with it.
      if (refused || !mediaType.startsWith('image/')) return undefined;
      if (bytes > maxBytes) return `is ${kilobytes(bytes)}, more than ${kilobytes(maxBytes)}`;
      return width > maxWidth && mediaType !== 'image/svg+xml'
        ? `is ${width} pixels wide, and at most ${maxWidth} are ever shown`
        : undefined;
    };
    const large = new Map(
      [...assets].flatMap(([path, asset]) => {
        const what = excess(asset);
        return what === undefined ? [] : [[path, what] as const];
      }),
    );
    if (large.size === 0) return {};
    const check = (
      value: string,
      pointer: string,
      report: Visit['report'],
      within?: StringRange,
    ) => {
      const what = large.get(value);
      if (what === undefined) return;
      report({
        pointer,
        within,
        message: `the image ${what}; save it as AVIF, WebP or JPEG, at most ${maxWidth} pixels wide`,
      });
    };
    return {
      textKinds: ['asset', 'html-block'],
      text: ({ kind, value, pointer, report }) => {
        if (kind === 'asset') check(value, pointer, report);
        if (kind === 'html-block')
          for (const { source, within } of sourcesIn(value)) check(source, pointer, report, within);
      },
      data: ({ data, report }) =>
        eachText(data.value, '', (text, pointer) => check(text, pointer, report)),
    };
  },
});
