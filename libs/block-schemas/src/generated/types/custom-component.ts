/* Generated from src/custom-component.json by `npm run codegen`. Do not edit. */
import type { AnyBlock, Key, LongText } from './common.ts';

/**
 * A tenant's own component: a template of existing blocks with declared properties, without code.
 */
export interface CustomComponentDefinition {
  /** Name of the component in pages. */
  name: Key;
  /** Purpose of the component, for the people who write pages. */
  description?: LongText;
  /** Properties that a page can set. */
  props?: CustomComponentProp[];
  /**
   * Blocks that the component is replaced with. A string "{{name}}" is replaced with the value of the property; within a longer string, with its text.
   */
  blocks: AnyBlock[];
}

/** One property of a custom component. */
export interface CustomComponentProp {
  /** Name of the property; the template refers to it as {{name}}. */
  name: Key;
  /** Type of its values. */
  type: 'string' | 'number' | 'boolean' | 'href' | 'asset' | 'html';
  /** Meaning of the property. */
  description?: LongText;
  /** True for a property that every page must set. */
  required?: boolean;
  /** Its value where a page sets none. */
  default?: string | number | boolean;
}
