import coasts from './coast.json' with { type: 'json' };
import { readGround } from './draw-map.ts';
import labels from './labels.json' with { type: 'json' };

/** The ground of the map. Large: browsers load this module only when somebody moves a map. */
export const mapGround = readGround(coasts, labels as unknown as Parameters<typeof readGround>[1]);
