/** Returns the id of a car's list item: that of its block, and its position in the list from 0. */
export type CarItemId = (position: number) => string;

/** Returns the ids of the cars of a block. */
export const carItemIds =
  (block: string | undefined): CarItemId =>
  (position) =>
    `${block ?? 'cars'}-car-${position + 1}`;
