import type { BlockDefinition } from '../../context/block-definition.ts';

/** A block type of old pages, which renders nothing. */
export const search: BlockDefinition<'search'> = { type: 'search', component: () => null, css: '' };
