import { defineRule } from '../../rule-api/rule.ts';
import { picturesOf, typesWithPictures } from '../../rule-api/pictures.ts';

/** Reports images without alternative text. */
export const imageAltMissing = defineRule({
  meta: {
    id: 'image-alt-missing',
    description: 'Every image has an alternative text, empty if it only decorates.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: typesWithPictures(({ alt }) => alt !== undefined),
    block: ({ block, pointer: at, report }) => {
      for (const { traits, pointer, beside } of picturesOf({ block, pointer: at })) {
        if (traits.alt === undefined || beside(traits.alt) !== undefined) continue;
        report({
          pointer,
          message: `the image has no "${traits.alt.join('.')}"; describe it for people who can't see it, or write "" if it only decorates`,
        });
      }
    },
    textKinds: ['html-block'],
    text: ({ value, pointer, report }) => {
      const bare = [...value.matchAll(/<img\b[^<>]*>/gi)].filter(
        ([tag]) => !/\salt\s*=/i.test(tag),
      );
      if (bare.length === 0) return;
      report({
        pointer,
        message: `${bare.length === 1 ? 'an image' : `${bare.length} images`} in the text without alt; describe what is shown, or write alt="" for decoration`,
      });
    },
  }),
});
