import type { PlacedForm } from '@forecourt/renderer';
import type { Response } from 'express';
import { startBudget } from '../data/budget.ts';
import type { After } from '../limits/timer.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import { findForm, type FormAddress } from './find-form.ts';

/** Returns a form as rendered on its page, with the choices from the dealer's current data. */
export type PlaceForm = (
  address: FormAddress,
  id: string,
  res: Response,
) => Promise<PlacedForm | undefined>;

/** Services that read the dealer's data within their timeout. */
export interface PlaceFormOptions {
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly after?: After;
}

/** Creates the function that finds forms at their addresses. */
export const createPlaceForm =
  ({ data, logFailure, after }: PlaceFormOptions): PlaceForm =>
  async (address, id, res) => {
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
  };
