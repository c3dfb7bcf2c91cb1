import { isFormBlock } from '@forecourt/block-schemas';
import type { FormCategory, FormData } from '@forecourt/block-schemas';
import { documentContent } from '../references/document-content.ts';
import { categoryKey } from '@forecourt/domain';
import { eachValueAt, parentPointer } from '@forecourt/json';
import type { ContentDocument } from '../documents/read-documents.ts';
import type { Found } from './found.ts';

/** Returns the category of a form's enquiries: its own, its preset's or the general one. */
export type CategoryOf = (form: FormData) => FormCategory | undefined;

/** Finds the forms of a category, and the messages after enquiries of it. */
export function categoryUses(category: string, document: ContentDocument, categoryOf: CategoryOf) {
  const found: Found[] = [];
  const forms = documentContent(document).blocks.filter(({ block }) => isFormBlock(block));
  for (const { block, pointer } of forms) {
    const data = block.data as FormData;
    if (data.category === category)
      found.push({ pointer: `${pointer}/data`, property: 'category', value: category });
    else if (data.category === undefined && categoryOf(data) === category)
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
