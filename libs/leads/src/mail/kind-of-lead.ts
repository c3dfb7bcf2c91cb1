import { categoryKey } from '@forecourt/domain';
import type { LeadDocument } from '../intake/lead-document.ts';

/** Kind of a lead in one term: its category, or the subcategory of a general enquiry. */
export const kindOfLead = ({ category, subcategory }: LeadDocument): string =>
  categoryKey(category) === 'general-enquiry' && subcategory ? subcategory : category;
