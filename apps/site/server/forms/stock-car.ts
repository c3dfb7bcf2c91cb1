import type { Car } from '@forecourt/block-schemas';
import { withStockLoan, type FormValues } from '@forecourt/forms';
import type { Response } from 'express';
import { startBudget } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { FailureLog } from '../data/failure-log.ts';
import type { After } from '../limits/timer.ts';
import { carOfPost } from './car-of-post.ts';
import type { FormPost } from './read-post.ts';
import type { ReceivedPost } from './receive-post.ts';

/** Services that search the stock for the car of a post. */
export interface StockSearch {
  readonly data: DealerDataSource;
  readonly logFailure: FailureLog;
  readonly after?: After;
}

/** The car in stock that a post concerns. */
export interface StockCar {
  /** Undefined if the post concerns none. */
  readonly car: Car | undefined;
  /** True if the stock is unavailable: any car is accepted, and no enquiry is lost. */
  readonly isUnknown: boolean;
}

/** Finds the car in stock that a post concerns. */
export async function findStockCar(
  values: FormValues,
  { locals: { tenant, log } }: Response,
  { data, logFailure, after }: StockSearch,
): Promise<StockCar> {
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

/** Returns the post with the loan that it carries for the stock's car; unchanged if the stock is unavailable. */
export const withStockValues = (
  { placed, post }: ReceivedPost,
  { car, isUnknown }: StockCar,
): FormPost =>
  isUnknown ? post : { ...post, values: withStockLoan(placed.form, post.values, car) };
