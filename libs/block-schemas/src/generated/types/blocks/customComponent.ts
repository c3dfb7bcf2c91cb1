/* Generated from src/blocks/customComponent/schema.json by `npm run codegen`. Do not edit. */
import type { Key } from '../common.ts';

/** One of the tenant's own components, by its name. */
export interface CustomComponentData {
  /** Name of the component. */
  name: Key;
  props?: CustomComponentProps;
}

/** Values of the properties that the component declares, by name. */
export interface CustomComponentProps {
  [k: string]: string | number | boolean;
}
