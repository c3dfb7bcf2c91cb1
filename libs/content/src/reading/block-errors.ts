import { validateBlock } from '@forecourt/block-schemas';
import type { Finding, FindingId } from '@forecourt/block-schemas';
import {
  isObject,
  isWithinPointer,
  lastToken,
  parentPointer,
  pointerToken,
  resolvePointer,
} from '@forecourt/json';

/** Errors of values that have their type, so that rules can check the rest of their block. */
const harmless: ReadonlySet<string> = new Set<FindingId>([
  ...(['pattern', 'unknown-property'] as const),
  ...(['too-short', 'too-long', 'too-few'] as const),
]);

/** True for an error that rules can check a block with. */
export const isHarmless = ({ rule }: Finding): boolean => harmless.has(rule);

/** Pointer of the value that a finding is about, or of the member that is misnamed. */
export const pointerOf = ({ pointer, property }: Pick<Finding, 'pointer' | 'property'>): string =>
  property === undefined ? pointer : `${pointer}/${pointerToken(property)}`;

/** Sets the value at a pointer, or removes it if it is undefined. Returns false if it can't. */
export function setAt(block: unknown, pointer: string, value: unknown): boolean {
  const holder = resolvePointer(block, parentPointer(pointer));
  const name = lastToken(pointer);
  if (Array.isArray(holder)) {
    if (value !== undefined) holder[Number(name)] = value;
    // Other entries would get other pointers.
    else if (Number(name) === holder.length - 1) holder.pop();
    else return false;
  } else if (!isObject(holder)) return false;
  else if (value === undefined) delete holder[name];
  else holder[name] = value;
  return true;
}

/** A value to be replaced, or removed by undefined. */
export type Replacement = readonly [pointer: string, value: unknown];

/**
 * Replaces values of a block, except for those that are still invalid then.
 * @param isInvalid true for a finding because of which the value at a pointer is invalid.
 * @returns the pointers of the replaced values.
 */
export function replaceWhereValid(
  block: unknown,
  replacements: readonly Replacement[],
  isInvalid: (finding: Finding, pointer: string) => boolean = (finding, pointer) =>
    isWithinPointer(pointerOf(finding), pointer),
): ReadonlySet<string> {
  const before = new Map(
    replacements.map(([pointer]) => [pointer, resolvePointer(block, pointer)] as const),
  );
  const done = new Set(replacements.flatMap((each) => (setAt(block, ...each) ? [each[0]] : [])));
  const findings = done.size > 0 ? validateBlock(block, { allErrors: true }) : [];
  for (const [pointer, value] of replacements) {
    if (!done.has(pointer)) continue;
    const isMissed = ({ rule, pointer: at }: Finding) =>
      value === undefined && rule === 'missing-property' && at === parentPointer(pointer);
    if (!findings.some((each) => isMissed(each) || isInvalid(each, pointer))) continue;
    setAt(block, pointer, before.get(pointer));
    done.delete(pointer);
  }
  return done;
}
