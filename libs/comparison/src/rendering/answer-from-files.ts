import type { Answers, DataQuery, TenantSnapshot } from '@forecourt/block-schemas';
import { answerQueries, embeddedDealership } from '@forecourt/dealership';

/** Answers the queries of a page. */
export type AnswerQueries = (queries: readonly DataQuery[]) => Promise<Answers>;

/**
 * Answers queries from a tenant's data files, as the server does for a tenant without a dashboard or
 * imported stock. Identical queries are answered once.
 */
export function answerFromFiles(snapshot: TenantSnapshot): AnswerQueries {
  const context = { data: embeddedDealership(snapshot), site: snapshot.site };
  const known = new Map<string, Promise<Answers>>();
  return (queries) => {
    const key = JSON.stringify(queries);
    const answers = known.get(key) ?? answerQueries(queries, context);
    known.set(key, answers);
    return answers;
  };
}
