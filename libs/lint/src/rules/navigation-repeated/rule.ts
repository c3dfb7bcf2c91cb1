import { scalarText } from '@forecourt/json';
import { pathOfLink } from '../../rule-api/model-names.ts';
import { defineRule } from '../../rule-api/rule.ts';

interface Link {
  readonly text: string;
  readonly href: string;
}

type Report = {
  readonly pointer: string;
  readonly message: string;
  readonly about?: { readonly path: string };
};

/** Of a value that validation refuses, an empty string. */
const folded = (text: unknown): string => scalarText(text).trim().toLowerCase();

/** Returns the entries of a list that repeat the label or the target of an earlier one. */
function repeated(links: readonly Link[], at: string): Report[] {
  return links.flatMap(({ text, href }, index): Report[] => {
    const earlier = links.slice(0, index);
    if (folded(text) === '' || folded(href) === '') return [];
    const sameTarget = earlier.find((other) => folded(other.href) === folded(href));
    if (sameTarget !== undefined)
      return [
        {
          pointer: `${at}/${index}/href`,
          message: `"${sameTarget.text}" leads to "${href}" already; remove one of the two, or correct its target`,
          about: { path: pathOfLink(href) },
        },
      ];
    const sameText = earlier.find((other) => folded(other.text) === folded(text));
    if (sameText === undefined) return [];
    const message = `another entry of the list is named "${text}", and leads to "${sameText.href}"; name each for its target`;
    return [{ pointer: `${at}/${index}/text`, message }];
  });
}

/** Reports lists of the navigation with an entry twice or without entries. */
export const navigationRepeated = defineRule({
  meta: {
    id: 'navigation-repeated',
    description: 'No list of the navigation has an entry twice, or none.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    site: ({ site: { navigation }, note }) => {
      const { header = [], footer = [], legal = [] } = navigation;
      const empty = footer.flatMap(({ links, title }, index): Report[] => {
        const message = `the column "${title}" has no links; add some, or remove it`;
        return links?.length !== 0
          ? []
          : [{ pointer: `/navigation/footer/${index}/title`, message }];
      });
      const titles = footer.flatMap(({ title }, index): Report[] => {
        const isRepeated = footer
          .slice(0, index)
          .some((other) => folded(title) !== '' && folded(other.title) === folded(title));
        if (typeof title === 'string' && title !== '' && title.trim() === '')
          return [
            {
              pointer: `/navigation/footer/${index}/title`,
              message: 'the column has no name; write what its links have in common',
            },
          ];
        const message = `another column is named "${title}"; name each for its links, or join them`;
        return isRepeated ? [{ pointer: `/navigation/footer/${index}/title`, message }] : [];
      });
      // A site of one page may have legal links alone.
      const hasOthers = footer.some(({ links = [] }) => links.length > 0);
      const isBare = navigation.header?.length === 0 || (header.length === 0 && hasOthers);
      const bare: Report = {
        pointer: navigation.header === undefined ? '/navigation' : '/navigation/header',
        message:
          'the header has no links, so its menu is empty; write the pages that visitors look for first',
      };
      const found = [
        ...(isBare ? [bare] : []),
        ...titles,
        ...repeated(header, '/navigation/header'),
        ...footer.flatMap(({ links }, index) =>
          repeated(links ?? [], `/navigation/footer/${index}/links`),
        ),
        ...repeated(legal, '/navigation/legal'),
        ...empty,
      ];
      for (const each of found) note(each);
    },
    end: ({ notes, known, report }) => {
      // A list that validation refuses may be copied as a whole.
      const isInvalid = known.some(
        ({ file, finding }) =>
          file === 'site.json' &&
          finding.severity === 'error' &&
          /^\/navigation(?:\/[a-z]+)?$/.test(finding.pointer),
      );
      for (const { file, fact } of notes) if (!isInvalid) report(file, fact as Report);
    },
  }),
});
