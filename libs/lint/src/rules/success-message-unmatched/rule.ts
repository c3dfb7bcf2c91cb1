import { categoryKey, didYouMean } from '@forecourt/block-schemas';
import { formDefinition } from '@forecourt/forms';
import type { FormBlockData } from '@forecourt/forms';
import { defineRule } from '../../engine/rule.ts';
import { formCategories } from './form-categories.ts';

/** Own words of thanks that nobody will ever read. */
export const successMessageUnmatched = defineRule({
  meta: {
    id: 'success-message-unmatched',
    description: 'A success message must fit a category that some form sends.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const subcategories = new Map<string, Set<string>>();
    const pending: (() => void)[] = [];
    return {
      block: ({ block, page }) => {
        if (block.type !== 'form' && block.type !== 'formBuilder') return;
        const place = { path: page?.page.path ?? '/' };
        const form = formDefinition(block.data as FormBlockData, site, place);
        const key = categoryKey(form.category);
        const known = subcategories.get(key) ?? new Set();
        if (form.subcategory !== undefined) known.add(categoryKey(form.subcategory));
        subcategories.set(key, known);
      },
      page: ({ page, report }) => {
        for (const [index, message] of (page.customSuccessMessages ?? []).entries()) {
          const pointer = `/customSuccessMessages/${index}`;
          const key = categoryKey(message.category);
          if (!formCategories.includes(key)) {
            const suggestion = didYouMean(key, formCategories);
            report({
              pointer: `${pointer}/category`,
              message: `no form sends the category "${message.category}", so nobody reads this${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
              suggestion,
            });
            continue;
          }
          const { subcategory } = message;
          if (subcategory === undefined) continue;
          // Forms are seen after the page that thanks, so this waits for all of them.
          pending.push(() => {
            const known = subcategories.get(key);
            if (known === undefined || known.has(categoryKey(subcategory))) return;
            const suggestion = didYouMean(categoryKey(subcategory), [...known].sort());
            report({
              pointer: `${pointer}/subcategory`,
              message: `no form of "${message.category}" has the subcategory "${subcategory}", so nobody reads this${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
              suggestion,
            });
          });
        }
      },
      end: () => {
        for (const check of pending) check();
      },
    };
  },
});
