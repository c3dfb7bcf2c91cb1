import { resolvePointer } from '@forecourt/json';
import { validateEntity } from '@forecourt/block-schemas';
import type { Entities } from '@forecourt/block-schemas';

/** Entry of the dealer's data that was rejected, with the reason but nothing of its content. */
export interface RejectedEntry {
  /** Source of the entry: `team`. */
  readonly source: string;
  /** Index in the list, from 0. */
  readonly index: number;
  /** JSON Pointer into the entry. */
  readonly pointer: string;
  readonly message: string;
}

export type ReportRejected = (rejected: RejectedEntry) => void;

const maxUnknown = 100;

/** Deletes a property of the value at a pointer. @returns false if it isn't there */
function withoutProperty(root: unknown, pointer: string, property: string): boolean {
  const holder = resolvePointer(root, pointer);
  if (typeof holder !== 'object' || holder === null) return false;
  return Object.hasOwn(holder, property) && delete (holder as Record<string, unknown>)[property];
}

/**
 * Validates one entity. Unknown properties are dropped rather than rejected, since a source may add
 * some at any time.
 * @returns the entity, or the first error
 */
export function readEntity<N extends keyof Entities>(
  name: N,
  value: unknown,
):
  | { readonly entity: Entities[N] }
  | { readonly error: { readonly pointer: string; readonly message: string } } {
  let candidate = value;
  for (let dropped = 0; ; dropped++) {
    const [error] = validateEntity(name, candidate);
    if (!error) return { entity: candidate as Entities[N] };
    const { pointer, property } = error;
    const unknown = error.rule === 'unknown-property' && property !== undefined;
    if (!unknown || dropped === maxUnknown)
      return { error: { pointer, message: `does not fit its schema (${error.rule})` } };
    if (candidate === value) candidate = structuredClone(value);
    if (!withoutProperty(candidate, pointer, property))
      return { error: { pointer, message: `does not fit its schema (${error.rule})` } };
  }
}

/**
 * Validates an array of entities: those that fit are returned, the others are reported and left out.
 * @returns undefined if the value is not an array, or an array in which nothing fits
 */
export function readEntities<N extends keyof Entities>(
  name: N,
  value: unknown,
  source: string,
  report: ReportRejected,
): readonly Entities[N][] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entities: Entities[N][] = [];
  value.forEach((entry: unknown, index) => {
    const read = readEntity(name, entry);
    if ('entity' in read) entities.push(read.entity);
    else report({ source, index, ...read.error });
  });
  return value.length > 0 && entities.length === 0 ? undefined : entities;
}
