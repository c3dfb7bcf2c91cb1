import css from './stars.css?inline';

/** Corners of a star on a grid of 24 by 24. */
const corners = [
  [12, 2.2],
  [15, 8.4],
  [21.8, 9.3],
  [16.8, 14],
  [18.1, 20.8],
  [12, 17.5],
  [5.9, 20.8],
  [7.2, 14],
  [2.2, 9.3],
  [9, 8.4],
] as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Five stars as one outline, which leaves and enters each at its top. */
const row = Array.from({ length: 5 }, (_, star) =>
  [...corners, corners[0]].map(([x, y]) => `${percent((star * 24 + x) / 120)} ${percent(y / 24)}`),
).flat();

/**
 * Style sheets of a rating in stars. An outline takes a browser no time, a drawing in a mask a document
 * of its own; few fonts have the letter.
 */
export const starsCss: readonly string[] = [
  css,
  `@layer blocks { .fc-stars__row { clip-path: polygon(${row.join(', ')}); } }`,
];
