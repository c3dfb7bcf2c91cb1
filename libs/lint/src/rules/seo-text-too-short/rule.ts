import type { Page } from '@forecourt/block-schemas';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Report = Pick<RuleReport, 'pointer' | 'message'>;

/** Fewest characters of texts that say something in search results. */
const fewest = { title: 2, seoTitle: 8, description: 15 } as const;

const lengthOf = (text: string): number => [...text.trim()].length;

/** Returns the problem of a title. The site's name is added to that of the page, not to its `seo.title`. */
function titleReport({ title, seo }: Page): Report | undefined {
  const own = seo?.title;
  const length = lengthOf(own ?? title);
  // An empty title is refused, one of white space is reported as such.
  if (length === 0 || length >= (own === undefined ? fewest.title : fewest.seoTitle))
    return undefined;
  return own === undefined
    ? { pointer: '/title', message: `"${title}" is no title; name what the page is about` }
    : {
        pointer: '/seo/title',
        message: `"${own}" is all that search results show as the title; name the page and the dealer, or leave seo.title out`,
      };
}

function descriptionReport({ title, seo }: Page): Report | undefined {
  const description = seo?.description?.trim() ?? '';
  // One that is missing or empty is reported as such.
  if (description === '') return undefined;
  const isTitle = description.toLowerCase() === title.trim().toLowerCase();
  if (!isTitle && lengthOf(description) >= fewest.description) return undefined;
  return {
    pointer: '/seo/description',
    message: `"${description}" ${isTitle ? 'repeats the title' : 'says too little'}; describe in a sentence or two what the page offers`,
  };
}

/** Reports titles and descriptions that say nothing in search results. */
export const seoTextTooShort = defineRule({
  meta: {
    id: 'seo-text-too-short',
    description: 'Titles and descriptions for search engines are more than a word.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page, report }) => {
      if (page.seo?.noindex === true || page.pageType === 'Success') return;
      for (const each of [titleReport(page), descriptionReport(page)])
        if (each !== undefined) report(each);
    },
  }),
});
