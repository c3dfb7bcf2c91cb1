/* Generated from src/blocks/horizontalRule/schema.json by `npm run codegen`. Do not edit. */

/** A line between two parts of a text; Editor.js calls it a delimiter. It has no settings. */
export interface HorizontalRuleData {}
