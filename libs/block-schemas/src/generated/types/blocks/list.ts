/* Generated from src/blocks/list/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml } from '../common.ts';

/**
 * A list, as the Editor.js list tool saves it; lists of its first version, with strings as entries, are accepted too.
 */
export interface ListData {
  /** Dots, numbers or ticks. */
  style?: 'unordered' | 'ordered' | 'checklist';
  meta?: ListMeta;
  /** The entries in order. */
  items: (ListItem | InlineHtml)[];
}

/** Settings of a list. */
export interface ListMeta {
  /** Number of the first entry, in an ordered list. */
  start?: number;
  /** Numbering of an ordered list. */
  counterType?: 'numeric' | 'lower-roman' | 'upper-roman' | 'lower-alpha' | 'upper-alpha';
}

/** An entry of a list, with a list of its own if it has one. */
export interface ListItem {
  /** Text of the entry. */
  content: InlineHtml;
  meta?: ListItemMeta;
  /** Entries below this one. */
  items?: ListItem[];
}

/** Settings of an entry and of the list below it. */
export interface ListItemMeta {
  /** True for a ticked entry of a checklist. */
  checked?: boolean;
  /** Number of the first entry, in an ordered list. */
  start?: number;
  /** Numbering of an ordered list. */
  counterType?: 'numeric' | 'lower-roman' | 'upper-roman' | 'lower-alpha' | 'upper-alpha';
}
