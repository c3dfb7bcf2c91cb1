import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const forbiddenElements = new Set([
  ...['applet', 'audio', 'base', 'button', 'embed', 'foreignobject', 'form', 'frame', 'frameset'],
  ...[
    'iframe',
    'input',
    'link',
    'math',
    'meta',
    'noscript',
    'object',
    'portal',
    'script',
    'select',
  ],
  ...['style', 'svg', 'template', 'textarea', 'video', 'xmp'],
]);

const addressAttributes = new Set([
  ...['action', 'background', 'cite', 'codebase', 'data', 'formaction', 'href', 'icon', 'longdesc'],
  ...['manifest', 'ping', 'poster', 'profile', 'src', 'srcset', 'usemap', 'xlinkhref'],
]);

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * Returns the parts of rendered HTML that could run, frame or restyle the page, or leave it by a
 * disallowed scheme; empty for harmless HTML. Uses a separate parser rather than the sanitizer's.
 */
export function liveMarkup(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'element') found.push(...errorsOf(node));
    if ('children' in node) node.children.forEach(visit);
    if (node.type === 'element' && node.content) visit(node.content);
  };
  visit(parser.parse(html));
  return found;
}

function errorsOf(element: Element): string[] {
  const errors = forbiddenElements.has(element.tagName.toLowerCase())
    ? [`<${element.tagName}>`]
    : [];
  for (const [name, value] of Object.entries(element.properties)) {
    const attribute = name.toLowerCase();
    if (/^on|^style$|^srcdoc$|^id$|^name$|^class/.test(attribute)) errors.push(`${name} attribute`);
    if (addressAttributes.has(attribute) && leavesAllowedSchemes(String(value)))
      errors.push(`${name}=${JSON.stringify(String(value))}`);
  }
  return errors;
}

/** Returns true if a URL, resolved as browsers do, has a disallowed scheme. */
export function leavesAllowedSchemes(address: string): boolean {
  const base = 'https://page.invalid/folder/page';
  if (!URL.canParse(address, base)) return true;
  const url = new URL(address, base);
  const schemes = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];
  if (!schemes.includes(url.protocol)) return true;
  return url.host !== 'page.invalid' && !/^(?:https?|mailto|tel|sms):/i.test(address);
}
