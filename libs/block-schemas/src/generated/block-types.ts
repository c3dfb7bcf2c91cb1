/* Generated from the folders of src/blocks by `npm run codegen`. Do not edit. */

/** Every built-in block type. */
export const blockTypes = [
  'alternatingColumns',
  'brandDescription',
  'buttons',
  'cardsTool',
  'columns',
  'customComponent',
  'iconButtonsTool',
  'search',
  'success',
  'tag',
  'twgSalesCounter',
] as const;

/** Name of a built-in block type. */
export type BlockType = (typeof blockTypes)[number];
