import { strippedElements } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { decodeHTMLAttribute } from 'entities';
import { defineRule } from '../../rule-api/rule.ts';
import { blankComments } from '../../rule-api/blank-comments.ts';

/** Elements that are removed when a page is rendered, with their content except for a form's. */
const elements = [...strippedElements, 'form'];

const controls: ReadonlySet<string> = new Set([
  ...['button', 'fieldset', 'input', 'label', 'option', 'select', 'textarea'],
]);

const endOf = (text: string, tag: string, from: number): number => {
  const at = text.indexOf(tag, from);
  return at < 0 ? text.length : at;
};

const openingTag = new RegExp(`<(${elements.join('|')})(?=[\\s/>])[^<>]*>?`, 'gi');

const tagStart = /<[a-z][^<>]*/gi;

/** Patterns of what is removed within a tag; the first group is the part to mark. */
const checks: readonly { readonly pattern: RegExp; readonly what: (match: string) => string }[] = [
  {
    pattern: /[\s/"'](on[a-z]{3,})\s*=/dgi,
    what: (name) => `the event handler ${name.toLowerCase()}`,
  },
  {
    pattern: /\s(style)\s*=/dgi,
    what: () => 'a style attribute',
  },
  {
    pattern:
      /\s(?:href|src|action)\s*=(?:\s*["'])?[\s\u0000-\u001f]*((?:javascript|vbscript|data)\s*:)/dgi,
    what: (name) => `a ${name.toLowerCase()} address`,
  },
];

interface Removed extends StringRange {
  readonly what: string;
}

/** Returns the opening tags of elements that are removed, and the mark-up with spaces in their place. */
function removedElements(markup: string): {
  readonly tags: readonly Removed[];
  readonly rest: string;
} {
  const lowered = markup.toLowerCase();
  // A form's content is kept.
  const unclosed = new Set(['form']);
  const tags: Removed[] = [];
  let rest = '';
  let endOfForm = 0;
  for (const { 0: tag, 1: written, index: start } of markup.matchAll(openingTag)) {
    if (start < rest.length) continue;
    const name = written!.toLowerCase();
    const end = start + tag.length;
    // The controls of a form are part of it.
    if (start >= endOfForm || !controls.has(name)) tags.push({ what: `<${name}>`, start, end });
    if (name === 'form' && start >= endOfForm) endOfForm = endOf(lowered, '</form', end);
    const close = unclosed.has(name) ? -1 : lowered.indexOf(`</${name}`, end);
    // None is searched for again, which would take quadratic time.
    if (close < 0) unclosed.add(name);
    rest += markup.slice(rest.length, start) + ' '.repeat(Math.max(end, close) - start);
  }
  return { tags, rest: rest + markup.slice(rest.length) };
}

const quotedAddress = /\s(?:href|src|action)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/dgi;

/** Returns the addresses in a tag of scripts whose scheme is written with entities, which browsers decode. */
function encodedScripts(tag: string): readonly Removed[] {
  if (!tag.includes('&')) return [];
  return [...tag.matchAll(quotedAddress)].flatMap((match) => {
    const written = match[1] ?? match[2]!;
    if (!written.includes('&')) return [];
    const scheme = /^[\s\u0000-\u001f]*(javascript|vbscript|data)\s*:/i;
    const name = scheme.test(written) ? undefined : scheme.exec(decodeHTMLAttribute(written))?.[1];
    if (name === undefined) return [];
    const [start, end] = (match.indices![1] ?? match.indices![2])!;
    return [{ what: `a ${name.toLowerCase()}: address`, start, end }];
  });
}

/** Returns all that is removed. What is within a removed element is not named. */
function removedFrom(markup: string): readonly Removed[] {
  const { tags, rest } = removedElements(markup);
  const removed = [...tags];
  for (const { 0: tag, index: from } of rest.matchAll(tagStart)) {
    for (const { what, start, end } of encodedScripts(tag))
      removed.push({ what, start: from + start, end: from + end });
    for (const { pattern, what } of checks)
      for (const match of tag.matchAll(pattern)) {
        const [start, end] = match.indices![1]!;
        removed.push({ what: what(match[1]!), start: from + start, end: from + end });
      }
  }
  return removed;
}

/** Matches text that any of the patterns could match. */
const hint = new RegExp(
  `<(?:${elements.join('|')})[\\s/>]|[\\s/"'](?:on[a-z]{3,}|style)\\s*=|(?:javascript|vbscript|data)\\s*:|&(?:#|colon;|tab;|newline;)`,
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
    textTest: isSuspicious,
    text: ({ value, pointer, report }) => {
      const markup = blankComments(value);
      if (!hint.test(markup)) return;
      for (const { what, start, end } of removedFrom(markup))
        report({
          pointer,
          within: { start, end },
          message: `${what} is removed when the page is rendered; use a block instead, or remove it`,
        });
    },
  }),
});
