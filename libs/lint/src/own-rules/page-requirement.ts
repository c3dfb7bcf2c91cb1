import type { LintCustomRule, LintTextTest, Site } from '@forecourt/block-schemas';
import type { Visit, Visitor } from '../rule-api/rule.ts';
import { readableText } from './readable-text.ts';
import { rangeIn, readableKinds, selecting, textOf } from './selecting.ts';
import { compileTest } from './text-test.ts';

/** Part of a string, as a fact. */
type PageRange = { readonly start: number; readonly end: number };

/** A page's fact: it has the required text, or a place with words that require it. */
type PageFact =
  true | { readonly pointer: string; readonly match: string; readonly within?: PageRange };

/**
 * Visitor that reports pages without a required text. What a page needs and has is known only after
 * all its texts.
 * @param report is called with the words that make the text required, if any.
 * @param applies returns true for visits to files that the rule is about.
 */
export function requirementVisitor(
  { blocks, texts, path, when, requireOnPage }: LintCustomRule & { requireOnPage: LintTextTest },
  site: Site,
  applies: (visit: Visit) => boolean,
  messageFor: (match: string) => string,
): Visitor {
  const required = compileTest(requireOnPage);
  const isRequired = (text: string) => required(text).length > 0;
  // The footnote is on every page.
  if (isRequired(readableText(site.footnote ?? '').text)) return {};

  const note = (visit: Visit, fact: PageFact) => {
    if (visit.file.startsWith('pages/') && applies(visit)) visit.note(fact);
  };
  const triggers = when && compileTest(when);
  const isAboutBlocks = blocks !== undefined && (when ?? texts ?? path) === undefined;
  const isAboutPages = (when ?? blocks ?? texts ?? path) === undefined;
  const selection: Visitor = isAboutPages
    ? { page: (visit) => note(visit, { pointer: '', match: '' }) }
    : selecting(
        { blocks, texts, path },
        {
          found: (visit, { pointer, text, label }) => {
            if (triggers === undefined) return note(visit, { pointer, match: label });
            if (text === undefined) return;
            const [match] = triggers(text.text);
            if (match === undefined) return;
            note(visit, { pointer, match: match.text, within: rangeIn(text, match) });
          },
          selectsBlocks: isAboutBlocks,
        },
      );
  const selectedKinds = selection.textKinds ?? [];
  return {
    ...selection,
    textKinds: [...new Set([...readableKinds, ...selectedKinds])],
    text: (visit) => {
      const { kind, value } = visit;
      if (readableKinds.includes(kind) && isRequired(textOf(kind, value).text)) note(visit, true);
      if (selectedKinds.includes(kind)) selection.text?.(visit);
    },
    end: ({ notes, report }) => {
      for (const [file, found] of Map.groupBy(notes, (each) => each.file)) {
        const facts = found.map(({ fact }) => fact as PageFact);
        const need = facts.find((fact) => fact !== true);
        if (need === undefined || facts.includes(true)) continue;
        const { pointer, match, within } = need;
        report(file, { pointer, within, message: messageFor(match) });
      }
    },
  };
}
