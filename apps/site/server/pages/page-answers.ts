import { queryKey, type DataQuery, type DealerLocation } from '@forecourt/block-schemas';
import { answerQueries } from '@forecourt/dealership';
import type { AnsweredRequest } from '@forecourt/renderer';
import type { SourceQuestions } from '../data/source-questions.ts';

const locationsQuery = { kind: 'locations' } satisfies DataQuery;

/**
 * Answers the queries of a page's blocks, and finds the dealer's locations for its header. A page whose
 * blocks don't ask for locations is whole without them.
 */
export async function answersOf(
  queries: readonly DataQuery[],
  questions: SourceQuestions,
): Promise<Pick<AnsweredRequest, 'answers' | 'locations' | 'dataVersion'>> {
  const { version } = questions.data;
  const key = queryKey(locationsQuery);
  const asks = queries.some((query) => queryKey(query) === key);
  const [answers, ofHeader] = await Promise.all([
    answerQueries(queries, questions),
    asks ? undefined : answerQueries([locationsQuery], { ...questions, onFailure: undefined }),
  ]);
  const locations = (ofHeader ?? answers).get(key) as readonly DealerLocation[] | undefined;
  const isOfOneVersion = isUnchanged(version, questions) && isComplete(queries, answers);
  return { answers, locations, dataVersion: isOfOneVersion ? version : undefined };
}

/** Returns true if the data still have a version; data without versions may change unnoticed. */
const isUnchanged = (before: string, { data }: SourceQuestions): boolean =>
  data.maxAgeMs === undefined && data.version === before;

const isComplete = (queries: readonly DataQuery[], answers: ReadonlyMap<string, unknown>) =>
  queries.every((query) => answers.has(queryKey(query)));
