import { strippedElements } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';
import { withoutComments } from '../../rule-api/without-comments.ts';

/** Elements that are removed when a page is rendered, with their content except for a form's. */
const elements = [...strippedElements, 'form'];

const checks: readonly { readonly pattern: RegExp; readonly what: (match: string) => string }[] = [
  {
    pattern: new RegExp(`<(${elements.join('|')})(?=[\\s/>])`, 'gi'),
    what: (name) => `<${name.toLowerCase()}>`,
  },
  {
    pattern: /<[a-z][^<>]*?[\s/"'](on[a-z]{3,})\s*=/gi,
    what: (name) => `the event handler ${name.toLowerCase()}`,
  },
  {
    pattern: /<[a-z][^<>]*?\s(style)\s*=/gi,
    what: () => 'a style attribute',
  },
  {
    pattern:
      /<[a-z][^<>]*?\s(?:href|src|action)\s*=(?:\s*["'])?[\s\u0000-\u001f]*((?:javascript|vbscript|data)\s*:)/gi,
    what: (name) => `a ${name.toLowerCase()} address`,
  },
];

/** Matches text that any of the patterns could match. */
const hint = new RegExp(
  `<(?:${elements.join('|')})[\\s/>]|[\\s/"'](?:on[a-z]{3,}|style)\\s*=|(?:javascript|vbscript|data)\\s*:`,
  'i',
);

const plain: ReadonlySet<string> = new Set([
  ...['b', 'br', 'em', 'h2', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'],
]);

/** True if there is more than common elements without attributes, such as `<b>`: most texts have no more. */
function isSuspicious(html: string): boolean {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] === '/') continue;
    const end = html.indexOf('>', at);
    if (end < 0 || !plain.has(html.slice(at + 1, end))) return true;
  }
  return false;
}

/** Reports mark-up that is removed before a visitor sees the page. */
export const unsafeHtml = defineRule({
  meta: {
    id: 'unsafe-html',
    description: 'No text has mark-up that is removed when the page is rendered.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    textKinds: ['html-inline', 'html-block'],
    text: ({ value, pointer, report }) => {
      if (!isSuspicious(value)) return;
      const markup = withoutComments(value);
      if (!hint.test(markup)) return;
      const found = new Set(
        checks.flatMap(({ pattern, what }) =>
          [...markup.matchAll(pattern)].map((match) => what(match[1]!)),
        ),
      );
      if (found.size === 0) return;
      report({
        pointer,
        message: `${[...found].join(' and ')} ${found.size === 1 ? 'is' : 'are'} removed when the page is rendered; use a block instead, or remove it`,
      });
    },
  }),
});
