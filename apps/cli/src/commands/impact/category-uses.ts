import { isFormBlock } from '@forecourt/block-schemas';
import type { FormData } from '@forecourt/block-schemas';
import { documentContent } from '@forecourt/content';
import { categoryKey } from '@forecourt/domain';
import { eachValueAt, parentPointer } from '@forecourt/json';
import { formCategory } from '../../shared/documents/form-category.ts';
import type { ContentDocument } from '../../shared/documents/read-documents.ts';
import type { Found } from './found.ts';

/** Finds uses of a category: a form's own, else its preset's, else the general one. */
export function categoryUses(category: string, document: ContentDocument) {
  const found: Found[] = [];
  const forms = documentContent(document).blocks.filter(({ block }) => isFormBlock(block));
  for (const { block, pointer } of forms) {
    const data = block.data as FormData;
    if (data.category === category)
      found.push({ pointer: `${pointer}/data`, property: 'category', value: category });
    else if (data.category === undefined && formCategory(data) === category)
      found.push({
        pointer: `${pointer}/data`,
        ...(data.preset !== undefined && { property: 'preset', value: data.preset }),
      });
  }
  if (document.kind === 'page')
    eachValueAt(document.value, ['customSuccessMessages', '*', 'category'], '', (value, at) => {
      if (typeof value === 'string' && categoryKey(value) === categoryKey(category))
        found.push({ pointer: parentPointer(at), property: 'category', value });
    });
  return { found, leftOut: 0, owners: forms.length };
}
