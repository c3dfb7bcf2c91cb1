export { blockLabel } from './block-label.ts';
export { canonical } from './canonical.ts';
export { compareFiles } from './compare-files.ts';
export { diffValues } from './diff-values.ts';
export type { ValueDifference } from './diff-values.ts';
export { pairPages } from './page-pairs.ts';
export type { BlockPair, FileChange, PropertyChange } from './value-change.ts';
