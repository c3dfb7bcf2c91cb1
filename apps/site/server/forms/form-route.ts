import type { Car } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import {
  type FormDefinition,
  carSearch,
  knownStepKey,
  sensitiveFields,
  withChosenCar,
  withKnownCar,
  withStockLoan,
  type FormState,
  type FormValues,
  type FormViewer,
} from '@forecourt/forms';
import { formParameter, type CaptchaSetting, type PlacedForm } from '@forecourt/renderer';
import type { Request, RequestHandler, Response } from 'express';
import { startBudget } from '../data/budget.ts';
import type { After } from '../limits/timer.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { findPage } from '../pages/page-address.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { carOfPost } from './car-of-post.ts';
import { inspector } from './inspect-answers.ts';
import { leadCar } from './lead-car.ts';
import { leadLocation } from './lead-location.ts';
import { openValues } from './draft-values.ts';
import { hasForms, withoutCar } from './find-form.ts';
import type { FormSteps } from './form-steps.ts';
import type { ReadViewer } from '../http/viewer-cookie.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import { sendOwnPage } from './own-page.ts';
import type { PlaceForm } from './place-form.ts';
import { promisedReply } from './promised-reply.ts';
import { postCampaign } from './post-campaign.ts';
import { stepAddress } from './step-route.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import { sendOn } from './send-on.ts';
import { BodyError, readBody } from './read-body.ts';
import { readPost, type FormPost } from './read-post.ts';
import { rememberRequest } from './request-cookie.ts';
import { refuse, tooMany, wantsJson, type Refusal } from './refusal.ts';
import { errorReply, sendReply } from './send-reply.ts';

/** Options of {@link formRoute}. */
export interface FormRouteOptions {
  readonly responder: PageResponder;
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly placeForm: PlaceForm;
  readonly steps: FormSteps;
  /** Rate limit of posts per address. */
  readonly posts: RateLimit;
  readonly captcha: CaptchaSetting;
  readonly after?: After;
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
  const { responder, data, logFailure, placeForm, steps, posts, captcha, after, readViewer, now } =
    options;

  /** The car of the stock that the post concerns; `isUnknown` if the stock is unavailable. */
  async function carOf(
    values: FormValues,
    res: Response,
  ): Promise<{ readonly car?: Car; readonly isUnknown: boolean }> {
    const { tenant, log } = res.locals;
    const budget = startBudget(after);
    let isUnknown = false;
    const onFailure = (source: string, error: unknown) => {
      isUnknown = true;
      logFailure(log, tenant.slug, source, error);
    };
    try {
      const questions = { data: data.of(tenant), site: tenant.site, budget, onFailure };
      return { car: await carOfPost(values, questions), isUnknown };
    } finally {
      budget.close();
    }
  }

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

    const show = (status: number, form: PlacedForm['form'], state: FormState) =>
      sendOwnPage(responder, address, req, res, {
        status,
        viewer,
        isRestorable: true,
        search: carSearch(form, state.values),
        forms: { captcha, posted: { id: form.id, state } },
      });
    /** The form with the visitor's input, so that nobody has to type it twice. */
    const askToWait = (
      { status, message, retryAfter }: Refusal,
      form: PlacedForm['form'],
      post: FormPost,
    ) => {
      res.set('Retry-After', String(retryAfter));
      return show(status, form, stateOf(form, post, viewer, { errors: {}, formError: message }));
    };
    const no = (refusal: Refusal) => refuse(responder, req, res, refusal);
    const { formAnswers } = copyFor(tenant.site);

    if (!isOwnOrigin(req)) return no({ status: 403, message: formAnswers.otherSite });
    const wait = await posts.take(tenant.slug, req.ip);
    const late = wait === undefined ? undefined : tooMany(wait, tenant.site);
    if (late && scripted) return no(late);
    let entries: Awaited<ReturnType<typeof readBody>>;
    try {
      entries = await readBody(req, tenant.site);
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return no(late ?? error);
    }
    const placed = await placeForm(address, id, res);
    if (!placed) return no(late ?? { status: 404, message: formAnswers.noForm });

    const { form } = placed;
    const read = readPost(entries, form);
    const own = address.kind === 'page' ? read.values : withoutCar(form, read.values);
    const values = withChosenCar(form, { ...own, ...postCampaign(req, own) });
    let post: FormPost = { ...read, values };
    if (late) return askToWait(late, form, post);
    const errors = Object.entries(post.errors);
    if (errors.length > 0 || post.formError) {
      const state = stateOf(form, post, viewer, { errors: post.errors });
      // An error of a field of this step is shown with its label.
      const [first] = errors.filter(([name]) => !isAsked(form, name, state.stepKey));
      const formError = post.formError ?? (first && `${labelOf(form, first[0])}: ${first[1]}`);
      if (scripted) return void res.status(400).json(errorReply({ ...state, formError }));
      return show(400, form, { ...state, formError });
    }

    const { car, isUnknown } = await carOf(values, res);
    if (!isUnknown) post = { ...post, values: withStockLoan(form, values, car) };
    const placedCars = placed.cars ?? (placed.car ? [placed.car] : []);
    const about = placedCars.length === 0 && car ? [car] : placedCars;
    const inspect = inspector(placed, { site: tenant.site, now: at, car, isUnknown });
    const known = { ...placed, form: withKnownCar(form, car) };
    const reached = await steps(known, post, {
      tenant: tenant.slug,
      site: tenant.site,
      address: req.ip,
      page: req.path,
      scripted,
      context: {
        now: at,
        dealerships: placed.dealerships,
        viewer,
        car,
      },
      inspect,
      replyBy: promisedReply(placed, tenant.site, at, about[0]?.location_id),
      locationOf: leadLocation(placed.locations, about[0]?.location_id),
      cars: about.map((each) => leadCar(each, tenant)),
      now: at,
    });
    if (reached.kind === 'wait') {
      const refusal = tooMany(reached.seconds, tenant.site);
      return scripted ? no(refusal) : askToWait(refusal, form, post);
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
    else await show(outcome.kind === 'show' ? outcome.status : 422, form, outcome.state);
  };
}

/** State of the form for a post that was not processed: the same step, with the visitor's input. */
function stateOf(
  form: PlacedForm['form'],
  { values, protocol }: FormPost,
  viewer: FormViewer | undefined,
  more: Pick<FormState, 'errors' | 'formError'>,
): FormState {
  const { step, done, lead, draft } = protocol;
  return {
    stepKey: knownStepKey(form, step, viewer),
    values: openValues(values, sensitiveFields(form)),
    done,
    lead,
    draft,
    ...more,
  };
}

function idOf(req: Request): string | undefined {
  const id = req.query[formParameter];
  return typeof id === 'string' && id !== '' && id.length <= 200 ? id : undefined;
}

/** Returns true if a step shows a field of this name. */
const isAsked = ({ fields }: FormDefinition, name: string, step: string): boolean =>
  fields.some(
    (field) => field.name === name && field.stepKey === step && field.control !== 'hidden',
  );

/** Returns the label of a field for visitors; its name if it has none. */
const labelOf = ({ fields }: FormDefinition, name: string): string =>
  fields.find((field) => field.name === name)?.label || name;
