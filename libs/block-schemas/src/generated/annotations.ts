/* Generated from the JSON Schemas' x- annotations by `npm run codegen`. Do not edit. */
import type { BlockType } from './block-types.ts';

/** What an annotated place holds. */
export type PlaceKind = 'asset' | 'blocks' | 'component' | 'html-block' | 'html-inline' | 'link' | 'location' | 'model';

/** A place in a JSON value; `*` stands for any array index. */
export interface AnnotatedPlace {
  readonly path: readonly string[];
  readonly kind: PlaceKind;
}

/** Annotated places of every block's data. */
export const blockPlaces: Readonly<Record<BlockType, readonly AnnotatedPlace[]>> = {
  alternatingColumns: [
    { path: ["rows","*","image"], kind: "asset" },
    { path: ["rows","*","text"], kind: "html-block" },
    { path: ["rows","*","buttons","*","href"], kind: "link" },
  ],
  brandDescription: [
    { path: ["logo","url"], kind: "asset" },
    { path: ["description"], kind: "html-block" },
    { path: ["btns","*","href"], kind: "link" },
  ],
  buttons: [
    { path: ["buttons","*","href"], kind: "link" },
  ],
  cardsTool: [
    { path: ["cards","*","description"], kind: "html-inline" },
    { path: ["cards","*","image"], kind: "asset" },
    { path: ["cards","*","href"], kind: "link" },
  ],
  columns: [
    { path: ["cols","*","blocks"], kind: "blocks" },
  ],
  customComponent: [
    { path: ["name"], kind: "component" },
  ],
  iconButtonsTool: [
    { path: ["buttons","*","href"], kind: "link" },
  ],
  search: [],
  success: [
    { path: ["description"], kind: "html-inline" },
  ],
  tag: [],
  twgSalesCounter: [
    { path: ["description"], kind: "html-inline" },
  ],
};

/** Annotated places of a page. */
export const pagePlaces: readonly AnnotatedPlace[] = [
    { path: ["seo","image"], kind: "asset" },
    { path: ["seo","canonical"], kind: "link" },
    { path: ["customSuccessMessages","*","blocks"], kind: "blocks" },
    { path: ["blocks"], kind: "blocks" },
];

/** Annotated places of a site. */
export const sitePlaces: readonly AnnotatedPlace[] = [
    { path: ["theme","logo"], kind: "asset" },
    { path: ["theme","favicon"], kind: "asset" },
    { path: ["navigation","header","*","href"], kind: "link" },
    { path: ["navigation","footer","*","links","*","href"], kind: "link" },
    { path: ["navigation","legal","*","href"], kind: "link" },
    { path: ["integrations","dashboardHost"], kind: "link" },
];
