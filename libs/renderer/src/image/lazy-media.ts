/**
 * Attributes of a player that loads nothing, not even its poster, until it is near the screen.
 * React's types don't know the attribute of media yet, and older browsers ignore it.
 */
export const lazyMedia = { loading: 'lazy' } as const;
