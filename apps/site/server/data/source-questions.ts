import type { Site } from '@forecourt/block-schemas';
import type { QueryContext } from '@forecourt/dealership';
import type { Budget } from './budget.ts';
import type { DealerData } from './dealer-data.ts';

/** What it takes to ask for one request: whom, for which site, for how long. */
export interface SourceQuestions extends QueryContext {
  readonly data: DealerData;
  readonly site: Site;
  readonly budget: Budget;
  /** Told of everything that goes without an answer, under the name of its source. */
  readonly onFailure: (source: string, error: unknown) => void;
}
