/** A rule that the pages share: it lives with the entities. */
export {
  categoryPlace,
  shownMembers,
  teamGroups,
  chosenGroup,
  hasProfile,
  cardBio,
} from '@forecourt/block-schemas';
export type { TeamOptions, TeamGroup } from '@forecourt/block-schemas';
