import { defineRule } from '../../rule-api/rule.ts';
import { picturesOf, typesWithPictures } from '../../rule-api/pictures.ts';
import { scalarText } from '@forecourt/json';

/** Reports pictures for phones that are as wide as they are high, or wider. */
export const imageNotPortrait = defineRule({
  meta: {
    id: 'image-not-portrait',
    description: 'A picture for phones is in portrait format.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ assets }) => ({
    blockTypes: typesWithPictures(({ source }) => source.at(-1) === 'imagePortrait'),
    block: ({ block, pointer: at, report }) => {
      for (const { traits, source, pointer } of picturesOf(block, at)) {
        if (traits.source.at(-1) !== 'imagePortrait') continue;
        const { width = 0, height = 0 } = assets.get(scalarText(source)) ?? {};
        if (width === 0 || height > width) continue;
        report({
          pointer,
          message: `the picture for phones is ${width} × ${height} pixels, so it is cropped at its sides like the other; use one about 2:3, or remove it`,
        });
      }
    },
  }),
});
