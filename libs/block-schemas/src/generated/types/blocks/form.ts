/* Generated from src/blocks/form/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, Key, ShortText } from '../common.ts';

/**
 * The name under which the value is sent. The known names are listed as examples and may hold spaces; a survey may use its own.
 */
export type FormFieldName = string;

/**
 * What is asked for; decides the control, the keyboard of a phone and the check. message only shows its label.
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
  | 'message';
/** What the enquiry is about; decides where it goes and what the thank-you page says. */
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
/**
 * A ready-made form: its questions, steps and rules. Without one, a form without fields takes that of its category.
 */
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
 * An enquiry form. Without fields of its own it asks what its preset or category asks; a general enquiry asks for name, mobile number and email address.
 */
export interface FormData {
  /**
   * A ready-made form to take questions, steps and words from; fields of its own win. Without one, a form without fields takes that of its category.
   */
  preset?: FormPreset;
  /**
   * single shows all fields at once and ignores formSteps; multi shows one step at a time with a progress bar. A multi form without formSteps, its own or its preset's, shows all fields at once.
   */
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
  /**
   * The questions, in order. Left out: those of the preset or the category; for a general enquiry name, mobile number and email address.
   */
  fields?: FormField[];
}

/** One page of a multi-step form. */
export interface FormStep {
  /** Names the step; fields and rules point to it. */
  key: Key;
  /** The name to use in place of key when isCustom is true. */
  customStepKey?: Key;
  /** True for a step that the editor made up. */
  isCustom?: boolean;
  /** Heading of the step; also its name in the progress bar. */
  heading?: ShortText;
  /** A sentence under the heading. */
  description?: InlineHtml;
  /** How this step behaves differently. */
  customRules?: FormStepRules;
}

/** One question of the form. */
export interface FormField {
  name: FormFieldName;
  type: FormFieldType;
  /** The question as the visitor reads it; for message the whole text. */
  label?: InlineHtml;
  /** An example inside the empty control; never the only label. */
  placeholder?: ShortText;
  /**
   * The choices of select and radio, in order. A radio shows all of them, as a grid when there are more than two. A select with 3 to 12 options of at most 40 characters is shown as such a grid, too; with fewer, more or longer options it is a drop-down. Both submit the chosen option. For lists of states, makes, models or years use those types, which are always drop-downs. A checkbox with options lets the visitor tick several.
   *
   * Items: A choice; also the value sent.
   */
  options?: ShortText[];
  /** Whether it must be answered. */
  required?: boolean;
  /** The step that it stands on; the first one if left out. */
  stepKey?: Key;
  /** For checkbox: ticked at first. */
  defaultChecked?: boolean;
  /** For select and radio: the choice made at first. */
  defaultSelected?: ShortText;
  /** For date and datetime: whose hours the booking follows. */
  bookingType?: 'service' | 'test-drive' | 'appointment';
}

/** How a step behaves differently from the others. */
export interface FormStepRules {
  /**
   * When to jump ahead after this step; the first rule that fits and leads to a later step wins.
   */
  skipRules?: FormSkipRule[];
  /** Pass over this step for a signed-in visitor who has a phone number. */
  skipAuthentication?: boolean;
  /** Do not send the unfinished enquiry after this step. */
  skipSend?: boolean;
  /** Buttons that this step leaves out; next stands for submit on the last step. */
  hideButtons?: 'next' | 'back' | 'both';
  /** Draw the step's choices as buttons that submit when pressed, in place of the next button. */
  choiceButtons?: boolean;
}

/** Jump ahead when a field has one of some values. */
export interface FormSkipRule {
  /** Name of the field to look at. */
  key: FormFieldName;
  /**
   * The values that make the jump.
   *
   * Items: A value, spelt as the field sends it.
   */
  values: ShortText[];
  /** The step to jump to; it must be a later one. */
  target: Key;
}
