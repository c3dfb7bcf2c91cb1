import { defineRule } from '../../rule-api/rule.ts';
import { linksIn, rangeOfValue } from '../../rule-api/html-links.ts';
import type { StringRange } from '@forecourt/json';

const ending = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** Names that cameras, phones and editors give: IMG_1234, DSC01234, Screenshot 2026-01-05. */
const given = /^(?:dscn?|dscf|image|img|photo|pxl|screen ?shot|untitled)[-_ ]?\d[\w-]*/i;
/** Several words joined by hyphens or underscores, with a digit or an underscore. */
const joined = /^(?=\S*[_\d])[a-z0-9]+(?:[-_][a-z0-9]+){2,}$/i;

/** Words that every image could have. */
const generic =
  /^(?:(?:an? |the )?(?:image|img|photo|photograph|pic|picture|graphic|banner|icon|thumbnail|alt(?:ernative)?(?: text)?(?: here)?|placeholder)\.?|logo|[\p{L}\p{N}]|[^\p{L}\p{N}]+)$/iu;

const isFileName = (text: string): boolean =>
  /[._\d]/.test(text) && (ending.test(text) || given.test(text) || joined.test(text));

const altOf = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Reports alternative texts that are the name of a file. */
export const imageAltFileName = defineRule({
  meta: {
    id: 'image-alt-file-name',
    description: 'The alternative text of an image describes it, and is not the name of a file.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text-alt', 'html-block', 'html-inline'],
    textTest: (value, kind) =>
      kind === 'text-alt' || (value.includes('<') && /<img[\s/]/i.test(value)),
    text: ({ kind, value, pointer, report }) => {
      const check = (written: string, within?: StringRange) => {
        const alt = written.trim();
        if (alt === '' && written !== '')
          report({
            pointer,
            within,
            message:
              'the alternative text is only spaces; describe what the image shows, or write "" if it only decorates',
          });
        if (alt === '' || alt.length > 100) return;
        const isGeneric = generic.test(alt);
        if (!isGeneric && !isFileName(alt)) return;
        report({
          pointer,
          within,
          message: `the alternative text "${alt}" ${isGeneric ? 'says nothing about the image' : 'is the name of a file'}; describe what the image shows, or write "" if it only decorates`,
        });
      };
      if (kind === 'text-alt') check(value);
      else
        for (const { element, attributes, tag } of linksIn(value)) {
          if (element !== 'img') continue;
          const found = altOf.exec(attributes);
          const alt = found?.[1] ?? found?.[2] ?? found?.[3];
          if (alt) check(alt, rangeOfValue(tag.start + 1 + element.length, found!, alt));
        }
    },
  }),
});
