import { eachValueAt, resolvePointer } from '@forecourt/block-schemas';
import { defineRule } from '../../engine/rule.ts';

/** Pictures that say something, by block type: the picture's path in the data and, beside it or one up, its text. */
export const pictures: Readonly<
  Record<string, readonly { readonly path: readonly string[]; readonly alt: string }[]>
> = {
  alternatingColumns: [{ path: ['rows', '*', 'image'], alt: 'alt' }],
  brandDescription: [{ path: ['logo', 'url'], alt: 'alt' }],
  cardsTool: [{ path: ['cards', '*', 'image'], alt: 'imageAlt' }],
  image: [{ path: ['file', 'url'], alt: '../alt' }],
  imageBanner: [
    { path: ['image'], alt: 'alt' },
    { path: ['foregroundImage'], alt: 'foregroundAlt' },
  ],
  imageSlider: [{ path: ['slides', '*', 'url'], alt: 'alt' }],
  modelFeatures: [{ path: ['features', '*', 'image'], alt: 'alt' }],
};

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Pictures without a word for people who do not see them. */
export const imageAltMissing = defineRule({
  meta: {
    id: 'image-alt-missing',
    description: 'A picture needs an alternative text, empty if it only decorates.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    block: ({ block, pointer, report }) => {
      for (const { path, alt } of pictures[block.type] ?? [])
        eachValueAt(block.data, path, '', (_source, at) => {
          const up = alt.startsWith('../');
          const holder = up ? parentOf(parentOf(at)) : parentOf(at);
          const name = up ? alt.slice(3) : alt;
          if (resolvePointer(block.data, `${holder}/${name}`) !== undefined) return;
          report({
            pointer: `${pointer}/data${at}`,
            message: `the picture has no "${name}": say what it shows, for people who do not see it, or write "" if it only decorates`,
          });
        });
    },
    text: ({ kind, value, pointer, report }) => {
      if (kind !== 'html-block') return;
      const bare = [...value.matchAll(/<img\b[^<>]*>/gi)].filter(
        ([tag]) => !/\salt\s*=/i.test(tag),
      );
      if (bare.length === 0) return;
      report({
        pointer,
        message: `${bare.length === 1 ? 'a picture' : `${bare.length} pictures`} in the text without alt: say what it shows, or write alt="" if it only decorates`,
      });
    },
  }),
});
