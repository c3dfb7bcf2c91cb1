import { defineRule } from '../../rule-api/rule.ts';
import { linksIn } from '../../rule-api/html-links.ts';

const ending = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** Names that cameras, phones and editors give: IMG_1234, DSC01234, Screenshot 2026-01-05. */
const given = /^(?:dscn?|dscf|image|img|photo|pxl|screen ?shot|untitled)[-_ ]?\d[\w-]*/i;
/** Several words joined by hyphens or underscores, with a digit or an underscore. */
const joined = /^(?=\S*[_\d])[a-z0-9]+(?:[-_][a-z0-9]+){2,}$/i;

const isFileName = (text: string): boolean =>
  ending.test(text) || given.test(text) || joined.test(text);

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
    text: ({ kind, value, pointer, report }) => {
      const check = (written: string) => {
        const alt = written.trim();
        if (alt.length > 100 || !isFileName(alt)) return;
        report({
          pointer,
          message: `the alternative text "${alt}" is the name of a file; describe what the image shows, or write "" if it only decorates`,
        });
      };
      if (kind === 'text-alt') check(value);
      else if (value.includes('<'))
        for (const { element, attributes } of linksIn(value)) {
          if (element !== 'img') continue;
          const [, double, single, bare] = altOf.exec(attributes) ?? [];
          check(double ?? single ?? bare ?? '');
        }
    },
  }),
});
