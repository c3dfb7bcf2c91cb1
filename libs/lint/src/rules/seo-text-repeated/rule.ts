import { byText } from '../../engine/in-order.ts';
import { defineRule } from '../../engine/rule.ts';

/** A text that search engines show of a page. */
interface SeoText {
  readonly what: 'title' | 'description';
  readonly pointer: string;
  readonly text: string;
}

/** Capitals and spaces aside, which nobody tells pages apart by. */
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Pages that say the same about themselves: search results can't tell them apart. */
export const seoTextRepeated = defineRule({
  meta: {
    id: 'seo-text-repeated',
    description: 'Two pages should not have the same title or description for search engines.',
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
            message: `${other} has the same ${what}, and search results can't tell the two apart; say what only this page has`,
          });
      }
    },
  }),
});
