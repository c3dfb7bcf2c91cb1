import { blockPlaces, isBlockType, pagePlaces, validateBlock } from '@forecourt/block-schemas';
import { eachValueAt, resolvePointer, scalarText } from '@forecourt/json';
import type {
  AnnotatedPlace,
  AnyBlock,
  CustomComponentDefinition,
  PlaceKind,
} from '@forecourt/block-schemas';
import type { BlockPlace } from '../rule-api/rule.ts';

/** A string that the schemas annotate. */
interface TextPlace {
  readonly kind: PlaceKind;
  readonly value: string;
  readonly pointer: string;
  readonly block?: BlockPlace;
}

/** Blocks and annotated strings of a document, in reading order. */
export interface DocumentParts {
  readonly blocks: readonly BlockPlace[];
  readonly texts: readonly TextPlace[];
}

/** Location of blocks in a custom component's definition. */
export const componentPlaces: readonly AnnotatedPlace[] = [{ path: ['blocks'], kind: 'blocks' }];

/**
 * Splits a document into blocks and strings by the annotations of the schemas. Broken blocks are
 * skipped with their content, since validation reports them already.
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
 * Returns a test by pointer for blocks of a template that violate their schema: a placeholder can be
 * where a number, an option or an array is filled in later, so such blocks are not checked. An
 * address with a placeholder doesn't count as a violation.
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
