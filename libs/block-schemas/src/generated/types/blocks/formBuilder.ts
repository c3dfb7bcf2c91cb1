/* Generated from src/blocks/formBuilder/schema.json by `npm run codegen`. Do not edit. */
import type { FormCategory, FormField, FormPreset, FormStep } from '../blocks/form.ts';
import type { InlineHtml, ShortText } from '../common.ts';

/**
 * A form built question by question: enquiry, finance, sell-my-car, service booking, parts and survey forms, in one step or several.
 */
export interface FormBuilderData {
  /**
   * Ready-made form that provides questions, steps and texts; the block's own fields take precedence. Without either, the preset of the category is used.
   */
  preset?: FormPreset;
  /** single shows all fields at once, multi one step at a time with a progress bar. */
  type?: 'single' | 'multi';
  /** Topic of the enquiry; decides where the lead is sent and which thank-you message is shown. */
  category?: FormCategory;
  /** A finer category, such as Careers Enquiry. */
  subcategory?: ShortText;
  /** Heading above the form; the preset's own by default. */
  heading?: ShortText;
  /** A sentence or two below the heading. */
  description?: InlineHtml;
  /**
   * Text of the button that sends the form, such as Ask for a price; the preset's own by default.
   */
  submitText?: ShortText;
  /** The steps of a multi-step form, in order. */
  formSteps?: FormStep[];
  /** Questions in order; by default those of the preset or the category. */
  fields?: FormField[];
}
