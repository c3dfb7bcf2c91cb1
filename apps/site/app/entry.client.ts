import { visitCampaign } from '@forecourt/renderer/campaign';
import { closeMenuOnLeave } from '@forecourt/renderer/menu';
import { startMeasuring } from '@forecourt/renderer/measuring';
import { islandModules } from './islands/island-modules.ts';
import { startIslands } from './islands/start-islands.ts';

// The only script of a page, loaded by pages that have an island or are measured. It does not
// include React, which loads with the first island that needs it. It stores the campaign of the
// first page; forms on later pages send it along.
visitCampaign(window);
startMeasuring(window, () => Date.now());
closeMenuOnLeave(document);
startIslands(document, islandModules);
