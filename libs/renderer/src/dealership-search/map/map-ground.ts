import coasts from './coast.json' with { type: 'json' };
import { readGround } from './draw-map.ts';
import labels from './labels.json' with { type: 'json' };

/**
 * Base data of the map. It is large, so browsers load this module only when a visitor moves a map.
 */
export const mapGround = readGround(coasts, labels as unknown as Parameters<typeof readGround>[1]);
