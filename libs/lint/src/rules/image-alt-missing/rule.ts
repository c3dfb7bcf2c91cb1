import { eachValueAt } from '@forecourt/json';
import { defineRule } from '../../engine/rule.ts';

/** A picture that says something. */
interface Picture {
  /** Path in a block's data to the object that has both the picture and its text. */
  readonly in: readonly string[];
  /** Path from there to the picture. */
  readonly source: readonly string[];
  /** Name of the text. */
  readonly alt: string;
}

/** Pictures that say something, by block type. */
export const pictures: Readonly<Record<string, readonly Picture[]>> = {
  alternatingColumns: [{ in: ['rows', '*'], source: ['image'], alt: 'alt' }],
  brandDescription: [{ in: ['logo'], source: ['url'], alt: 'alt' }],
  cardsTool: [{ in: ['cards', '*'], source: ['image'], alt: 'imageAlt' }],
  image: [{ in: [], source: ['file', 'url'], alt: 'alt' }],
  imageBanner: [
    { in: [], source: ['image'], alt: 'alt' },
    { in: [], source: ['foregroundImage'], alt: 'foregroundAlt' },
  ],
  imageSlider: [{ in: ['slides', '*'], source: ['url'], alt: 'alt' }],
  modelFeatures: [{ in: ['features', '*'], source: ['image'], alt: 'alt' }],
};

/** Pictures without a word for people who do not see them. */
export const imageAltMissing = defineRule({
  meta: {
    id: 'image-alt-missing',
    description: 'A picture needs an alternative text, empty if it only decorates.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: Object.keys(pictures),
    block: ({ block, pointer, report }) => {
      for (const { in: path, source, alt } of pictures[block.type]!)
        eachValueAt(block.data, path, `${pointer}/data`, (holder, at) => {
          if ((holder as Readonly<Record<string, unknown>>)[alt] !== undefined) return;
          eachValueAt(holder, source, at, (_source, place) =>
            report({
              pointer: place,
              message: `the picture has no "${alt}": say what it shows, for people who do not see it, or write "" if it only decorates`,
            }),
          );
        });
    },
    textKinds: ['html-block'],
    text: ({ value, pointer, report }) => {
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
