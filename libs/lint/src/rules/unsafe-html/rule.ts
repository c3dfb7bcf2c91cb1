import { defineRule } from '../../engine/rule.ts';

/** Elements that vanish with all they hold when a page is drawn. */
const elements = [
  ...['applet', 'audio', 'base', 'button', 'canvas', 'dialog', 'embed', 'form', 'frame'],
  ...['iframe', 'input', 'link', 'math', 'meta', 'noscript', 'object', 'option', 'script'],
  ...['select', 'style', 'svg', 'template', 'textarea', 'video'],
];

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
      /<[a-z][^<>]*?\s(?:href|src|action)\s*=\s*["']?[\s\u0000-\u001f]*((?:javascript|vbscript|data)\s*:)/gi,
    what: (name) => `a ${name.toLowerCase()} address`,
  },
];

/** Whether there is anything but plain elements without attributes, such as `<b>`. */
const isSuspicious = new RegExp(`<(?:[a-z]+(?![a-z>])|!|(?:${elements.join('|')})>)`, 'i');

/** Mark-up that an editor wrote in vain: it is taken out before a visitor sees the page. */
export const unsafeHtml = defineRule({
  meta: {
    id: 'unsafe-html',
    description: 'Mark-up that is removed when the page is drawn should not be there.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    text: ({ kind, value, pointer, report }) => {
      if ((kind !== 'html-inline' && kind !== 'html-block') || !isSuspicious.test(value)) return;
      const markup = value.replaceAll(/<!--[\s\S]*?-->/g, '');
      const found = new Set(
        checks.flatMap(({ pattern, what }) =>
          [...markup.matchAll(pattern)].map((match) => what(match[1]!)),
        ),
      );
      if (found.size === 0) return;
      report({
        pointer,
        message: `${[...found].join(' and ')} ${found.size === 1 ? 'is' : 'are'} removed when the page is drawn; visitors never get it: use a block for it, or take it out`,
      });
    },
  }),
});
