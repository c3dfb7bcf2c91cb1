import { defineRule } from '../../rule-api/rule.ts';
import { contentOf, linksIn, mayHaveLinks, wordsOf } from '../../rule-api/html-links.ts';

/** Labels that name no target; a label that begins with "click here" is one too. */
const vague: ReadonlySet<string> = new Set([
  ...['click', 'click here', 'go here', 'here', 'link', 'press here', 'see here', 'tap here'],
  ...['right here', 'button', 'button text', 'link text', 'untitled link'],
  ...[
    'more',
    'this',
    'this link',
    'this page',
    'click this link',
    'click on this link',
    'the link',
  ],
]);

/** Matches every label that names no target. */
const hint = /here|link|more|this|click|button|^\s*https?:/i;

const normalized = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reports links whose words don't say where they lead. */
export const linkTextVague = defineRule<{ phrases: readonly string[] }>({
  meta: {
    id: 'link-text-vague',
    description: 'The words of a link say where it leads, unlike "click here".',
    severity: 'warning',
    recommended: true,
    options: { phrases: [] },
  },
  create: ({ options }) => {
    const phrases = new Set(options.phrases.map(normalized));
    const isVague = (label: string, isPlain = false): boolean => {
      if (label.length > 60 || !(phrases.size > 0 || hint.test(label))) return false;
      const words = normalized(label);
      return (
        vague.has(words) ||
        phrases.has(words) ||
        /^(?:click|tap|press) here\b/.test(words) ||
        // Its address is read out letter by letter.
        (isPlain && /^\s*https?:\/\//i.test(label))
      );
    };
    const message = (label: string) =>
      `"${label.trim()}" doesn't say where the link leads; name its target, since screen readers list links by their words`;
    return {
      textKinds: ['text-link', 'html-inline', 'html-block'],
      textTest: mayHaveLinks,
      text: ({ kind, value, pointer, report }) => {
        if (kind === 'text-link') {
          if (isVague(value, true)) report({ pointer, message: message(value) });
          return;
        }
        for (const link of linksIn(value)) {
          const label = link.element === 'a' ? wordsOf(link.content) : '';
          if (isVague(label)) report({ pointer, within: contentOf(link), message: message(label) });
        }
      },
    };
  },
});
