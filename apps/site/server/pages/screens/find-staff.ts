import { profileMembers } from '@forecourt/domain';
import type { StaffScreen } from '@forecourt/renderer';
import type { SourceQuestions } from '../../data/source-questions.ts';
import { fetchVisibleLocations } from '../../data/fetch-visible-locations.ts';

/**
 * Finds the content of a staff member's page; undefined for those without a page (TEAM-3).
 * @throws SourceFailure when the source of people fails.
 */
export async function findStaff(
  slug: string,
  questions: SourceQuestions,
): Promise<StaffScreen | undefined> {
  const { data, site, budget } = questions;
  if (site.featureFlags?.removeProfilePages) return undefined;
  const [team, locations] = await Promise.all([
    budget.wait('team', () => data.team.all()),
    fetchVisibleLocations(questions),
  ]);
  const member = profileMembers(team).find((each) => each.slug === slug);
  return member && { member, locations };
}
