import { isObject, parentPointer, resolvePointer, scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { slugOfModel } from '../../rule-api/model-names.ts';
import { readText, type NotedRange } from '../../rule-api/range-in-markup.ts';
import { defineRule, type DataVisit, type TextVisit } from '../../rule-api/rule.ts';
import {
  mayHaveName,
  misspeltDealerFinder,
  pairsIn,
  peopleIn,
  type NamePair,
} from './names-in-text.ts';
import { reportNames, type NameFact } from './report-names.ts';
import { isMisspelt } from './slips.ts';

/** Returns the slug of the model that a text is about: that of its page, or of the link beside it. */
function slugOf({ page, block, pointer }: TextVisit): string | undefined {
  const entry =
    block && resolvePointer(block.block, parentPointer(pointer).slice(block.pointer.length));
  const href = isObject(entry) ? scalarText(entry.href) : '';
  return slugOfModel(href) ?? slugOfModel(page?.page.path ?? '');
}

function noteNames(visit: DataVisit): void {
  for (const { entry } of dataEntries(visit, 'team')) {
    const words = scalarText(entry.name).split(/\s+/);
    if (words.length > 1) visit.note({ person: [words[0]!, words.at(-1)!] } satisfies NameFact);
  }
  for (const { entry } of dataEntries(visit, 'models'))
    visit.note({
      model: scalarText(entry.name),
      maker: scalarText(entry.manufacturer_name),
    } satisfies NameFact);
}

function noteWritten(
  { pointer, note }: TextVisit,
  { first, last }: NamePair,
  within: NotedRange | undefined,
  slug?: string,
): void {
  const written = { first, last, pointer, ...(slug && { slug }), ...(within && { within }) };
  note({ written } satisfies NameFact);
}

/** Reports names that are a letter from those of the dealer, its people and its models. */
export const nameMisspelt = defineRule({
  meta: {
    id: 'name-misspelt',
    description: 'No text has the name of the dealer, a person or a model with a wrong letter.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, siblings }) => {
    const others = new Set(siblings.map(({ name }) => name));
    const misspeltDealer = misspeltDealerFinder(site.name);
    return {
      textKinds: ['text', 'html-inline', 'html-block'],
      textTest: mayHaveName,
      text: (visit) => {
        const { kind, value, pointer, page, report } = visit;
        if (page === undefined) return;
        const { words, placed } = readText(kind, value);
        const dealer = misspeltDealer(words);
        if (dealer !== undefined && !others.has(dealer.words))
          report({
            pointer,
            within: placed(dealer.range),
            message: `"${dealer.words}" is not how the dealer is written; did you mean "${site.name}"?`,
          });
        for (const each of peopleIn(words)) noteWritten(visit, each, placed(each.range));
        const slug = slugOf(visit);
        if (slug === undefined) return;
        for (const each of pairsIn(words))
          if (slug.split('-').some((part) => isMisspelt(each.last, part)))
            noteWritten(visit, each, placed(each.range), slug);
      },
      data: noteNames,
      end: reportNames,
    };
  },
});
