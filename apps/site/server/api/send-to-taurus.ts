import { stepKey, type FormValues } from '@forecourt/forms';
import { startBudget } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { carOfPost } from '../forms/car-of-post.ts';
import type { FormSteps } from '../forms/form-steps.ts';
import { readPost } from '../forms/read-post.ts';
import type { After } from '../limits/timer.ts';
import { ApiError } from './api-error.ts';
import { bodyOf, type FinanceCall } from './finance-call.ts';
import { financeForm, ownEntries, sendToTaurusPath } from './finance-form.ts';
import { sendToTaurusReply } from './finance-reply.ts';

/** Options of {@link sendToTaurus}. */
export interface SendToTaurusOptions {
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly after?: After;
  readonly now: () => Date;
  readonly steps: FormSteps;
}

/** Creates the call that takes a whole application (FNQ-3). */
export const sendToTaurus =
  ({ data, logFailure, after, now, steps }: SendToTaurusOptions): FinanceCall =>
  async (req, res) => {
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
