import type { Finding } from '@forecourt/block-schemas';
import { isWithinPointer, lastToken, parentPointer, resolvePointer } from '@forecourt/json';
import { pointerOf, replaceWhereValid } from './block-errors.ts';
import type { Replacement } from './block-errors.ts';
import { formEntry } from './draft-form.ts';

/**
 * Returns what may be in the place of an invalid value; undefined removes the value.
 * @param isInvalid true for the pointer of a value with errors.
 */
function replacementFor(
  block: unknown,
  pointer: string,
  isInvalid: (pointer: string) => boolean,
): unknown {
  const parent = parentPointer(pointer);
  const list = resolvePointer(block, parent);
  if (!Array.isArray(list)) return undefined;
  const own = Number(lastToken(pointer));
  const entry = formEntry(block, parent, own);
  if (entry !== undefined) return entry;
  const valid = [...list.keys()].filter((index) => !isInvalid(`${parent}/${index}`));
  // Preferably an entry before: a repetition is a finding about the later one.
  const index = valid.findLast((each) => each < own) ?? valid[0];
  return index === undefined ? undefined : structuredClone(list[index] as unknown);
}

/**
 * Removes the smallest parts of a block that errors are in and that the block is valid without.
 * @returns their pointers; undefined if there are none for some error.
 */
export function cutBlock(
  block: unknown,
  errors: readonly Finding[],
): readonly string[] | undefined {
  const cut: string[] = [];
  // An object without a property that it must have is invalid itself.
  const pointers = errors.map((each) =>
    each.rule === 'missing-property' ? each.pointer : pointerOf(each),
  );
  let open = new Set(pointers);
  while (open.size > 0) {
    const parts = [...open].filter(
      (part) => ![...open].some((other) => other !== part && isWithinPointer(part, other)),
    );
    if (!parts.every((part) => part.startsWith('/data/'))) return undefined;
    const isInvalid = (pointer: string) => pointers.some((each) => isWithinPointer(each, pointer));
    const done = replaceWhereValid(
      block,
      parts.map((part): Replacement => [part, replacementFor(block, part, isInvalid)]),
    );
    cut.push(...done);
    open = new Set(parts.filter((part) => !done.has(part)).map(parentPointer));
  }
  return cut;
}
