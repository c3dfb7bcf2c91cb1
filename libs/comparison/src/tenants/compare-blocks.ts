import { crossedCutoffs, publicationDay } from '@forecourt/block-schemas';
import type { PageEntry } from '@forecourt/block-schemas';
import type { BlockRendering, PageRendering } from '@forecourt/renderer';
import type { BlockPair } from '../documents/value-change.ts';
import type { BlockChange, Cause, LayoutChange } from '../report/diff-report.ts';
import type { SideRenderer } from '../rendering/render-side.ts';

/** A page on one side, rendered. */
export interface RenderedSide {
  readonly side: SideRenderer;
  readonly entry: PageEntry;
  readonly rendering: PageRendering;
}

/** Block types whose content depends on the date. */
const datedTypes: ReadonlySet<string> = new Set(['offers']);

function layoutChanges(
  types: Iterable<string>,
  from: RenderedSide,
  to: RenderedSide,
): readonly LayoutChange[] {
  const layoutsOf = ({ side, entry }: RenderedSide) => side.layoutsOf(entry.page);
  const dateOf = ({ side, entry }: RenderedSide) => side.dateOf(entry.page);
  const [before, after] = [layoutsOf(from), layoutsOf(to)];
  const { timeZone } = to.side.snapshot.site;
  return [...types].sort().flatMap((type) => {
    const [old, next] = [before[type], after[type]];
    if (old === undefined || next === undefined || old === next) return [];
    const cutoffs = crossedCutoffs(dateOf(from), dateOf(to), timeZone)
      .filter(({ blockType }) => blockType === type)
      .map(({ id }) => id);
    return [{ type, from: old, to: next, cutoffs }];
  });
}

const isViewedOnOtherDays = ({ side: from }: RenderedSide, { side: to }: RenderedSide): boolean => {
  const [before, after] = [from, to].map(({ clock, snapshot }) =>
    publicationDay(clock, snapshot.site.timeZone),
  );
  return before !== after;
};

/** Returns why an unchanged block with the same layout is rendered differently. */
function outerCause(types: ReadonlySet<string>, from: RenderedSide, to: RenderedSide): Cause {
  if (!isViewedOnOtherDays(from, to)) return 'elsewhere';
  const isSameContent = from.side.snapshot === to.side.snapshot;
  return isSameContent || types.values().some((type) => datedTypes.has(type))
    ? 'clock'
    : 'elsewhere';
}

/** Returns where a block is on the new side, or was on the old one. */
const pointerOf = ({ from, to }: BlockPair): string => (to ?? from)!;

const parentOf = (pointer: string, among: ReadonlyMap<string, unknown>): string | undefined => {
  for (let at = pointer; at !== '';) {
    at = at.slice(0, at.lastIndexOf('/'));
    if (among.has(at)) return at;
  }
  return undefined;
};

/** Compares the rendered blocks of a page on both sides. */
export function compareBlocks(
  pairs: readonly BlockPair[],
  from: RenderedSide,
  to: RenderedSide,
): readonly BlockChange[] {
  const [before, after] = [from.rendering.blocks, to.rendering.blocks];
  const byPlace = new Map(pairs.map((pair) => [pointerOf(pair), pair]));
  const rendered = ({ from: old, to: next }: BlockPair) => ({
    old: old === undefined ? undefined : before.get(old),
    next: next === undefined ? undefined : after.get(next),
  });
  /** True if the enclosing block was added or removed, which covers this one. */
  const isWithinOther = (pair: BlockPair): boolean => {
    const around = byPlace.get(parentOf(pointerOf(pair), byPlace) ?? '');
    if (around === undefined) return false;
    const { old, next } = rendered(around);
    return (old === undefined) !== (next === undefined);
  };

  const change = (pair: BlockPair): BlockChange | undefined => {
    const { old, next } = rendered(pair);
    const types = new Set([...(old?.types ?? []), ...(next?.types ?? [])]);
    const kind = kindOf(pair);
    const isPaired = kind === 'moved' || kind === 'changed';
    const layouts = isPaired ? layoutChanges(types, from, to) : [];
    const looksOther =
      (old?.html !== next?.html || layouts.length > 0) && !(isPaired && isWithinOther(pair));
    if (kind === 'changed' && pair.properties.length === 0 && !looksOther) return undefined;
    const causes: Cause[] = [];
    if (pair.properties.length > 0 || kind !== 'changed') causes.push('content');
    if (layouts.length > 0) causes.push('layout');
    if (causes.length === 0) causes.push(outerCause(types, from, to));
    const { type, id, label, properties } = pair;
    const shown = shownOn(old, next);
    const isElsewhere = pair.from !== undefined && pair.to !== undefined && pair.from !== pair.to;
    return {
      change: kind,
      type,
      id,
      label,
      pointer: pointerOf(pair),
      fromPointer: isElsewhere ? pair.from : undefined,
      visible: looksOther || (kind === 'moved' && shown !== 'neither'),
      shown,
      causes,
      layouts,
      properties,
    };
  };

  return pairs.flatMap((pair) => change(pair) ?? []).sort((a, b) => inFileOrder(a, b));
}

const kindOf = ({ from, to, moved }: BlockPair): BlockChange['change'] => {
  if (from === undefined) return 'added';
  if (to === undefined) return 'removed';
  return moved ? 'moved' : 'changed';
};

const shownOn = (
  old: BlockRendering | undefined,
  next: BlockRendering | undefined,
): BlockChange['shown'] => {
  if (old === undefined) return next === undefined ? 'neither' : 'to';
  return next === undefined ? 'from' : 'both';
};

/** Orders by location, indexes as numbers; removed blocks come first. */
function inFileOrder(a: BlockChange, b: BlockChange): number {
  const [one, other] = [a.pointer.split('/'), b.pointer.split('/')];
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const [x, y] = [one[at]!, other[at]!];
    if (x === y) continue;
    return Number.isNaN(Number(x) - Number(y)) ? (x < y ? -1 : 1) : Number(x) - Number(y);
  }
  return (
    one.length - other.length || Number(b.change === 'removed') - Number(a.change === 'removed')
  );
}
