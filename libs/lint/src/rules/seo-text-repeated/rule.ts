import { byText } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';

/** Title or description of a page in search results. */
interface SeoText {
  readonly what: 'title' | 'description';
  readonly pointer: string;
  readonly text: string;
}

/** A text without differences of case and white space. */
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Reports pages with the same title or description. */
export const seoTextRepeated = defineRule({
  meta: {
    id: 'seo-text-repeated',
    description: 'No two pages have the same title or description for search engines.',
    severity: 'warning',
    recommended: false,
  },
  create: () => ({
    page: ({ page: { title, seo, pageType }, note }) => {
      if (seo?.noindex === true || pageType === 'Success') return;
      const noteText = (what: SeoText['what'], pointer: string, text: string | undefined) => {
        if (text !== undefined && folded(text) !== '')
          note({ what, pointer, text: folded(text) } satisfies SeoText);
      };
      noteText('title', seo?.title === undefined ? '/title' : '/seo/title', seo?.title ?? title);
      noteText('description', '/seo/description', seo?.description);
    },
    end: ({ notes, report }) => {
      const first = new Map<string, string>();
      for (const { file, fact } of notes.toSorted((a, b) => byText(a.file, b.file))) {
        const { what, pointer, text } = fact as Partial<SeoText>;
        const key = `${what} ${text}`;
        const other = first.get(key);
        if (other === undefined) first.set(key, file);
        else
          report(file, {
            pointer: pointer!,
            about: { file: other },
            message: `${other} has the same ${what}, so search results look the same; describe what only this page offers`,
          });
      }
    },
  }),
});
