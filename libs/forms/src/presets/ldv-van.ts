import type { Preset } from './preset.ts';
import { comments, contact, dealership } from './questions.ts';

/** An enquiry about a van for a business. */
export const ldvVan: Preset = {
  category: 'LDV Van Enquiry',
  form: (context) => {
    const { presets } = context.copy;
    const { heading, submit, ...labels } = presets.ldvVan;
    return {
      heading,
      submitText: submit,
      fields: [
        ...contact(context.copy),
        { name: 'Business Name', type: 'text', label: labels.business },
        { name: 'model_name', type: 'model', label: labels.model },
        { name: 'Number Of Vans', type: 'number', label: labels.count, min: 1, max: 1000 },
        ...dealership(context, 'preferredDealership', labels.dealership),
        comments(labels.comments),
      ],
    };
  },
};
