import type { ModelColour, ModelVariant } from '@forecourt/block-schemas';
import { advertisedPrice } from '../prices/price.ts';

/** Layout of a model's versions. */
export interface VariantLayout {
  readonly slider: boolean;
  readonly arrows: boolean;
}

/** Layout of a number of versions: a slider for three or more, with arrows from four on; else a list. */
export const variantLayout = (count: number): VariantLayout => ({
  slider: count > 2,
  arrows: count >= 4,
});

const featuresAtOnce = 8;

/** Splits features into those shown at first and those behind View more. */
export const splitFeatures = (
  features: readonly string[] = [],
): { readonly shown: readonly string[]; readonly more: readonly string[] } => ({
  shown: features.slice(0, featuresAtOnce),
  more: features.slice(featuresAtOnce),
});

/** Lowest and highest price of a version, in whole units; one price if both are the same or one is missing. */
export function priceRange(
  variant: ModelVariant,
): { readonly from: number; readonly to?: number } | undefined {
  const prices = [variant.dap_min_price, variant.dap_max_price]
    .map(advertisedPrice)
    .filter((price) => price !== undefined);
  if (prices.length === 0) return undefined;
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  return to > from ? { from, to } : { from };
}

/** Colours of one version, by the maker's type of colour if there are many. */
export interface ColourTab {
  /** Name of the version; undefined if the colours name none. */
  readonly variant: string | undefined;
  readonly colours: readonly ModelColour[];
  /** A second level of tabs; empty unless there are 3 or more types and more than 15 colours. */
  readonly types: readonly { readonly type: string; readonly colours: readonly ModelColour[] }[];
}

const minTypes = 3;
const maxColoursInOneRow = 15;

function grouped<K>(colours: readonly ModelColour[], keyOf: (colour: ModelColour) => K) {
  const groups = new Map<K, ModelColour[]>();
  for (const colour of colours) {
    const key = keyOf(colour);
    const group = groups.get(key);
    if (group) group.push(colour);
    else groups.set(key, [colour]);
  }
  return groups;
}

function typesOf(colours: readonly ModelColour[]): ColourTab['types'] {
  const types = grouped(colours, ({ oem_id: type }) => type ?? '');
  const named = [...types.keys()].filter((type) => type !== '');
  if (named.length < minTypes || colours.length <= maxColoursInOneRow) return [];
  return [...types].map(([type, inTab]) => ({ type: type || 'Other', colours: inTab }));
}

/**
 * Tabs of the colour picker, of which the first is selected by default. A colour that names no version
 * belongs to all of them.
 */
export function colourTabs(colours: readonly ModelColour[]): ColourTab[] {
  const byVariant = grouped(colours, ({ model_variant_name: variant }) => variant);
  const names = [...byVariant.keys()].filter((name) => name !== undefined);
  const tab = (variant: string | undefined, inTab: readonly ModelColour[]): ColourTab => ({
    variant,
    colours: inTab,
    types: typesOf(inTab),
  });
  if (colours.length === 0) return [];
  if (names.length === 0) return [tab(undefined, colours)];
  return names.map((name) =>
    tab(
      name,
      colours.filter(({ model_variant_name: of }) => of === undefined || of === name),
    ),
  );
}
