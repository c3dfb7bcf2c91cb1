import { defineRule } from '../../engine/rule.ts';
import { picturesOf, typesWithPictures } from '../../pictures.ts';

/** Pictures without a word for people who do not see them. */
export const imageAltMissing = defineRule({
  meta: {
    id: 'image-alt-missing',
    description: 'A picture needs an alternative text, empty if it only decorates.',
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
          message: `the picture has no "${traits.alt.join('.')}"; describe it for people who can't see it, or write "" if it only decorates`,
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
        message: `${bare.length === 1 ? 'a picture' : `${bare.length} pictures`} in the text without alt: say what it shows, or write alt="" if it only decorates`,
      });
    },
  }),
});
