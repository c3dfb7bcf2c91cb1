/** A rule that the pages share: it lives with the entities. */
export { categoryKey } from '@forecourt/block-schemas';
