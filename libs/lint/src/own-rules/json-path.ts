import { jsonpath } from 'json-p3';
import type { JSONValue } from 'json-p3';

/** A value with its JSON Pointer. */
export interface SelectedValue {
  readonly value: unknown;
  readonly pointer: string;
}

const environment = new jsonpath.JSONPathEnvironment({ maxRecursionDepth: 10_000 });
// Their regular expressions could take exponential time; `forbid` and `require` have safe ones.
for (const name of ['match', 'search']) environment.functionRegister.delete(name);

/**
 * Compiles a JSONPath (RFC 9535), without its functions match and search.
 * @returns a function that selects values of a document; its pointers begin with `base`.
 * @throws {Error} for an invalid path.
 */
export function compilePath(path: string): (value: unknown, base: string) => SelectedValue[] {
  const query = environment.compile(path);
  return (document, base) =>
    Array.from(query.query(document as JSONValue), (node) => ({
      value: node.value,
      pointer: base + node.toPointer().toString(),
    }));
}

/** Returns what is wrong with a JSONPath, if anything is. */
export function pathError(path: string): string | undefined {
  try {
    environment.compile(path);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
