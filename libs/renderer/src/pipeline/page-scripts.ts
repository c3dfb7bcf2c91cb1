import type { Site } from '@forecourt/block-schemas';
import { isMeasured } from '../analytics/measurement.tsx';
import type { RenderSurroundings } from './rendered-page.ts';

/**
 * Module scripts of a page, in order: the entry of islands if there are any or if the site is
 * measured, whose tracker it starts too. A plain page of a site that is not measured has none.
 */
export const pageScripts = (
  islands: readonly string[],
  site: Site,
  { islandEntry, scripts = [] }: RenderSurroundings,
): readonly string[] => [
  ...(islands.length > 0 || isMeasured(site) ? [islandEntry] : []),
  ...scripts,
];
