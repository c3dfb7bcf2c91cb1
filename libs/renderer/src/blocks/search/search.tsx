import type { BlockDefinition } from '../../pipeline/types.ts';

/** Stands in old pages and draws nothing. */
export const search: BlockDefinition<'search'> = { type: 'search', component: () => null, css: '' };
