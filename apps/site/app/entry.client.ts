import { visitCampaign } from '@forecourt/renderer/campaign';
import { startMeasuring } from '@forecourt/renderer/measuring';
import { islandModules } from './islands/island-modules.ts';
import { startIslands } from './islands/start-islands.ts';

// The only script of a page, and only of pages that have an island or are measured. React is no part of it: it comes
// with the first island that needs it.
// Notes the campaign of the first page; forms on later ones send it along.
visitCampaign(window);
startMeasuring(window, () => Date.now());
startIslands(document, islandModules);
