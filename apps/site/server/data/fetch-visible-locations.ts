import type { DealerLocation } from '@forecourt/block-schemas';
import { visibleLocations } from '@forecourt/domain';
import type { SourceQuestions } from './source-questions.ts';

/** Fetches the dealer's locations that visitors may see; none if their source fails. Never rejects. */
export async function fetchVisibleLocations({
  data,
  budget,
  onFailure,
}: SourceQuestions): Promise<readonly DealerLocation[]> {
  try {
    return visibleLocations(await budget.wait('locations', () => data.locations.own()));
  } catch (error) {
    onFailure('locations', error);
    return [];
  }
}
