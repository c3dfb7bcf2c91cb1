import type { Site } from '@forecourt/block-schemas';
import type { QueryContext } from '@forecourt/dealership';
import type { Budget } from './budget.ts';
import type { DealerData } from './dealer-data.ts';

/** Context of one request's queries: sources, site and time budget. */
export interface SourceQuestions extends QueryContext {
  readonly data: DealerData;
  readonly site: Site;
  readonly budget: Budget;
  /** Called for each failed query with the name of its source. */
  readonly onFailure: (source: string, error: unknown) => void;
}
