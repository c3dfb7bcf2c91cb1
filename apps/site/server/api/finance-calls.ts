import { Router, type RequestHandler } from 'express';
import type { RateLimit } from '../limits/rate-limits.ts';
import { ApiError, sendError } from './api-error.ts';
import { answerFinanceCall, type FinanceCall } from './finance-call.ts';
import { sendToTaurusPath } from './finance-form.ts';
import { financeLocations, type FinanceLocationsOptions } from './finance-locations.ts';
import { sendToTaurus, type SendToTaurusOptions } from './send-to-taurus.ts';

/** Options of {@link financeCalls}. */
export interface FinanceCallsOptions extends SendToTaurusOptions, FinanceLocationsOptions {
  /** Limit of posts per address, shared with forms. */
  readonly posts: RateLimit;
}

const postOnly: RequestHandler = (_req, res) =>
  sendError(res.set('Allow', 'POST'), new ApiError(405, 'answers POST only'));

/**
 * Creates the calls of the finance enquiry (FNQ-3, FNQ-5). Applications by API pass the same checks
 * as those from a form, beginning with the captcha.
 */
export function financeCalls(options: FinanceCallsOptions): RequestHandler {
  const router = Router({ caseSensitive: true });
  const post = (path: string, call: FinanceCall) =>
    router.route(path).post(answerFinanceCall(call, options.posts)).all(postOnly);
  post(sendToTaurusPath, sendToTaurus(options));
  post('/api/finance-locations', financeLocations(options));
  return router;
}
