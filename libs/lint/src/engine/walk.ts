import { blockPlaces, isBlockType, pagePlaces, validateBlock } from '@forecourt/block-schemas';
import { eachValueAt, resolvePointer, scalarText } from '@forecourt/json';
import type {
  AnnotatedPlace,
  AnyBlock,
  CustomComponentDefinition,
  PlaceKind,
} from '@forecourt/block-schemas';
import type { BlockPlace } from '../rule-api/rule.ts';

/** A text that the schemas say something about. */
export interface TextPlace {
  readonly kind: PlaceKind;
  readonly value: string;
  readonly pointer: string;
  readonly block?: BlockPlace;
}

/** The blocks and texts of a document, in reading order. */
export interface DocumentParts {
  readonly blocks: readonly BlockPlace[];
  readonly texts: readonly TextPlace[];
}

/** Where blocks stand in a custom component's definition. */
export const componentPlaces: readonly AnnotatedPlace[] = [{ path: ['blocks'], kind: 'blocks' }];

/**
 * Takes a document apart by the annotations of the schemas. A broken block is passed over with all
 * it holds: what is wrong with it is told by validation, and nothing is sure about its inside.
 */
export function partsOf(
  document: unknown,
  places: readonly AnnotatedPlace[] = pagePlaces,
  isBroken: (pointer: string) => boolean = () => false,
): DocumentParts {
  const blocks: BlockPlace[] = [];
  const texts: TextPlace[] = [];
  const collect = (
    value: unknown,
    from: readonly AnnotatedPlace[],
    pointer: string,
    block?: BlockPlace,
  ) => {
    for (const { path, kind } of from)
      eachValueAt(value, path, pointer, (found, at) => {
        if (kind !== 'blocks') {
          if (typeof found === 'string' || typeof found === 'number')
            texts.push({ kind, value: String(found), pointer: at, block });
          return;
        }
        for (const [index, each] of (found as readonly AnyBlock[]).entries()) {
          const place = { block: each, pointer: `${at}/${index}` };
          if (isBroken(place.pointer)) continue;
          blocks.push(place);
          if (isBlockType(each.type))
            collect(each.data, blockPlaces[each.type], `${place.pointer}/data`, place);
        }
      });
  };
  collect(document, places, '');
  return { blocks, texts };
}

/**
 * Whether a block of a template is not what its schema says, by its pointer: a placeholder may stand
 * where a number, a choice or a list is filled in later, so nothing is sure about its inside. An
 * address that is filled in later is a text even so.
 */
export const isUnsure =
  (component: CustomComponentDefinition) =>
  (pointer: string): boolean => {
    const block = resolvePointer(component, pointer);
    const isFilledIn = (at: string) => scalarText(resolvePointer(block, at)).includes('{{');
    return validateBlock(block).some(
      ({ severity, rule, pointer: at }) =>
        severity === 'error' && !(rule === 'pattern' && isFilledIn(at)),
    );
  };
