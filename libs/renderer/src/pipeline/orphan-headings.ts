import { isBlockType, type AnyBlock } from '@forecourt/block-schemas';
import { definitionOf } from '../blocks/registry.ts';

/** A block of a page in the order of its headings. */
interface Outlined {
  /** Level of a heading below the page's title, 2 to 6; undefined for any other block. */
  readonly level?: number | undefined;
  /** True for a list that has nothing to show, because its source failed or is empty. */
  readonly isEmptyList: boolean;
  /** True for plain links, such as "All offers". */
  readonly isLinks?: boolean;
}

/**
 * Returns the positions of links directly below an empty list, and of headings without content: up to
 * the next heading of their level, they have nothing below them but empty lists, their links and other
 * such headings. A heading that nothing follows is the editor's choice.
 */
export function orphanHeadings(blocks: readonly Outlined[]): ReadonlySet<number> {
  const orphans = new Set<number>();
  for (const [index, { isLinks }] of blocks.entries())
    if (isLinks && blocks[index - 1]?.isEmptyList) orphans.add(index);
  for (const [index, { level }] of [...blocks.entries()].toReversed()) {
    if (level === undefined) continue;
    const below = blocks.slice(index + 1);
    const next = below.findIndex((block) => block.level !== undefined && block.level <= level);
    const own = next === -1 ? below : below.slice(0, next);
    const isEmpty = (block: Outlined, offset: number) =>
      block.isEmptyList || orphans.has(index + 1 + offset);
    if (own.length > 0 && own.every(isEmpty)) orphans.add(index);
  }
  return orphans;
}

/**
 * Returns the positions of the headings and links that a page leaves out, as they would be above or
 * below nothing.
 * @param isEmpty returns true for the position of a block without output.
 */
export const orphansOf = (
  slots: readonly { readonly block: AnyBlock; readonly isTitle: boolean }[],
  isEmpty: (position: number) => boolean,
): ReadonlySet<number> =>
  orphanHeadings(
    slots.map(({ block: { type, data }, isTitle }, position) => ({
      level: type === 'header' && !isTitle ? ((data as { level?: number })?.level ?? 2) : undefined,
      isEmptyList: isEmpty(position) && isBlockType(type) && definitionOf(type).plan !== undefined,
      isLinks: type === 'buttons' && (data as { type?: string })?.type === 'minimal',
    })),
  );
