/** A rule that the pages share: it lives with the entities. */
export { cutAtWord } from '@forecourt/block-schemas';
