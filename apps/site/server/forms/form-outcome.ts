import type { Site } from '@forecourt/block-schemas';
import type { FieldErrors, FormContext, FormState, FormValues, Lead } from '@forecourt/forms';
import type { HandOffOutcome, LeadCar, LeadLocation } from '@forecourt/leads';

/** Result of a form submission. */
export type FormOutcome =
  /** The form is shown again: at its next step, or with errors to correct. */
  | {
      readonly kind: 'show';
      readonly status: number;
      readonly state: FormState;
      readonly leadId?: string;
      /** Token of the draft that holds this very step. */
      readonly saved?: string;
      /** The lender's response, if it rejected the application. */
      readonly lender?: HandOffOutcome;
    }
  /** A script has to solve the captcha first. */
  | { readonly kind: 'solve'; readonly state: FormState }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The choice leads to another website; nothing is stored. */
  | { readonly kind: 'leave'; readonly address: string }
  | {
      readonly kind: 'done';
      readonly leadId: string;
      readonly lead: Lead;
      /** Token of the request, for the thank-you page to repeat it. */
      readonly request: string;
      /** The success page, or the lender's site. */
      readonly address: string;
      /** The lender's response; undefined without a lender. */
      readonly lender?: HandOffOutcome;
    };

/** Result of comparing answers with the dealer's data: the stock and the hours of its locations. */
export interface Inspection {
  readonly errors: FieldErrors;
  /** Time zone of the chosen location. */
  readonly timeZone?: string;
}

/** Context of a post: visitor, page and time. */
export interface Poster {
  readonly tenant: string;
  readonly site: Pick<Site, 'settings' | 'name' | 'domains'>;
  readonly address: string | undefined;
  /** Path of the page that contains the form. */
  readonly page: string;
  readonly scripted: boolean;
  readonly context: FormContext;
  /** Inspects answers that depend on the dealer's data. */
  readonly inspect?: (values: FormValues) => Inspection;
  /** Returns the local time by which the dealer promises to reply to a lead; undefined if it names none. */
  readonly replyBy?: (lead: Lead) => string | undefined;
  /** Returns the dealer's location that receives a lead. */
  readonly locationOf?: (lead: Lead) => LeadLocation | undefined;
  /** The cars in stock that the form is about, for the lead. */
  readonly cars?: readonly LeadCar[];
  readonly now: Date;
}
