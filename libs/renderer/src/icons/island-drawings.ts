import type { Icon } from '@forecourt/block-schemas';
import { circle, dot } from './shapes.ts';

/** Icons that React islands use. Browsers load these and none of the others. */
export const islandDrawings = {
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  car:
    'M5 16.5H3.5a1 1 0 0 1-1-1V13a2 2 0 0 1 1.4-1.9L6 10.5l1.8-3.6A1.8 1.8 0 0 1 9.4 6h4.4a2 2 0 0 1 1.5.7l3.2 3.8 1.8.4a1.7 1.7 0 0 1 1.2 1.6v3a1 1 0 0 1-1 1H19M9 16.5h6M6 10.5h12.5' +
    circle(7, 16.5, 2) +
    circle(17, 16.5, 2),
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  external:
    'M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H10',
  home: 'M3.5 11 12 4l8.5 7M5.75 9.25V19a1 1 0 0 0 1 1h10.5a1 1 0 0 0 1-1V9.25M10 20v-5.5h4V20',
  location: `M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21Z${circle(12, 9.75, 2.5)}`,
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  search: `${circle(10.75, 10.75, 6.25)}M15.4 15.4 20 20`,
  'shield-check':
    'M12 3.5 19 6v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6l7-2.5ZM8.8 12l2.3 2.3 4.2-4.5',
  warning: `M10.9 4.6 3.2 18a1.25 1.25 0 0 0 1.1 1.9h15.4a1.25 1.25 0 0 0 1.1-1.9L13.1 4.6a1.25 1.25 0 0 0-2.2 0ZM12 9.5V14${dot(12, 16.9)}`,
} as const satisfies Partial<Readonly<Record<Icon, string>>>;

/** Name of an icon that islands may use. */
export type IslandIconName = keyof typeof islandDrawings;
