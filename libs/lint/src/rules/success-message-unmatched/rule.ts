import { didYouMean, formBlockTypes } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import { formKind } from '@forecourt/forms';
import type { FormBlockData } from '@forecourt/forms';
import { defineRule } from '../../rule-api/rule.ts';
import { formCategories } from './form-categories.ts';

/** Category that a form sends, as keys. */
interface SentCategory {
  readonly sends: string;
  readonly as?: string;
}

/** Category that a success message is for. */
interface ThankedCategory {
  readonly pointer: string;
  readonly category: string;
  readonly subcategory: string;
}

/** Reports success messages that no visitor can see. */
export const successMessageUnmatched = defineRule({
  meta: {
    id: 'success-message-unmatched',
    description: 'Every success message is for a category that a form sends.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: formBlockTypes,
    block: ({ block, note }) => {
      const { category, subcategory } = formKind(block.data as FormBlockData);
      note({ sends: categoryKey(category), as: subcategory && categoryKey(subcategory) });
    },
    page: ({ page, report, note }) => {
      for (const [index, message] of (page.customSuccessMessages ?? []).entries()) {
        const pointer = `/customSuccessMessages/${index}`;
        const { category, subcategory } = message;
        const key = categoryKey(category);
        if (!formCategories.includes(key)) {
          const suggestion = didYouMean(key, formCategories);
          report({
            pointer: `${pointer}/category`,
            message: `no form sends the category "${category}", so this message is never shown${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
            suggestion,
          });
        } else if (subcategory !== undefined) note({ pointer, category, subcategory });
      }
    },
    end: ({ notes, report }) => {
      const sent = new Map<string, Set<string>>();
      for (const { fact } of notes) {
        const { sends, as } = fact as Partial<SentCategory>;
        if (sends === undefined) continue;
        const known = sent.get(sends) ?? new Set();
        if (as !== undefined) known.add(as);
        sent.set(sends, known);
      }
      for (const { file, fact } of notes) {
        const { pointer, category, subcategory } = fact as Partial<ThankedCategory>;
        if (pointer === undefined) continue;
        const known = sent.get(categoryKey(category!));
        const key = categoryKey(subcategory!);
        if (known === undefined || known.has(key)) continue;
        const suggestion = didYouMean(key, [...known].sort());
        report(file, {
          pointer: `${pointer}/subcategory`,
          message: `no form of "${category}" has the subcategory "${subcategory}", so this message is never shown${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
          suggestion,
        });
      }
    },
  }),
});
