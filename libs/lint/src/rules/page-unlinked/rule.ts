import type { Page } from '@forecourt/block-schemas';
import { defineRule, type Visit } from '../../rule-api/rule.ts';

/** Pages that the platform itself leads to. */
const linkedByType: ReadonlySet<Page['pageType']> = new Set(['Home', 'Legal', 'Model', 'Success']);

/** A path as it may be written in an address or in mark-up. */
const path = /(?<![\w.:/-])\/[a-z0-9][\w./-]*/gi;

const withoutSlash = (address: string): string => address.toLowerCase().replace(/\/$/, '');

/** Paths anywhere in a document, each once; too many rather than too few. */
const pathsIn = (document: unknown): string[] => [
  ...new Set((JSON.stringify(document) ?? '').match(path)?.map(withoutSlash)),
];

/** Paths that a file links to, and its own if it is a page that needs a link. */
type LinkFact = { readonly own?: string; readonly to: readonly string[] };

/** Reports pages that nothing leads to. */
export const pageUnlinked = defineRule({
  meta: {
    id: 'page-unlinked',
    description: 'Every page is linked from another page, the navigation or data.',
    severity: 'warning',
    recommended: false,
  },
  create: () => {
    const note = (visit: Visit, document: unknown) =>
      visit.note({ to: pathsIn(document) } satisfies LinkFact);
    return {
      site: (visit) => note(visit, visit.site),
      page: ({ page, note: noteFact }) => {
        const self = withoutSlash(page.path);
        const to = pathsIn(page).filter((each) => each !== self);
        const isLinked = self === '' || linkedByType.has(page.pageType) || page.seo?.noindex;
        noteFact({ own: isLinked ? undefined : self, to } satisfies LinkFact);
      },
      component: (visit) => note(visit, visit.component),
      data: (visit) => note(visit, visit.data.value),
      end: ({ notes, redirects, report }) => {
        const facts = notes.map(({ file, fact }) => ({ file, ...(fact as LinkFact) }));
        const linked = new Set(facts.flatMap(({ to }) => to));
        for (const { to } of redirects.values()) for (const each of pathsIn(to)) linked.add(each);
        for (const { file, own } of facts)
          if (own !== undefined && !linked.has(own))
            report(file, {
              pointer: '/path',
              message: `nothing links to "${own}", so visitors cannot find it; link to it, or delete it`,
            });
      },
    };
  },
});
