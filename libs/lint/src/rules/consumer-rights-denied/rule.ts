import { matchesOf, type StringRange } from '@forecourt/json';
import { readText } from '../../rule-api/range-in-markup.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { sentenceAround } from '../../rule-api/sentences.ts';

const law = String.raw`(?:the\s+)?(?:Consumer\s+Guarantees?(?:\s+Act)?|Australian\s+Consumer\s+Law|Fair\s+Trading\s+Act|consumer\s+law|statutory\s+(?:guarantees|warranties)|implied\s+(?:guarantees|warranties))`;

/** Statements by which a dealer claims to owe less than the law gives. */
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:contract|opt)(?:s|ed|ing)?\s+out\s+of\s+${law}`, 'gi'),
  new RegExp(
    String.raw`\b${law}\s+(?:(?:does|do|will|shall)\s+not|doesn['’]t|don['’]t|won['’]t)\s+apply\b`,
    'gi',
  ),
  /\bno\s+refunds?(?:,|\s+or\s+(?:exchanges?|returns?))?\s+(?:(?:are\s+)?(?:given\s+|offered\s+)?under\s+any\s+circumstances?|whatsoever|for\s+any\s+reason|in\s+any\s+case)\b/gi,
  /\ball\s+sales\s+(?:are\s+)?final,?\s+(?:with\s+)?no\s+(?:refunds?|returns?)\b/gi,
];

/** Words of a sentence about buyers to whom the law gives less: those in trade. */
const forTrade =
  /\b(?:trade|business(?:es)?|commercial(?:ly)?|in\s+trade|resale|wholesale|dealers?|company|fleet|extent|except|unless|permitted|private\s+sell)/i;

/** Words ahead that deny it: "We can’t contract out of …". */
const denied = /\b(?:no[\s-]?one|nobody|not|never|cannot|nothing|if|beware)\b|n['’]t\b/i;

// Each begins with a word: searched for anywhere, they take twice as long.
const hint =
  /\b(?:(?:contract|opt)\w*\s+out\b|no\s+refund|sales\s+(?:are\s+)?final|(?:not|n['’]t)\s+apply\b)|n['’]t\s+apply\b/i;

/** Returns the first statement in a text that takes rights of buyers away. */
function denialIn(text: string): StringRange | undefined {
  for (const pattern of patterns)
    for (const { 0: words, index } of matchesOf(text, pattern)) {
      const range = { start: index, end: index + words.length };
      const [before, after] = sentenceAround(text, range);
      if (!denied.test(before) && !forTrade.test(`${before} ${after}`)) return range;
    }
  return undefined;
}

/** Reports statements that a dealer may not make to consumers: the law can't be excluded, and saying so misleads. */
export const consumerRightsDenied = defineRule({
  meta: {
    id: 'consumer-rights-denied',
    description: 'No text takes rights away that consumer law gives to buyers.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const region = regionOf(site);
    const name = region === 'NZ' ? 'Consumer Guarantees Act' : 'Australian Consumer Law';
    return {
      textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
      textTest: (text) => hint.test(text),
      text: ({ kind, value, pointer, report }) => {
        const { words, placed } = readText(kind, value);
        const found = denialIn(words);
        if (found === undefined) return;
        const written = words.slice(found.start, found.end);
        report({
          pointer,
          within: placed(found),
          message: `"${written}" takes rights away that the ${name} gives to consumers, which a dealer cannot do and may not claim; leave it out, or say what buyers get beyond the law`,
        });
      },
    };
  },
});
