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
      for (const { traits, pointer, beside } of picturesOf(block, at)) {
        if (traits.alt === undefined) continue;
        const alt = beside(traits.alt);
        const isLink = block.type === 'imageSlider' && beside(['href']) !== undefined;
        // White space is reported with alternative texts that say nothing.
        if (isLink && alt?.value === '')
          report({
            pointer: alt.pointer,
            message:
              'the image is a link, and nothing says where it leads; name the target in its alternative text',
          });
        if (alt !== undefined) continue;
        report({
          pointer,
          message: `the image has no "${traits.alt.join('.')}"; describe it for people who can't see it, or write "" if it only decorates`,
        });
      }
    },
    textKinds: ['html-block'],
    text: ({ value, pointer, report }) => {
      for (const { index: start, 0: tag } of value.matchAll(/<img\b[^<>]*>/gi)) {
        if (/\salt\s*=/i.test(tag)) continue;
        report({
          pointer,
          within: { start, end: start + tag.length },
          message:
            'an image in the text has no alt; describe what it shows, or write alt="" if it only decorates',
        });
      }
    },
  }),
});
