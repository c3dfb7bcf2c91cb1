import { resolvePointer } from '@forecourt/json';
import { validateEntity } from '@forecourt/block-schemas';
import type { Entities } from '@forecourt/block-schemas';

/** An entry of the dealer's data that can't be used, and why; holds nothing of its content. */
export interface RejectedEntry {
  /** Where it came from: `team`. */
  readonly source: string;
  /** Its place in the list, from 0. */
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
 * Checks one entity. Properties that the schema does not know are dropped rather than refused, for
 * a source may learn more than we do; every other fault refuses the entity.
 * @returns the entity, or the first fault
 */
export function readEntity<N extends keyof Entities>(
  name: N,
  value: unknown,
):
  | { readonly entity: Entities[N] }
  | { readonly fault: { readonly pointer: string; readonly message: string } } {
  let candidate = value;
  for (let dropped = 0; ; dropped++) {
    const [fault] = validateEntity(name, candidate);
    if (!fault) return { entity: candidate as Entities[N] };
    const { pointer, property } = fault;
    const unknown = fault.rule === 'unknown-property' && property !== undefined;
    if (!unknown || dropped === maxUnknown)
      return { fault: { pointer, message: `does not fit its schema (${fault.rule})` } };
    if (candidate === value) candidate = structuredClone(value);
    if (!withoutProperty(candidate, pointer, property))
      return { fault: { pointer, message: `does not fit its schema (${fault.rule})` } };
  }
}

/**
 * Checks a list of entities: those that fit are returned, the others are reported and left out, so
 * that one bad entry costs itself alone.
 * @returns undefined when the value is no list, or a list in which nothing fits
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
    else report({ source, index, ...read.fault });
  });
  return value.length > 0 && entities.length === 0 ? undefined : entities;
}
