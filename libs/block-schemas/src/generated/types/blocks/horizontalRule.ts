/* Generated from src/blocks/horizontalRule/schema.json by `npm run codegen`. Do not edit. */

/** A line between two parts of a text, the delimiter of Editor.js. It has no settings. */
export interface HorizontalRuleData {}
