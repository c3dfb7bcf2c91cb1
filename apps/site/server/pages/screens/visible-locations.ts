import type { DealerLocation } from '@forecourt/block-schemas';
import type { SourceQuestions } from '../../data/source-questions.ts';

/** The dealer's places that may be shown; none when their source fails. Never rejects. */
export async function visibleLocations({
  data,
  budget,
  onFailure,
}: SourceQuestions): Promise<readonly DealerLocation[]> {
  try {
    const all = await budget.wait('locations', () => data.locations.own());
    return all.filter(({ visible }) => visible !== false);
  } catch (error) {
    onFailure('locations', error);
    return [];
  }
}
