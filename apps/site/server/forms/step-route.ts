import { copyFor } from '@forecourt/copy';
import { storedFormName, type FormState } from '@forecourt/forms';
import { isLeadStoreFailure, type Drafts } from '@forecourt/leads';
import { formParameter, resumeParameter, type CaptchaSetting } from '@forecourt/renderer';
import type { Request, RequestHandler } from 'express';
import type { ReadViewer } from '../http/viewer-cookie.ts';
import type { LeadTokens } from '../leads/lead-token.ts';
import { findPage } from '../pages/page-address.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { emptyState, stateOfDraft } from './draft-state.ts';
import { readDraft } from './draft-values.ts';
import { hasForms } from './find-form.ts';
import { sendOwnPage } from './own-page.ts';
import type { PlaceForm } from './place-form.ts';

/** Name of the query parameter with the key of the step to show. */
const stepParameter = '_step';

/** Options of {@link stepRoute}. */
export interface StepRouteOptions {
  readonly responder: PageResponder;
  readonly placeForm: PlaceForm;
  readonly drafts: Drafts;
  readonly tokens: LeadTokens;
  readonly captcha: CaptchaSetting;
  readonly readViewer?: ReadViewer;
  readonly now: () => Date;
}

/**
 * Returns the address of a step for browsers without scripts. It contains no answers, only the
 * draft's token; each step has its own, so that Back leads to the step before.
 */
export const stepAddress = (path: string, formId: string, step: string, draft: string): string => {
  const query = { [formParameter]: formId, [stepParameter]: step, [resumeParameter]: draft };
  return `${path}?${new URLSearchParams(query)}`;
};

/**
 * Serves the steps to which posts without a script are redirected (FRM-12), so that Back and reload
 * work. The page is never cached, and its address, which is a key, is never sent as a referrer.
 */
export function stepRoute(options: StepRouteOptions): RequestHandler {
  const { responder, placeForm, drafts, tokens, captcha, readViewer, now } = options;
  return async (req, res, next) => {
    const { tenant } = res.locals;
    const [id, step, token] = [formParameter, stepParameter, resumeParameter].map((name) =>
      textOf(req, name),
    );
    const address = findPage(tenant, req.path);
    const isGet = req.method === 'GET' || req.method === 'HEAD';
    if (!isGet || !id || !step || !token || !hasForms(address)) return next();
    const form = (await placeForm(address, id, res))?.form;
    if (!form) return next();

    const viewer = await readViewer?.(req.get('cookie'), tenant.slug, now());
    const { formAnswers } = copyFor(tenant.site);
    const scope = {
      tenant: tenant.slug,
      form: storedFormName({ page: req.path, formId: form.id }),
    };
    const find = async (): Promise<FormState> => {
      const draft = await readDraft(drafts, scope, token);
      if (!draft) return emptyState(form, formAnswers.answersGone, viewer);
      const lead = draft.leadId && tokens.issue(draft.leadId, scope, now());
      return stateOfDraft(form, draft, { token, lead, step, viewer });
    };
    let status = 200;
    const state = await find().catch((error: unknown) => {
      if (!isLeadStoreFailure(error)) throw error;
      status = 503;
      return emptyState(form, formAnswers.linkUnavailable, viewer);
    });
    res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    await sendOwnPage(responder, address, req, res, {
      status,
      viewer,
      forms: { captcha, posted: { id: form.id, state } },
    });
  };
}

function textOf(req: Request, name: string): string | undefined {
  const value = req.query[name];
  return typeof value === 'string' && value.length <= 200 ? value : undefined;
}
