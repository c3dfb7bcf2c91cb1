import type { Site } from '@forecourt/block-schemas';
import { measuresPage } from '../analytics/measurement.tsx';
import type { RenderRequest } from '../context/page-request.ts';

/**
 * Returns the module scripts of a page, in order. The island entry is included if the page has
 * islands or is measured, because it also starts the tracker.
 */
export const pageScripts = (
  islands: readonly string[],
  site: Site,
  request: RenderRequest,
): readonly string[] => [
  ...(islands.length > 0 || measuresPage(site, request) ? [request.islandEntry] : []),
  ...(request.scripts ?? []),
];
