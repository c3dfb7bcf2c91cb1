/* Generated from src/blocks/formBuilder/schema.json by `npm run codegen`. Do not edit. */
import type { FormCategory, FormField, FormPreset, FormStep } from '../blocks/form.ts';
import type { InlineHtml, ShortText } from '../common.ts';

/**
 * A form built question by question: enquiry, finance, sell-my-car, service booking, parts and survey forms, in one step or several.
 */
export interface FormBuilderData {
  /**
   * A ready-made form to take questions, steps and words from; fields of its own win. Without one, a form without fields takes that of its category.
   */
  preset?: FormPreset;
  /** single shows all fields at once, multi one step at a time with a progress bar. */
  type?: 'single' | 'multi';
  /** What the enquiry is about; decides where it goes and what the thank-you page says. */
  category?: FormCategory;
  /** A finer category, such as Careers Enquiry. */
  subcategory?: ShortText;
  /**
   * Heading above the form; a form that names a preset has the preset's own unless this says otherwise.
   */
  heading?: ShortText;
  /** A sentence or two under the heading. */
  description?: InlineHtml;
  /** The steps of a multi-step form, in order. */
  formSteps?: FormStep[];
  /** The questions, in order. Left out: those of the preset or the category. */
  fields?: FormField[];
}
