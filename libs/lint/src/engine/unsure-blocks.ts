import { validateBlock } from '@forecourt/block-schemas';
import type { CustomComponentDefinition } from '@forecourt/block-schemas';
import { resolvePointer, scalarText } from '@forecourt/json';

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
