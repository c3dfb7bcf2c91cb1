import type { Site } from '@forecourt/block-schemas';
import { measuresPage } from '../analytics/measurement.tsx';
import type { RenderRequest } from '../context/page-request.ts';

/**
 * Module scripts of a page, in order: the entry of islands if there are any or if the page is
 * measured, whose tracker it starts too. A plain page that is not measured has none.
 */
export const pageScripts = (
  islands: readonly string[],
  site: Site,
  request: RenderRequest,
): readonly string[] => [
  ...(islands.length > 0 || measuresPage(site, request) ? [request.islandEntry] : []),
  ...(request.scripts ?? []),
];
