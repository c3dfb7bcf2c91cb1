import { editJson } from '@forecourt/json';
import type { Fix } from '../rule-api/rule.ts';

/**
 * Applies fixes to a JSON text and changes nothing else. A fix is ignored if its value isn't there
 * (any more), lies within a value that another fix changes, or was changed by an earlier fix. A text
 * that is not JSON is returned as it is.
 */
export const applyFixes = (text: string, fixes: readonly Fix[]): string =>
  editJson(
    text,
    fixes.map(({ pointer, value, andEmptied }) =>
      value === undefined ? { pointer, remove: true, andEmptied } : { pointer, replace: value },
    ),
  );
