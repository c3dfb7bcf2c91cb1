import type { Site } from '@forecourt/block-schemas';
import type { FormContext, FormState, Lead } from '@forecourt/forms';
import type { HandOffOutcome } from '@forecourt/leads';

/** What a post of a form comes to. */
export type FormOutcome =
  /** The form is shown again: at its next step, or where something is to be put right. */
  | {
      readonly kind: 'show';
      readonly status: number;
      readonly state: FormState;
      readonly leadId?: string;
      /** What the lender said, where it turned the application down. */
      readonly lender?: HandOffOutcome;
    }
  /** A script has to solve the captcha first. */
  | { readonly kind: 'solve'; readonly state: FormState }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The answer leads to another website; nothing is stored. */
  | { readonly kind: 'leave'; readonly address: string }
  | {
      readonly kind: 'done';
      readonly leadId: string;
      readonly lead: Lead;
      /** The success page, or the lender's site. */
      readonly address: string;
      /** What the lender said; nothing where there is none. */
      readonly lender?: HandOffOutcome;
    };

/** Who posts, and when. */
export interface Poster {
  readonly tenant: string;
  readonly site: Pick<Site, 'settings' | 'name' | 'domains'>;
  readonly address: string | undefined;
  /** Path of the page that the form stands on. */
  readonly page: string;
  readonly scripted: boolean;
  readonly context: FormContext;
  readonly now: Date;
}
