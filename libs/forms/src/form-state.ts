import type { FieldErrors, FormValues } from './definition.ts';

/** A text question in place of the captcha for visitors without JavaScript. */
export interface FormQuestion {
  readonly text: string;
  /** Is posted with the answer. */
  readonly token: string;
  /** Error of the previous answer. */
  readonly error?: string;
}

/** A message about the form as a whole that names a field, such as a data error of the lender. */
export interface FormErrorItem {
  /** `label: message`. */
  readonly text: string;
  /** Name of the field, where the form has it, and key of its step. */
  readonly field?: string;
  readonly step?: string;
}

/** A visitor's state in a form, rendered in the response to a post; never part of a cached page. */
export interface FormState {
  readonly stepKey: string;
  /** As typed, all steps; sensitive values are never among them. */
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly formError?: string;
  /** Further errors of the form as a whole, such as `field: message` of the lender. */
  readonly formErrors?: readonly FormErrorItem[];
  /** A message that is not an error, such as an expired link. */
  readonly notice?: string;
  /** Keys of the finished steps, in order. */
  readonly done: readonly string[];
  /** Token of the stored lead, signed by the server. */
  readonly lead?: string;
  /** Token of the draft that holds sensitive values. */
  readonly draft?: string;
  readonly question?: FormQuestion;
  /** Names of sensitive fields that the draft holds, which need not be asked again. */
  readonly savedFields?: readonly string[];
}

/** Reply to a script that posts a form. */
export type FormReply =
  | {
      /** Continue with this step. */
      readonly outcome: 'step';
      readonly step: string;
      readonly lead?: string;
      readonly lead_id?: string;
      readonly draft?: string;
    }
  | {
      /** This step has errors. */
      readonly outcome: 'errors';
      readonly step: string;
      readonly errors: FieldErrors;
      readonly formError?: string;
      readonly formErrors?: readonly FormErrorItem[];
      readonly lead?: string;
    }
  /** The answer leads to another website; nothing was stored. */
  | { readonly outcome: 'leave'; readonly redirect: string }
  /**
   * The captcha's solution is missing, used or too old: solve another one and post again. With
   * `question` none will do: the page asks a question in its place, posted to as without a script.
   */
  | { readonly outcome: 'captcha'; readonly formError: string; readonly question?: true }
  | {
      /** The form is complete and stored. */
      readonly outcome: 'done';
      readonly lead_id: string;
      /** The success page, or the lender's site. */
      readonly redirect: string;
      /** The analytics event to fire first. */
      readonly event?: number;
    };
