import type { Icon } from '@forecourt/block-schemas';

/** A full circle as path data. Units are those of the icons' 24 × 24 grid. */
function circle(cx: number, cy: number, r: number): string {
  return `M${cx + r} ${cy}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 0 1 ${2 * r} 0Z`;
}

/** A dot as wide as the stroke: a line of no length with round ends. */
function dot(cx: number, cy: number): string {
  return `M${cx} ${cy}h.01`;
}

/** A speech bubble; what is said goes inside x 6–18, y 8–14. */
const bubble =
  'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-4.5 3.5V17H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z';

/**
 * Every icon as the data of one path on a 24 × 24 grid, to be stroked 1.75 wide with round caps and
 * joins. Shapes keep 2.5 units clear of the edge; vehicles look to the right as the cars do.
 */
export const drawings = {
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  battery:
    'M4 8h13a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM21.25 11v2M11.5 9.9l-2.2 2.3h2.6l-2.2 2.1',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8 3.5v4M16 3.5v4',
  camera:
    'M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z' +
    circle(12, 13.25, 3.25),
  car:
    'M5 16.5H3.5a1 1 0 0 1-1-1V13a2 2 0 0 1 1.4-1.9L6 10.5l1.8-3.6A1.8 1.8 0 0 1 9.4 6h4.4a2 2 0 0 1 1.5.7l3.2 3.8 1.8.4a1.7 1.7 0 0 1 1.2 1.6v3a1 1 0 0 1-1 1H19M9 16.5h6M6 10.5h12.5' +
    circle(7, 16.5, 2) +
    circle(17, 16.5, 2),
  chat: `${bubble}M8 9.5h8M8 12.75h5`,
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  clock: `${circle(12, 12, 8.5)}M12 7.25V12l3.25 2`,
  close: 'M6 6l12 12M18 6 6 18',
  document:
    'M6.5 3.5H14L18.5 8v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM14 3.5V8h4.5M9 12.5h6M9 16h6',
  dollar: `${circle(12, 12, 8.5)}M14.7 9.5c-.4-.8-1.4-1.3-2.7-1.3-1.6 0-2.7.7-2.7 1.9 0 2.7 5.5 1.2 5.5 3.9 0 1.2-1.2 1.9-2.8 1.9-1.4 0-2.5-.6-2.9-1.5M12 6.7v1.5M12 15.9v1.5`,
  download: 'M12 4v11.5M7 10.5l5 5 5-5M4.5 19.5h15',
  drop: 'M12 3.5c3.2 3.6 6 6.8 6 10.2a6 6 0 0 1-12 0C6 10.3 8.8 7.1 12 3.5ZM9.2 14a3 3 0 0 0 2.5 2.8',
  external:
    'M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H10',
  fuel: 'M5 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M3.5 20h12M5 10.5h9M14 12.5h1.25a1.5 1.5 0 0 1 1.5 1.5v2.4a1.85 1.85 0 0 0 3.7 0V9.2a2 2 0 0 0-.6-1.4L17.5 5.5',
  gauge: `M4.64 17.5a8.5 8.5 0 1 1 14.72 0M12 13.25l3.5-3.75M8.5 17.5h7${dot(12, 13.25)}`,
  gearbox:
    'M6 6.75v10.5M12 6.75v10.5M18 6.75V12H6' +
    circle(6, 5, 1.5) +
    circle(12, 5, 1.5) +
    circle(18, 5, 1.5) +
    circle(6, 19, 1.5) +
    circle(12, 19, 1.5),
  heart:
    'M12 20S3.5 15 3.5 9.2a4.7 4.7 0 0 1 4.7-4.7c1.6 0 3 .8 3.8 2.1.8-1.3 2.2-2.1 3.8-2.1a4.7 4.7 0 0 1 4.7 4.7C20.5 15 12 20 12 20Z',
  home: 'M3.5 11 12 4l8.5 7M5.75 9.25V19a1 1 0 0 0 1 1h10.5a1 1 0 0 0 1-1V9.25M10 20v-5.5h4V20',
  key: `${circle(7.75, 16.25, 3.75)}M10.5 13.5 19.5 4.5M16 8l3 3M13 11l2 2`,
  location: `M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21Z${circle(12, 9.75, 2.5)}`,
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  pause: 'M9 5.5v13M15 5.5v13',
  people: `${circle(9, 8, 3.25)}M3 19.5v-.75a6 6 0 0 1 12 0v.75M15.5 4.9a3.25 3.25 0 0 1 0 6.2M17.75 13.4A6 6 0 0 1 21 18.75v.75`,
  percent: `M18.5 5.5l-13 13${circle(7.25, 7.25, 2.5)}${circle(16.75, 16.75, 2.5)}`,
  phone:
    'M6.2 3.5h2.6a1 1 0 0 1 1 .8l.8 3.4a1 1 0 0 1-.3 1l-1.9 1.7a13 13 0 0 0 5.2 5.2l1.7-1.9a1 1 0 0 1 1-.3l3.4.8a1 1 0 0 1 .8 1v2.6a2.5 2.5 0 0 1-2.7 2.5A15.7 15.7 0 0 1 3.7 6.2a2.5 2.5 0 0 1 2.5-2.7Z',
  play: 'M7.5 4.8v14.4a.6.6 0 0 0 .9.5l11.3-7.2a.6.6 0 0 0 0-1L8.4 4.3a.6.6 0 0 0-.9.5Z',
  plus: 'M12 5v14M5 12h14',
  search: `${circle(10.75, 10.75, 6.25)}M15.4 15.4 20 20`,
  seat: 'M7.2 4h2.3A1.5 1.5 0 0 1 11 5.2L12.5 13H17a2 2 0 0 1 2 2v1.5a1 1 0 0 1-1 1H9.6a1.5 1.5 0 0 1-1.5-1.2L5.7 5.8A1.5 1.5 0 0 1 7.2 4ZM10 17.5V20M16.5 17.5V20',
  'shield-check':
    'M12 3.5 19 6v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6l7-2.5ZM8.8 12l2.3 2.3 4.2-4.5',
  sms: `${bubble}${dot(8, 11)}${dot(12, 11)}${dot(16, 11)}`,
  sparkle:
    'M11 4c.75 4.4 2.35 6 6.75 6.75-4.4.75-6 2.35-6.75 6.75-.75-4.4-2.35-6-6.75-6.75C8.65 10 10.25 8.4 11 4ZM18.5 15.5v4M16.5 17.5h4',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z',
  swap: 'M4.5 8.5H19M15.5 5 19 8.5 15.5 12M19.5 15.5H5M8.5 12 5 15.5 8.5 19',
  tag: `M12.2 3.5H19.5a1 1 0 0 1 1 1v7.3a1 1 0 0 1-.3.7l-7.9 7.9a1 1 0 0 1-1.4 0l-7.3-7.3a1 1 0 0 1 0-1.4l7.9-7.9a1 1 0 0 1 .7-.3Z${circle(16.1, 7.9, 1)}`,
  tools:
    'M4 9h16a1 1 0 0 1 1 1v8.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM8.5 9V6.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V9M3 13.75h18M8.5 12.25v3M15.5 12.25v3',
  tow: `M7 16.5H3.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1H15a1 1 0 0 1 1 1v8h-5M16 15h5.5v-2.25${circle(9, 16.5, 2)}`,
  truck:
    'M5 16.5H3.5a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1H14v11H9M14 9.5h3.6a1 1 0 0 1 .8.4l2.9 3.7a1 1 0 0 1 .2.6v1.3a1 1 0 0 1-1 1h-1M14 16.5h1.5' +
    circle(7, 16.5, 2) +
    circle(17.5, 16.5, 2),
  warning: `M10.9 4.6 3.2 18a1.25 1.25 0 0 0 1.1 1.9h15.4a1.25 1.25 0 0 0 1.1-1.9L13.1 4.6a1.25 1.25 0 0 0-2.2 0ZM12 9.5V14${dot(12, 16.9)}`,
  wrench:
    'M19.9 7.1l-3 3-2.9-.9-.9-2.9 3-3A5.5 5.5 0 0 0 9 10.4l-5.2 5.2a2 2 0 0 0 0 2.8l1.8 1.8a2 2 0 0 0 2.8 0L13.6 15a5.5 5.5 0 0 0 6.3-7.9Z',
} as const satisfies Readonly<Record<Icon, string>>;

/** The name of an icon, as the schemas allow it. */
export type IconName = Icon;
