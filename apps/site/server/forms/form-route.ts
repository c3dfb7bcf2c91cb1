import {
  firstStep,
  stepKey,
  type FormReply,
  type FormState,
  type FormViewer,
} from '@forecourt/forms';
import { formParameter, type CaptchaSetting, type PlacedForm } from '@forecourt/renderer';
import type { Request, RequestHandler, Response } from 'express';
import { startBudget, type After } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { originOf } from '../origin.ts';
import { findPage } from '../pages/page-address.ts';
import type { PageRequest, PageResponder } from '../pages/page-responder.ts';
import { sendPage } from '../pages/page-route.ts';
import { openValues } from './draft-values.ts';
import { findForm, hasForms, withoutCar, type FormAddress } from './find-form.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { FormSteps } from './form-steps.ts';
import type { ReadViewer } from '../viewer/viewer-cookie.ts';
import { isOwnOrigin } from './own-origin.ts';
import { postCampaign } from './post-campaign.ts';
import type { RateLimit } from './rate-limits.ts';
import { sendOn } from './send-on.ts';
import { BodyFault, readBody } from './read-body.ts';
import { readPost, type FormPost } from './read-post.ts';

/** Options of {@link formRoute}. */
export interface FormRouteOptions {
  readonly responder: PageResponder;
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly steps: FormSteps;
  /** How often an address may post. */
  readonly posts: RateLimit;
  readonly captcha: CaptchaSetting;
  readonly after?: After;
  /** Tells who is signed in; nobody without it. */
  readonly readViewer?: ReadViewer;
  readonly now: () => Date;
}

/** A refusal before the form is looked at. */
interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  readonly retryAfter?: number;
}

/**
 * Posts of forms (FRM-12, FRM-13): to the page that the form stands on, with `_form` in the query.
 * Browsers without scripts get the page again or are sent on; scripts, which ask for JSON, get a
 * `FormReply`. Nothing of an answer is ever kept by anybody.
 */
export function formRoute(options: FormRouteOptions): RequestHandler {
  const { responder, data, logFailure, steps, posts, captcha, after, readViewer, now } = options;

  /** The form as it stands on its page, with the choices that the dealer's data offers just now. */
  async function placedForm(
    address: FormAddress,
    id: string,
    res: Response,
  ): Promise<PlacedForm | undefined> {
    const { tenant, log } = res.locals;
    const budget = startBudget(after);
    try {
      const onFailure = (source: string, error: unknown) =>
        logFailure(log, tenant.slug, source, error);
      const questions = { data: data.of(tenant), site: tenant.site, budget, onFailure };
      return await findForm(address, id, tenant, questions);
    } finally {
      budget.close();
    }
  }

  return async (req, res, next) => {
    const { tenant, log } = res.locals;
    const id = idOf(req);
    const address = findPage(tenant, req.path);
    if (req.method !== 'POST' || id === undefined || !hasForms(address)) return next();
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
    const scripted = wantsJson(req);
    const viewer = readViewer?.(req.get('cookie'), tenant.slug, now());

    const show = async (status: number, form: PlacedForm['form'], state: FormState) => {
      const request: PageRequest = {
        tenant,
        origin: originOf(req, tenant),
        pathname: req.path,
        search: '',
        log,
        isPersonal: true,
        ...(viewer && { viewer }),
        forms: { captcha, posted: { id: form.id, state } },
      };
      const page =
        address.kind === 'page'
          ? await responder.page(request, address.entry)
          : await responder[address.kind](request, address.slug);
      await sendPage(page.status === 200 ? { ...page, status } : page, req, res);
    };

    if (!isOwnOrigin(req))
      return refuse(res, scripted, { status: 403, message: 'This form belongs to another site.' });
    const wait = await posts.take(tenant.slug, req.ip);
    if (wait !== undefined) return refuse(res, scripted, tooMany(wait));
    let entries: Awaited<ReturnType<typeof readBody>>;
    try {
      entries = await readBody(req);
    } catch (error) {
      if (!(error instanceof BodyFault)) throw error;
      return refuse(res, scripted, error);
    }
    const placed = await placedForm(address, id, res);
    if (!placed)
      return refuse(res, scripted, { status: 404, message: 'There is no such form on this page.' });

    const { form } = placed;
    const read = readPost(entries, form);
    const own = address.kind === 'page' ? read.values : withoutCar(form, read.values);
    const post = { ...read, values: { ...own, ...postCampaign(req, own) } };
    const faults = Object.entries(post.faults);
    if (faults.length > 0 || post.formFault) {
      const [first] = faults;
      const formError = post.formFault ?? `${first![0]}: ${first![1]}`;
      const state = stateOf(form, post, viewer, { errors: post.faults, formError });
      if (scripted) return void res.status(400).json(faultReply(state));
      return show(400, form, state);
    }

    const outcome = await steps(placed, post, {
      tenant: tenant.slug,
      site: tenant.site,
      address: req.ip,
      page: req.path,
      scripted,
      context: { now: now(), dealerships: placed.dealerships, ...(viewer && { viewer }) },
      now: now(),
    });
    if (outcome.kind === 'wait') {
      const refusal = tooMany(outcome.seconds);
      if (scripted) return refuse(res, scripted, refusal);
      res.set('Retry-After', String(outcome.seconds));
      const formError = refusal.message;
      return show(429, form, stateOf(form, post, viewer, { errors: {}, formError }));
    }
    if (scripted) return void sendReply(res, outcome);
    if (outcome.kind === 'leave' || outcome.kind === 'done') sendOn(res, outcome.address);
    else await show(outcome.kind === 'show' ? outcome.status : 422, form, outcome.state);
  };
}

