import { copyFor } from '@forecourt/copy';
import {
  sensitiveFields,
  storedFormName,
  type FormDefinition,
  type FormState,
} from '@forecourt/forms';
import { isLeadStoreFailure, type DraftScope, type Drafts } from '@forecourt/leads';
import { formsOnPage, resumeParameter, type CaptchaSetting } from '@forecourt/renderer';
import type { RequestHandler } from 'express';
import { findPage } from '../pages/page-address.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { emptyState, stateOfDraft } from './draft-state.ts';
import { readDraft } from './draft-values.ts';
import type { LeadTokens } from '../leads/lead-token.ts';
import { sendOwnPage } from './own-page.ts';

export interface ResumeRouteOptions {
  readonly responder: PageResponder;
  readonly drafts: Drafts;
  readonly tokens: LeadTokens;
  readonly captcha: CaptchaSetting;
  readonly now: () => Date;
}

/**
 * Serves pages that are requested with the token of an unfinished application (FNQ-6): the form
 * opens at the step where the visitor left it. Sensitive answers stay on the server. Such a page is
 * never cached, and its address, which is a key, is never sent as a referrer.
 */
export function resumeRoute({
  responder,
  drafts,
  tokens,
  captcha,
  now,
}: ResumeRouteOptions): RequestHandler {
  return async (req, res, next) => {
    const { tenant } = res.locals;
    const { formAnswers } = copyFor(tenant.site);
    const token = req.query[resumeParameter];
    const address = findPage(tenant, req.path);
    const isGet = req.method === 'GET' || req.method === 'HEAD';
    if (!isGet || typeof token !== 'string' || token === '' || address.kind !== 'page')
      return next();
    // Only the form's fields matter here, not the choices from the dealer's data.
    const forms = formsOnPage(address.entry.page, tenant)
      .map((each) => each.place(new Map()).form)
      .filter((form) => sensitiveFields(form).length > 0);
    const [first] = forms;
    if (!first) return next();

    const scopeOf = (form: FormDefinition): DraftScope => ({
      tenant: tenant.slug,
      form: storedFormName({ page: req.path, formId: form.id }),
    });
    const find = async (): Promise<{ form: FormDefinition; state: FormState }> => {
      for (const form of forms) {
        const draft = await readDraft(drafts, scopeOf(form), token);
        if (!draft) continue;
        const lead = draft.leadId && tokens.issue(draft.leadId, scopeOf(form), now());
        const notice = formAnswers.welcomeBack;
        return { form, state: stateOfDraft(form, draft, { token, lead, notice }) };
      }
      return { form: first, state: emptyState(first, formAnswers.linkExpired) };
    };

    let status = 200;
    const { form, state } = await find().catch((error: unknown) => {
      if (!isLeadStoreFailure(error)) throw error;
      status = 503;
      return { form: first, state: emptyState(first, formAnswers.linkUnavailable) };
    });
    res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    await sendOwnPage(responder, address, req, res, {
      status,
      forms: { captcha, posted: { id: form.id, state } },
    });
  };
}
