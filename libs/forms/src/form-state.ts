import type { FieldErrors, FormValues } from './definition.ts';

/** A question in words that stands in for the captcha where there is no script. */
export interface FormQuestion {
  readonly text: string;
  /** Goes back with the answer. */
  readonly token: string;
}

/** A message about the form as a whole that names a field, such as a data error of the lender. */
export interface FormFault {
  /** `label: message`. */
  readonly text: string;
  /** Name of the field, where the form has it, and key of its step. */
  readonly field?: string;
  readonly step?: string;
}

/** Where one visitor is in a form: what an answer to a post draws, and never a cached page. */
export interface FormState {
  readonly stepKey: string;
  /** As typed, all steps; sensitive values are never among them. */
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly formError?: string;
  /** More of what concerns the form as a whole, such as `field: message` of the lender. */
  readonly formErrors?: readonly FormFault[];
  /** Something to know that is no fault, such as that a link has expired. */
  readonly notice?: string;
  /** Keys of the steps that were gone through, in order. */
  readonly done: readonly string[];
  /** Stands for the lead that was stored already; signed by the server. */
  readonly lead?: string;
  /** Stands for the draft in which sensitive values wait. */
  readonly draft?: string;
  readonly question?: FormQuestion;
  /** Names of sensitive fields that the draft holds: they need not be asked again. */
  readonly kept?: readonly string[];
}

/** What a script that posts a form gets back. */
export type FormReply =
  | {
      /** Go on with this step. */
      readonly outcome: 'step';
      readonly step: string;
      readonly lead?: string;
      readonly lead_id?: string;
      readonly draft?: string;
    }
  | {
      /** Something has to be put right on this step. */
      readonly outcome: 'errors';
      readonly step: string;
      readonly errors: FieldErrors;
      readonly formError?: string;
      readonly formErrors?: readonly FormFault[];
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
      /** Where to go on: the success page, or the lender's site. */
      readonly redirect: string;
      /** The analytics event to fire first. */
      readonly event?: number;
    };
