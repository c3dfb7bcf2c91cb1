import type { BlockType } from '../generated/block-types.ts';

/** A date on which a block type's layout changed (CUT-1). */
export interface Cutoff {
  /** `<block type>-<change>`. */
  readonly id: string;
  /** The first day of the new layout in the tenant's time zone, YYYY-MM-DD. */
  readonly date: string;
  readonly blockType: BlockType;
  /** Visible change, in a sentence. */
  readonly change: string;
  readonly before: Variant;
  readonly after: Variant;
}

/** One of a block's layouts. */
export interface Variant {
  /** Name of the layout, passed to the block's component. */
  readonly layout: string;
  /** Paths of properties that this layout ignores; `*` is any array index. */
  readonly ignores?: readonly string[];
}

/** The first and the last day on which a layout changed; every cutoff lies between them. */
export const firstCutoffDate = '2024-01-29';
export const lastCutoffDate = '2025-04-02';

/** Every layout change, in order of date. Adding one is an entry here and its variant in the block's component. */
export const cutoffs = [
  {
    id: 'imageBanner-overlay',
    date: '2024-01-29',
    blockType: 'imageBanner',
    change:
      'The heading and text move from a panel under the picture onto the picture, over a veil.',
    before: { layout: 'panel', ignores: ['/overlay'] },
    after: { layout: 'overlay' },
  },
  {
    id: 'cardsTool-linked',
    date: '2024-03-18',
    blockType: 'cardsTool',
    change:
      'Cards grow a picture of one aspect ratio on top and are linked as a whole; before, a small picture is beside the text.',
    before: { layout: 'beside', ignores: ['/aspectRatio', '/layout', '/cards/*/tagline'] },
    after: { layout: 'stacked' },
  },
  {
    id: 'buttons-rows',
    date: '2024-05-20',
    blockType: 'buttons',
    change: 'Buttons form rows of equal width; before, they flow one after the other.',
    before: { layout: 'flow', ignores: ['/buttonsPerRow'] },
    after: { layout: 'rows' },
  },
  {
    id: 'faq-split',
    date: '2024-07-29',
    blockType: 'faq',
    change:
      'The heading moves from above the questions to a column beside them, and one answer is open at a time.',
    before: { layout: 'stacked' },
    after: { layout: 'split' },
  },
  {
    id: 'imageSlider-frame',
    date: '2024-09-16',
    blockType: 'imageSlider',
    change: 'Arrows and a counter replace the row of dots, and a frame can be drawn.',
    before: { layout: 'dots', ignores: ['/useFrame', '/allowOverflow'] },
    after: { layout: 'arrows' },
  },
  {
    id: 'brandDescription-box',
    date: '2024-11-11',
    blockType: 'brandDescription',
    change:
      'The logo moves from above the text to a column of its own, and the box variant appears.',
    before: { layout: 'logo-above', ignores: ['/variant'] },
    after: { layout: 'logo-beside' },
  },
  {
    id: 'alternatingColumns-wide',
    date: '2025-01-20',
    blockType: 'alternatingColumns',
    change:
      'The picture takes seven of twelve columns instead of six, and rows join without a gap on a phone.',
    before: { layout: 'even' },
    after: { layout: 'wide' },
  },
  {
    id: 'modelFeatures-side-tabs',
    date: '2025-02-24',
    blockType: 'modelFeatures',
    change: 'Tabs move from a row above the picture to a list beside it.',
    before: { layout: 'tabs-above', ignores: ['/features/*/subheading'] },
    after: { layout: 'tabs-beside' },
  },
  {
    id: 'financeCalculator-figure',
    date: '2025-04-02',
    blockType: 'financeCalculator',
    change:
      'The repayment becomes the large figure on a deep ground with principal and interest as a bar; before, it is a line under the sliders.',
    before: { layout: 'plain' },
    after: { layout: 'figure' },
  },
] as const satisfies readonly Cutoff[];

type Entry = (typeof cutoffs)[number];

/** The layouts that a block type can have; blocks that never changed have the one layout `current`. */
export type LayoutOf<T extends BlockType> = T extends Entry['blockType']
  ? Extract<Entry, { blockType: T }>['before' | 'after']['layout']
  : 'current';
