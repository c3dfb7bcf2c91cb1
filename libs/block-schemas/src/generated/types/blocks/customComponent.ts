/* Generated from src/blocks/customComponent/schema.json by `npm run codegen`. Do not edit. */
import type { Key } from '../common.ts';

/** A component of the tenant's own registry, by its name. */
export interface CustomComponentData {
  /** Name of the component in the tenant's registry. */
  name: Key;
  props?: CustomComponentProps;
}

/** Values of the properties that the component declares, by name. */
export interface CustomComponentProps {
  [k: string]: string | number | boolean;
}
