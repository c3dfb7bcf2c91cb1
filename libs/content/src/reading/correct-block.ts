import type { Finding } from '@forecourt/block-schemas';
import { isObject, resolvePointer } from '@forecourt/json';
import { isHarmless, replaceWhereValid, setAt } from './block-errors.ts';
import type { Replacement } from './block-errors.ts';
import { isStepKey } from './draft-form.ts';

/** Address that every page has. */
const anyAddress = '#top';

/** Gives a misspelt member the name that was meant. Returns false for one with findings of its own within. */
function correctName(block: unknown, { pointer, property = '', suggestion }: Finding): boolean {
  const holder = resolvePointer(block, pointer);
  if (!isObject(holder)) return false;
  const value = holder[property];
  if (suggestion === undefined) return true;
  if (typeof value === 'object' && value !== null) return false;
  delete holder[property];
  holder[suggestion] ??= value;
  return true;
}

/** Corrects the value of an error other than a wrong type. Returns false if it can't. */
function correct(block: unknown, error: Finding): boolean {
  const { rule, pointer, suggestion } = error;
  switch (rule) {
    case 'unknown-property':
      return correctName(block, error);
    case 'not-allowed':
      return suggestion !== undefined && setAt(block, pointer, suggestion);
    case 'link-malformed':
      return setAt(block, pointer, anyAddress);
    case 'out-of-range':
      return setAt(block, pointer, undefined);
    default:
      return isHarmless(error);
  }
}

/** A value of each type of scalar. */
const scalars = ['', 0, false];

/**
 * Writes scalars as strings where they must be strings, and removes values in place of other scalars.
 * @param pointers of values of the wrong type.
 * @returns those that are corrected; others must be arrays or objects, on which more depends.
 */
function correctTypes(block: unknown, pointers: readonly string[]): ReadonlySet<string> {
  const asStrings = pointers.flatMap((pointer): Replacement[] => {
    const value = resolvePointer(block, pointer);
    const isName = typeof value === 'object' || isStepKey(block, pointer);
    return isName ? [] : [[pointer, String(value)]];
  });
  const isWrong = ({ rule, pointer: at }: Finding, pointer: string) =>
    rule === 'wrong-type' && at === pointer;
  const corrected = new Set(replaceWhereValid(block, asStrings, isWrong));
  const scalarPointers = new Set<string>();
  for (const scalar of scalars) {
    const open = pointers.filter((each) => !corrected.has(each) && !scalarPointers.has(each));
    const tried = open.map((pointer): Replacement => [pointer, scalar]);
    for (const pointer of replaceWhereValid(block, tried, isWrong)) scalarPointers.add(pointer);
  }
  const removals = [...scalarPointers].map((pointer): Replacement => [pointer, undefined]);
  for (const pointer of replaceWhereValid(block, removals)) corrected.add(pointer);
  return corrected;
}

/** Corrects a block's invalid values in place. @returns the errors that are left. */
export function correctBlock(block: unknown, errors: readonly Finding[]): readonly Finding[] {
  const isType = ({ rule }: Finding) => rule === 'wrong-type';
  const left = errors.filter((error) => !isType(error) && !correct(block, error));
  const types = errors.filter(isType);
  const corrected = correctTypes(
    block,
    types.map(({ pointer }) => pointer),
  );
  return [...left, ...types.filter(({ pointer }) => !corrected.has(pointer))];
}
