import { blockPlaces, isBlockType, pagePlaces } from '@forecourt/block-schemas';
import { eachValueAt } from '@forecourt/json';
import type { AnnotatedPlace, AnyBlock, PlaceKind } from '@forecourt/block-schemas';

/** A string that is a reference, or mark-up that may contain some. */
export interface Place {
  readonly kind: PlaceKind;
  readonly value: string;
  readonly pointer: string;
  /** Block that contains it, if any. */
  readonly block?: BlockPlace;
}

/** A block with its pointer in the document. */
export interface BlockPlace {
  readonly block: AnyBlock;
  readonly pointer: string;
}

/** Strings and blocks of a document that may contain references. */
export interface Places {
  readonly texts: readonly Place[];
  readonly blocks: readonly BlockPlace[];
}

const isBlock = (value: unknown): value is AnyBlock =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AnyBlock).type === 'string' &&
  typeof (value as AnyBlock).data === 'object' &&
  (value as AnyBlock).data !== null;

/** Collects by the annotations of the schemas; values of other types are ignored. */
function collect(
  value: unknown,
  places: readonly AnnotatedPlace[],
  pointer: string,
  into: { texts: Place[]; blocks: BlockPlace[] },
  owner?: BlockPlace,
): void {
  for (const { path, kind } of places)
    eachValueAt(value, path, pointer, (found, at) => {
      if (kind === 'blocks') collectBlocks(found, at, into);
      else if (typeof found === 'string' || typeof found === 'number')
        into.texts.push({ kind, value: String(found), pointer: at, block: owner });
    });
}

function collectBlocks(
  list: unknown,
  pointer: string,
  into: { texts: Place[]; blocks: BlockPlace[] },
): void {
  if (!Array.isArray(list)) return;
  for (let index = 0; index < list.length; index++) {
    const block: unknown = list[index];
    if (!isBlock(block)) continue;
    const place = { block, pointer: `${pointer}/${index}` };
    into.blocks.push(place);
    if (isBlockType(block.type))
      collect(block.data, blockPlaces[block.type], `${place.pointer}/data`, into, place);
  }
}

/**
 * Returns every place of a value, nested blocks included.
 * @param places of the value itself; `pagePlaces` if left out.
 * @param pointer of the value in its document.
 */
export function placesIn(
  value: unknown,
  places: readonly AnnotatedPlace[] = pagePlaces,
  pointer = '',
): Places {
  const into = { texts: [] as Place[], blocks: [] as BlockPlace[] };
  collect(value, places, pointer, into);
  return into;
}
