import { matchesOf, scalarText, type StringRange } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';

const audience = String.raw`(?:motor\s+)?(?:trade|traders|dealers)`;

/** Notes in the comments of a car, each a sentence or a price that no buyer should read. */
const inComments: readonly RegExp[] = [
  // "WHOLESALE", "Wholesale only", "Trade only, no warranty", "To the trade only!"
  new RegExp(
    String.raw`(?<=^\W*|[.!?]\W+)(?:wholesale(?:\s+(?:only|car|unit|vehicle))?|(?:(?:for|to)\s+(?:the\s+)?)?${audience}\s+only)(?=\s*(?:[.!?,;:*–—-]|$))`,
    'gi',
  ),
  /\bnot\s+for\s+(?:retail(?:\s+sale)?|sale\s+to\s+the\s+public)\b/gi,
  /\bdo\s+not\s+(?:sell|discount|go)\s+(?:below|under|for\s+less)\b/gi,
  /\b(?:floor\s+price|cost\s+price|min(?:imum|\.)?\s+sell|walk[\s-]?away\s+price|(?:bought|purchased|traded)\s+(?:in\s+)?(?:for|at)|recon(?:ditioning)?(?:\s+costs?)?)\s*(?:is|of|was|:|=)?\s*\$\s?\d+(?:,\d{3})*(?![\d,]*\d|\s+(?:when\s+|brand\s+)?new\b)/gi,
  /\b(?:internal|staff)\s+(?:note|use\s+only)\b|\bstaff\s+only\b/gi,
  /\bneeds?\s+(?:photos|pics)\b/gi,
  /\b(?:going|goes|send|off)\s+to\s+(?:the\s+)?auctions?\b/gi,
];

/** Notes in the name or badge of a car. */
const inNames: readonly RegExp[] = [
  new RegExp(
    String.raw`\bwholesale\b|\b${audience}\s+only\b|\bdo\s+not\s+(?:use|advertise|list|sell)\b|\bneeds?\s+(?:photos|pics)\b`,
    'gi',
  ),
];

function noteIn(text: string, patterns: readonly RegExp[]): StringRange | undefined {
  for (const pattern of patterns) {
    const [found] = matchesOf(text, pattern);
    if (found !== undefined) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

const messageOf = (note: string): string =>
  `"${note}" is a note for the dealer or the trade, and every visitor reads it; remove it, or leave the car out of the website`;

/** Reports notes on cars that are not for buyers. */
export const carNoteInternal = defineRule({
  meta: {
    id: 'car-note-internal',
    description: 'No car shows a note that is for the dealer’s own people or the trade.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      for (const { entry, pointer } of dataEntries(visit, 'cars')) {
        const { words, placed } = readText('html-block', scalarText(entry.dealercomments));
        const note = noteIn(words, inComments);
        if (note !== undefined)
          visit.report({
            pointer: `${pointer}/dealercomments`,
            within: placed(note),
            message: messageOf(words.slice(note.start, note.end)),
          });
        for (const member of ['name', 'badge'] as const) {
          const value = scalarText(entry[member]);
          const within = noteIn(value, inNames);
          if (within === undefined) continue;
          const message = messageOf(value.slice(within.start, within.end));
          visit.report({ pointer: `${pointer}/${member}`, within, message });
        }
      }
    },
  }),
});
