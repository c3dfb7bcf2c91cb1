import { carSearch, withKnownCar, type FormState } from '@forecourt/forms';
import { formParameter, type CaptchaSetting } from '@forecourt/renderer';
import type { Request, RequestHandler } from 'express';
import type { ReadViewer } from '../http/viewer-cookie.ts';
import { findPage } from '../pages/page-address.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { hasForms } from './find-form.ts';
import type { FormSteps } from './form-steps.ts';
import { formsAlone } from './forms-alone.ts';
import { sendOwnPage } from './own-page.ts';
import { repeatedState, unreadableState } from './post-states.ts';
import { posterOf } from './poster-of.ts';
import type { FormPost } from './read-post.ts';
import { receivePost, type PostReception } from './receive-post.ts';
import { busy, refuse, tooMany, wantsJson, type Refusal } from './refusal.ts';
import { createReplyLoad, type RepliedPost } from './reply-load.ts';
import { rememberRequest } from './request-cookie.ts';
import { sendOn } from './send-on.ts';
import { errorReply, sendReply } from './send-reply.ts';
import { stepAddress } from './step-route.ts';
import { findStockCar, withStockValues, type StockSearch } from './stock-car.ts';

/** Options of {@link formRoute}. */
export interface FormRouteOptions extends PostReception, StockSearch {
  readonly responder: PageResponder;
  readonly steps: FormSteps;
  readonly captcha: CaptchaSetting;
  /** Reads the signed-in visitor; nobody is signed in without it. */
  readonly readViewer?: ReadViewer;
  readonly now: () => Date;
}

/**
 * Handles posts of forms (FRM-12, FRM-13): to the page that contains the form, with `_form` in the
 * query. Browsers without scripts get a redirect to the next step or to the thanks, or the page
 * again with what is missing; scripts, which request JSON, get a `FormReply`. No cache but the
 * visitor's own browser stores a response.
 */
export function formRoute(options: FormRouteOptions): RequestHandler {
  const { responder, steps, captcha, readViewer, now } = options;
  const extentOf = createReplyLoad();
  return async (req, res, next) => {
    const { tenant } = res.locals;
    const id = idOf(req);
    const address = findPage(tenant, req.path);
    if (req.method !== 'POST' || id === undefined || !hasForms(address)) return next();
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
    const scripted = wantsJson(req);
    // One post, one time: of its consents, its promised reply and everything that depends on the hour.
    const at = now();
    const viewer = await readViewer?.(req.get('cookie'), tenant.slug, at);

    const received = await receivePost(options, address, id, req, res);
    if ('refusal' in received) return refuse(responder, req, res, received.refusal);
    const { placed, excess } = received;
    const { form } = placed;
    const show = async (status: number, state: FormState, refusal = busy(tenant.site)) => {
      // A visitor who has gone reads no reply.
      if (res.destroyed) return;
      const extent = extentOf(tenant.slug, repliedPost(status, state), now());
      if (extent === 'message') return refuse(responder, req, res, refusal);
      const shown = extent === 'forms' ? formsAlone(address, tenant) : address;
      await sendOwnPage(responder, shown, req, res, {
        status,
        viewer,
        isRestorable: true,
        search: carSearch(form, state.values),
        forms: { captcha, posted: { id: form.id, state } },
      });
    };
    const askToWait = (refusal: Refusal, post: FormPost) => {
      const { status, message, retryAfter } = refusal;
      res.set('Retry-After', String(retryAfter));
      const state = repeatedState(form, post, viewer, { errors: {}, formError: message });
      return show(status, state, refusal);
    };
    if (excess) return askToWait(excess, received.post);
    const unreadable = unreadableState(form, received.post, viewer);
    if (unreadable && scripted) return void res.status(400).json(errorReply(unreadable));
    if (unreadable) return show(400, unreadable);

    const stock = await findStockCar(received.post.values, res, options);
    const post = withStockValues(received, stock);
    const reached = await steps(
      { ...placed, form: withKnownCar(form, stock.car) },
      post,
      posterOf(req, tenant, { placed, stock, at, viewer }),
    );
    if (reached.kind === 'wait') {
      const refusal = tooMany(reached.seconds, tenant.site);
      return scripted ? refuse(responder, req, res, refusal) : askToWait(refusal, post);
    }
    const outcome =
      reached.kind === 'done'
        ? { ...reached, address: rememberRequest(req, res, reached, form.successPath) }
        : reached;
    if (scripted) return void sendReply(res, outcome);
    if (outcome.kind === 'leave' || outcome.kind === 'done')
      sendOn(res, outcome.address, tenant.site);
    else if (outcome.kind === 'show' && outcome.saved)
      res.redirect(303, stepAddress(req.path, form.id, outcome.state.stepKey, outcome.saved));
    else await show(outcome.kind === 'show' ? outcome.status : 422, outcome.state);
  };
}

function repliedPost(status: number, { errors }: FormState): RepliedPost {
  if (status === 429) return 'excess';
  return status === 400 || Object.keys(errors).length > 0 ? 'erroneous' : 'accepted';
}

function idOf(req: Request): string | undefined {
  const id = req.query[formParameter];
  return typeof id === 'string' && id !== '' && id.length <= 200 ? id : undefined;
}
