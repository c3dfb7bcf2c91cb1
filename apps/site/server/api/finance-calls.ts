import { stepKey, type FormValues } from '@forecourt/forms';
import { isLenderFailure, type HandOff } from '@forecourt/leads';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { isAborted } from '../http/aborted.ts';
import { ApiError, sendError } from './api-error.ts';
import { startBudget } from '../data/budget.ts';
import type { After } from '../limits/timer.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { carOfPost } from '../forms/car-of-post.ts';
import type { FormSteps } from '../forms/form-steps.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import { BodyError, readBody } from '../forms/read-body.ts';
import { readPost } from '../forms/read-post.ts';
import { financeForm, ownEntries, sendToTaurusPath } from './finance-form.ts';
import { sendToTaurusReply } from './finance-reply.ts';
import type { LenderOf } from '../leads/lenders.ts';

export interface FinanceCallsOptions {
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly after?: After;
  readonly now: () => Date;
  readonly steps: FormSteps;
  /** Rate limit of posts per address, shared with forms. */
  readonly posts: RateLimit;
  readonly lenderOf: LenderOf;
  readonly handOff: Pick<HandOff, 'dealershipOfCar'>;
}

type FinanceCall = (req: Request, res: Response) => Promise<{ status: number; body: unknown }>;

/**
 * Creates the calls of the finance enquiry (FNQ-3, FNQ-5). Applications by API pass the same checks
 * as those from a form, beginning with the captcha.
 */
export function financeCalls(options: FinanceCallsOptions): RequestHandler {
  const { data, logFailure, after, now, steps, posts, lenderOf, handOff } = options;

  const sendToTaurus: FinanceCall = async (req, res) => {
    const { tenant, log } = res.locals;
    const entries = ownEntries(await bodyOf(req));
    const budget = startBudget(after);
    const onFailure = (source: string, error: unknown) =>
      logFailure(log, tenant.slug, source, error);
    const questions = { data: data.of(tenant), site: tenant.site, budget, onFailure };
    const [placed, car] = await Promise.all([
      financeForm(tenant, questions),
      carOfPost(carClaims(entries), questions),
    ]).finally(() => budget.close());
    const { form, dealerships } = placed;
    const post = readPost(entries, form);
    const [error] = Object.entries(post.errors);
    if (error) throw new ApiError(400, error[1], error[0]);
    if (post.formError) throw new ApiError(400, post.formError, 'body');
    const keys = form.steps.map(stepKey);
    const outcome = await steps(
      placed,
      {
        ...post,
        protocol: { ...post.protocol, step: keys.at(-1)!, done: keys.slice(0, -1), back: false },
      },
      {
        tenant: tenant.slug,
        site: tenant.site,
        address: req.ip,
        page: sendToTaurusPath,
        scripted: true,
        context: { now: now(), dealerships, car },
        now: now(),
      },
    );
    return sendToTaurusReply(outcome, tenant.site);
  };

  const financeLocations: FinanceCall = async (req, res) => {
    const { tenant, log } = res.locals;
    if (!tenant.site.settings?.finance?.financeLocations)
      throw new ApiError(404, 'this site does not look up finance locations');
    const carId = readCarId(await bodyOf(req));
    const lender = lenderOf(tenant.slug);
    if (!lender) throw new ApiError(503, 'is not available just now');
    const found = await handOff.dealershipOfCar(lender, carId).catch((failure: unknown) => {
      if (!isLenderFailure(failure)) throw failure;
      log.warn({ tenant: tenant.slug, failure: failure.message }, 'finance location not answered');
      throw new ApiError(503, 'is not available just now');
    });
    if (found === undefined) throw new ApiError(404, 'the lender does not know this car', 'carId');
    return { status: 200, body: { taurus_dealership_id: found } };
  };

  const answer =
    (call: FinanceCall): RequestHandler =>
    async (req, res) => {
      res.set('Cache-Control', 'no-store');
      try {
        if (!isOwnOrigin(req)) throw new ApiError(403, 'belongs to another site');
        const wait = await posts.take(res.locals.tenant.slug, req.ip);
        if (wait !== undefined) {
          res.set('Retry-After', String(wait));
          throw new ApiError(429, 'too many requests from this address; try again later');
        }
        const { status, body } = await call(req, res);
        res.status(status).json(body);
      } catch (error) {
        if (isAborted(error, res)) {
          res.locals.log.debug('the visitor closed the connection');
          return;
        }
        if (!(error instanceof ApiError)) res.locals.log.error({ err: error }, 'call failed');
        const answer =
          error instanceof ApiError ? error : new ApiError(500, 'Something went wrong on our side');
        if (answer.status === 503) res.set('Retry-After', '30');
        sendError(res, answer);
      }
    };
  const postOnly: RequestHandler = (_req, res) =>
    sendError(res.set('Allow', 'POST'), new ApiError(405, 'answers POST only'));

  const router = Router({ caseSensitive: true });
  router.route(sendToTaurusPath).post(answer(sendToTaurus)).all(postOnly);
  router.route('/api/finance-locations').post(answer(financeLocations)).all(postOnly);
  return router;
}

/** Reads the car's identifiers from a body. */
const carClaims = (entries: readonly (readonly [string, unknown])[]): FormValues =>
  Object.fromEntries(
    entries.filter(
      (entry): entry is readonly [string, string] =>
        (entry[0] === 'car_id' || entry[0] === 'stock_number') &&
        typeof entry[1] === 'string' &&
        entry[1].length <= 200,
    ),
  );

/** @throws {ApiError} */
async function bodyOf(req: Request) {
  try {
    return await readBody(req);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw new ApiError(error.status, error.message, error.field);
  }
}

/** @throws {ApiError} */
function readCarId(entries: readonly (readonly [string, unknown])[]): string {
  const unknown = entries.find(([name]) => name !== 'carId');
  if (unknown) throw new ApiError(400, 'is no field of this call', unknown[0].slice(0, 80));
  const [given, ...more] = entries.map(([, value]) => value);
  const text = Number.isSafeInteger(given) ? String(given) : given;
  if (typeof text !== 'string' || !/^[^\p{Cc}\p{Cs}]{1,100}$/u.test(text) || more.length > 0)
    throw new ApiError(400, 'must be the id of one car', 'carId');
  return text;
}
