import type { Asset } from '@forecourt/block-schemas';
import { usefulWidths } from './slot-widths.ts';
import { imageUrl, sourceSet, widthsFor } from './widths.ts';

/** Addresses of a picture's renditions for one slot. */
export interface Renditions {
  /** The AVIF files at the widths that the slot can use. */
  readonly sourceSet: string;
  /** The WebP file for browsers without AVIF. */
  readonly fallback: string;
}

/** Slot of a picture. */
interface PictureSlot {
  /** `sizes` attribute. */
  readonly sizes: string;
  /** Maximum width in pixels that is ever needed. */
  readonly widest?: number | undefined;
  /** The only widths in pixels that are offered, smallest first. */
  readonly widths?: readonly number[] | undefined;
}

/** Maximum width in pixels of the version for browsers without AVIF. */
const widestFallback = 1080;

function findRenditions(
  asset: Asset,
  { sizes, widest = Infinity, widths }: PictureSlot,
): Renditions {
  const all = widthsFor(asset);
  const useful = widths ? new Set(widths) : usefulWidths(sizes);
  const fitting = all.filter((width) => useful.has(width) && width <= widest);
  const used = fitting.length > 0 ? fitting : all.slice(-1);
  const fallback = used.findLast((width) => width <= widestFallback) ?? used[0]!;
  return {
    sourceSet: sourceSet(asset, used, 'avif'),
    fallback: imageUrl(asset, fallback, 'webp'),
  };
}

/** Number of slots of one picture that are remembered; few layouts show the same picture. */
const maxSlots = 10;
const known = new WeakMap<Asset, Map<string, Renditions>>();

/** Returns the renditions of a picture for a slot, which pages with the same picture have in common. */
export function renditionsOf(asset: Asset, slot: PictureSlot): Renditions {
  const ofAsset = known.get(asset) ?? new Map<string, Renditions>();
  known.set(asset, ofAsset);
  const key = `${slot.sizes} ${slot.widest ?? ''} ${slot.widths?.join() ?? ''}`;
  const found = ofAsset.get(key);
  if (found !== undefined) return found;
  const renditions = findRenditions(asset, slot);
  if (ofAsset.size >= maxSlots) ofAsset.clear();
  ofAsset.set(key, renditions);
  return renditions;
}
