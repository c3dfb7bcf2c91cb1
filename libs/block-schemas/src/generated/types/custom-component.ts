/* Generated from src/custom-component.json by `npm run codegen`. Do not edit. */
import type { AnyBlock, Key, LongText } from './common.ts';

/**
 * An entry of a tenant's own registry: a template over existing blocks with declared properties. It holds no code.
 */
export interface CustomComponentDefinition {
  /** The name that pages use. */
  name: Key;
  /** What it is for, for the people who write pages. */
  description?: LongText;
  /** The properties that a page may set. */
  props?: CustomComponentProp[];
  /**
   * The blocks that it stands for. A string "{{name}}" is replaced by the property, inside a longer string by its text.
   */
  blocks: AnyBlock[];
}

/** One property of a custom component. */
export interface CustomComponentProp {
  /** The name in the template, as {{name}}. */
  name: Key;
  /** What kind of value it takes. */
  type: 'string' | 'number' | 'boolean' | 'href' | 'asset' | 'html';
  /** What it means. */
  description?: LongText;
  /** Whether a page has to set it. */
  required?: boolean;
  /** Its value where a page sets none. */
  default?: string | number | boolean;
}
