/* Generated from src/blocks/columns/schema.json by `npm run codegen`. Do not edit. */
import type { EditorDocument } from '../common.ts';

/**
 * One to six columns of blocks, side by side on a wide screen and one below the other on a phone.
 */
export interface ColumnsData {
  /**
   * The columns from left to right. Each takes twelve units divided by their number.
   *
   * Items: One column.
   */
  cols: EditorDocument[];
  /**
   * Alignment of columns of different height: top, middle, bottom, or stretched to the same height.
   */
  verticalAlignment?: 'top' | 'center' | 'bottom' | 'stretch';
  /** Space between the columns. */
  gap?: 'none' | 'small' | 'medium' | 'large';
}
