import { decodedAddress } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';
import type { Visit } from '../../rule-api/rule.ts';

const address = /\/assets\/[^"'\\\s<>?#()]+/g;

/** Paths of assets anywhere in a document, each once; too many rather than too few. */
const pathsIn = (document: unknown): string[] => [
  ...new Set((JSON.stringify(document) ?? '').match(address)?.map(decodedAddress)),
];

/** A video's address may leave out its ending. */
const withoutEnding = (path: string): string => path.replace(/\.[^./]*$/, '');

/** Reports assets that no file of the tenant names. */
export const assetUnused = defineRule({
  meta: {
    id: 'asset-unused',
    description: 'Every asset is used.',
    severity: 'warning',
    recommended: false,
  },
  create: ({ assets }) => {
    const note = (visit: Visit, document: unknown) => visit.note(pathsIn(document));
    return {
      site: (visit) => note(visit, visit.site),
      page: (visit) => note(visit, visit.page),
      component: (visit) => note(visit, visit.component),
      data: (visit) => note(visit, visit.data.value),
      end: ({ notes, redirects, report }) => {
        const used = new Set(notes.flatMap(({ fact }) => fact as readonly string[]));
        for (const { to } of redirects.values()) for (const path of pathsIn(to)) used.add(path);
        for (const path of assets.keys())
          if (!used.has(path) && !used.has(withoutEnding(path)))
            report(path.slice(1), {
              pointer: '',
              message: 'no page, component, setting, data file or redirect names it; delete it',
            });
      },
    };
  },
});
