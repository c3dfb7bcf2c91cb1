/* Generated from src/blocks/form/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, Key, ShortText } from '../common.ts';

/**
 * Name of the submitted value. The known names, some with spaces, are listed as examples; a survey can use its own.
 */
export type FormFieldName = string;

/**
 * Type of the question; decides control, phone keyboard and validation. make and model suggest the makes and models of the brands, the new cars and the stock, and take any other. car offers cars in stock. message only shows its label.
 */
export type FormFieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'tel'
  | 'number'
  | 'currency'
  | 'date'
  | 'datetime'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'hidden'
  | 'rego'
  | 'odometer'
  | 'address'
  | 'postcode'
  | 'state'
  | 'make'
  | 'model'
  | 'year'
  | 'dealership'
  | 'car'
  | 'message';
/** Topic of the enquiry; decides where the lead is sent and which thank-you message is shown. */
export type FormCategory =
  | 'General Enquiry'
  | 'Finance Enquiry'
  | 'Sell My Car Enquiry'
  | 'Trade In Enquiry'
  | 'Valuation Enquiry'
  | 'Service Booking'
  | 'Parts Enquiry'
  | 'Test Drive Booking'
  | 'Team Member Enquiry'
  | 'Competition Enquiry'
  | 'Vehicle Reservation'
  | 'Review'
  | 'Survey'
  | 'LDV Van Enquiry';
/** A ready-made form: its questions, steps and rules. */
export type FormPreset =
  | 'lead'
  | 'service-booking'
  | 'finance'
  | 'trade-in'
  | 'sell-my-car'
  | 'valuation'
  | 'test-drive'
  | 'parts'
  | 'survey'
  | 'competition'
  | 'careers'
  | 'team-member'
  | 'ldv-van'
  | 'review'
  | 'vehicle-reservation';

/**
 * An enquiry form. Without its own fields, it has those of its preset or category; a general enquiry asks for name, mobile number and email address.
 */
export interface FormData {
  /**
   * Ready-made form that provides questions, steps and texts; the block's own fields take precedence. Without either, the preset of the category is used.
   */
  preset?: FormPreset;
  /**
   * single shows all fields at once and ignores formSteps; multi shows one step at a time with a progress bar. A multi form without formSteps, its own or its preset's, shows all fields at once.
   */
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
  /**
   * Questions in order; by default those of the preset or the category; for a general enquiry name, mobile number and email address.
   */
  fields?: FormField[];
}

/** One page of a multi-step form. */
export interface FormStep {
  /** Name of the step; fields and rules refer to it. */
  key: Key;
  /** Name in place of key if isCustom is true. */
  customStepKey?: Key;
  /** True for a step with a custom name. */
  isCustom?: boolean;
  /** Heading of the step; also its name in the progress bar. */
  heading?: ShortText;
  /** A sentence below the heading. */
  description?: InlineHtml;
  /** Special behaviour of this step. */
  customRules?: FormStepRules;
}

/** One question of the form. */
export interface FormField {
  name: FormFieldName;
  type: FormFieldType;
  /** The question as the visitor reads it; for message, the whole text. */
  label?: InlineHtml;
  /** An example inside the empty control; never the only label. */
  placeholder?: ShortText;
  /**
   * Options of select and radio, in order. A radio shows all of them, as a grid when there are more than two. A select with 3 to 12 options of at most 40 characters is shown as such a grid, too; with fewer, more or longer options it is a drop-down. Both submit the chosen option. For lists of states, makes, models or years use those types, which are always drop-downs. A checkbox with options lets the visitor tick several.
   *
   * Items: An option; also the submitted value.
   */
  options?: ShortText[];
  /** True for a question that must be answered. */
  required?: boolean;
  /** Step of the question; the first one by default. */
  stepKey?: Key;
  /** For checkbox: ticked initially. */
  defaultChecked?: boolean;
  /** For select and radio: the option that is selected initially. */
  defaultSelected?: ShortText;
  /** For date and datetime: the booking hours that apply. */
  bookingType?: 'service' | 'test-drive' | 'appointment';
}

/** Special behaviour of a step. */
export interface FormStepRules {
  /**
   * When to jump ahead after this step; the first rule that matches and leads to a later step applies.
   */
  skipRules?: FormSkipRule[];
  /** Skip this step for a signed-in visitor who has a phone number. */
  skipAuthentication?: boolean;
  /** Don't send a partial lead after this step. */
  skipSend?: boolean;
  /** Buttons that this step hides; next means submit on the last step. */
  hideButtons?: 'next' | 'back' | 'both';
  /**
   * Render the step's options as buttons that submit when pressed, in place of the next button.
   */
  choiceButtons?: boolean;
}

/** Jump ahead when a field has one of some values. */
export interface FormSkipRule {
  /** Name of the field. */
  key: FormFieldName;
  /**
   * Values that trigger the jump.
   *
   * Items: A value, spelt as the field submits it.
   */
  values: ShortText[];
  /** The step to jump to; it must be a later one. */
  target: Key;
}