/** Where a visitor stands whose post was not gone into: on the same step, with what was typed. */
function stateOf(
  form: PlacedForm['form'],
  { values, protocol, draft }: FormPost,
  viewer: FormViewer | undefined,
  more: Pick<FormState, 'errors' | 'formError'>,
): FormState {
  const sensitive = form.fields.filter((field) => field.sensitive).map(({ name }) => name);
  const first = form.steps[firstStep(form.steps, viewer)]!;
  const { step, done, lead } = protocol;
  return {
    stepKey: form.steps.some((each) => stepKey(each) === step) ? step! : stepKey(first),
    values: openValues(values, sensitive),
    done,
    ...(lead && { lead }),
    ...(draft && { draft }),
    ...more,
  };
}

function sendReply(res: Response, outcome: Exclude<FormOutcome, { kind: 'wait' }>): void {
  const send = (status: number, reply: FormReply) => res.status(status).json(reply);
  switch (outcome.kind) {
    case 'leave':
      return void send(200, { outcome: 'leave', redirect: outcome.address });
    case 'done': {
      const { leadId, address, lead } = outcome;
      const event = lead.event === undefined ? {} : { event: lead.event };
      return void send(200, { outcome: 'done', lead_id: leadId, redirect: address, ...event });
    }
    case 'solve':
      return void send(422, { outcome: 'captcha', formError: outcome.state.formError ?? '' });
    case 'show': {
      const { status, state, leadId } = outcome;
      const { stepKey: step, lead, draft, question } = state;
      if (question) return void send(422, { outcome: 'captcha', formError: question.text });
      if (status >= 400) return void send(status, faultReply(state));
      return void send(200, {
        outcome: 'step',
        step,
        ...(lead && { lead }),
        ...(leadId && { lead_id: leadId }),
        ...(draft && { draft }),
      });
    }
  }
}

const faultReply = ({
  stepKey: step,
  errors,
  formError,
  formErrors,
  lead,
}: FormState): FormReply => ({
  outcome: 'errors',
  step,
  errors,
  ...(formError && { formError }),
  ...(formErrors && { formErrors }),
  ...(lead && { lead }),
});

const tooMany = (retryAfter: number): Refusal => ({
  status: 429,
  message: 'That was a little fast. Please wait a moment and send it again.',
  retryAfter,
});

function refuse(res: Response, scripted: boolean, refusal: Refusal): void {
  const { status, message, field, retryAfter } = refusal;
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  res.status(status);
  if (!scripted) {
    const about = field === undefined || field === 'body' ? '' : `${field}: `;
    res.type('text/plain').send(`${about}${message}\n`);
    return;
  }
  const errors = field === undefined ? {} : { [field]: message };
  res.json({ outcome: 'errors', step: '', errors, formError: message } satisfies FormReply);
}

/** Whether a script posts: it asks for JSON, browsers by themselves for a page. */
const wantsJson = (req: Request) => req.accepts(['html', 'json']) === 'json';

function idOf(req: Request): string | undefined {
  const id = req.query[formParameter];
  return typeof id === 'string' && id !== '' && id.length <= 200 ? id : undefined;
}
