import type { FormField, FormFieldType, Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { builtInLabel } from './field-definition.ts';
import { copyOfName } from './known-names.ts';
import { inlineText } from './inline-text.ts';

/** Types of any subject: their built-in labels don't say what to enter. */
const withoutSubject: ReadonlySet<FormFieldType> = new Set([
  'text',
  'textarea',
  'number',
  'currency',
  'date',
  'datetime',
  'select',
  'radio',
  'checkbox',
  'message',
]);

/**
 * Returns the label that visitors read on a field whose label doesn't say what to enter, such as
 * "Your answer" or ''; undefined for a field with a clear label, its own or a built-in one.
 */
export function unclearLabel(
  field: FormField,
  site: Pick<Site, 'region' | 'locale'>,
): string | undefined {
  const { name, type, label } = field;
  if (type === 'hidden') return undefined;
  if (label) return inlineText(label) === '' ? '' : undefined;
  if (!withoutSubject.has(type)) return undefined;
  const copy = copyFor(site);
  const isClear = copyOfName(name, copy).label !== undefined;
  return isClear ? undefined : builtInLabel(field, copy) || name;
}
