import {
  knownStepKey,
  sensitiveFields,
  storedFormName,
  type FormDefinition,
  type FormValues,
  type LeadOrigin,
} from '@forecourt/forms';
import type { DraftScope, Drafts } from '@forecourt/leads';
import type { LeadTokens } from '../leads/lead-token.ts';
import { savedValues, typedOver } from './draft-values.ts';
import type { Poster } from './form-outcome.ts';
import type { FormPost } from './read-post.ts';

/** A visitor's posted step, with their input so far. */
export interface StepVisit {
  readonly form: FormDefinition;
  readonly post: FormPost;
  readonly poster: Poster;
  readonly origin: LeadOrigin;
  readonly scope: DraftScope;
  /** Key of the step. */
  readonly step: string;
  /** Names of sensitive fields, whose values are never rendered. */
  readonly sensitive: readonly string[];
  /** Sensitive answers of the draft. */
  readonly saved: FormValues;
  /** Everything that the visitor has entered, sensitive answers of the draft included. */
  readonly values: FormValues;
  /** The lead, once it is stored. */
  leadId: string | undefined;
}

/** Reads a posted step with the visitor's input so far. */
export async function readStepVisit(
  { drafts, tokens }: { readonly drafts: Drafts; readonly tokens: LeadTokens },
  form: FormDefinition,
  post: FormPost,
  poster: Poster,
): Promise<StepVisit> {
  const { protocol } = post;
  const { tenant, page, context, now, site } = poster;
  const origin = {
    tenant,
    page,
    formId: form.id,
    dealer: site.name,
    timeZone: form.timeZone,
    domain: site.domains[0],
  };
  const scope = { tenant, form: storedFormName(origin) };
  const sensitive = sensitiveFields(form);
  const saved = await savedValues(drafts, scope, protocol.draft, sensitive);
  return {
    form,
    post,
    poster,
    origin,
    scope,
    sensitive,
    saved,
    step: knownStepKey(form, protocol.step, context.viewer),
    values: { ...saved, ...typedOver(saved, post.values) },
    leadId: protocol.lead ? tokens.read(protocol.lead, scope, now) : undefined,
  };
}
