import { readText } from '../../rule-api/range-in-markup.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { wordsOfValue } from '../../rule-api/words-of-value.ts';
import { foreignTerms, mayBeForeign } from './terms.ts';

/** Reports terms of another country, which a text that was copied from there still has. */
export const foreignTerm = defineRule<{ readonly allow: readonly string[] }>({
  meta: {
    id: 'foreign-term',
    description: 'No text names a law, a fee or a document that only another country has.',
    severity: 'warning',
    recommended: true,
    options: { allow: [] },
  },
  create: ({ site, options }) => {
    const region = regionOf(site);
    if (region === undefined) return {};
    const allowed = new Set(options.allow.map(wordsOfValue));
    return {
      textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
      textTest: mayBeForeign,
      text: ({ kind, value, pointer, report }) => {
        const { words, placed } = readText(kind, value);
        for (const { range, written, advice } of foreignTerms(words, region))
          if (!allowed.has(wordsOfValue(written)))
            report({ pointer, within: placed(range), message: `"${written}" ${advice}` });
      },
    };
  },
});
