import type { PageForm } from '../../../shared/forms/tenant-forms.ts';
import type { PreviewedPayload, PreviewedLead } from './lead-payloads.ts';
import type { WalkEnd } from '@forecourt/forms';

/** A form's payloads, step by step. */
export interface PreviewReport {
  readonly found: PageForm;
  /** Moment of submission, ISO 8601. */
  readonly at: string;
  readonly isExample: boolean;
  /** True if the tenant has any destination at all. */
  readonly hasDestinations: boolean;
  readonly steps: readonly {
    readonly step: number;
    readonly key: string;
    readonly heading: string;
    readonly why?: string;
    readonly lead?: PreviewedLead & { readonly examples: readonly PreviewedPayload[] };
  }[];
  readonly end: WalkEnd;
}
