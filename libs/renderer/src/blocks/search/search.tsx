import type { BlockDefinition } from '../../context/block-definition.ts';

/** Stands in old pages and draws nothing. */
export const search: BlockDefinition<'search'> = { type: 'search', component: () => null, css: '' };
