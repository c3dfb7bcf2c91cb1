import { validateBlock } from '@forecourt/block-schemas';
import type { FormCategory } from '@forecourt/block-schemas';
import type { FormBlockData } from './definition.ts';
import { formDefinition } from './form-definition.ts';

/** A category does not depend on these. */
const anySite = {
  name: '',
  domains: [],
  region: 'AU',
  timeZone: 'Australia/Sydney',
} as const;

/**
 * Returns the category of a form's enquiries: its own, else that of its preset, else the general one.
 * Undefined for an unknown category or preset.
 */
export function formCategory({ category, preset }: FormBlockData): FormCategory | undefined {
  const data = { category, preset };
  if (validateBlock({ type: 'form', data: JSON.parse(JSON.stringify(data)) }).length > 0)
    return undefined;
  return formDefinition(data, { ...anySite, domains: [] }, { path: '/' }).category;
}
