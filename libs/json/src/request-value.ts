/** Bounds of a JSON value that a client sends. */
export interface ValueLimits {
  /** Levels of objects and arrays. */
  readonly maxDepth: number;
  /** Values at all levels, objects and arrays included. */
  readonly maxValues: number;
}

/** Limits of a request body: none of the API nests deeper than six levels. */
export const requestLimits: ValueLimits = { maxDepth: 16, maxValues: 10_000 };

/** Reason why a value from a client is refused. */
export interface RequestValueError {
  /** Name of the innermost invalid property; undefined for the value itself. */
  readonly field: string | undefined;
  readonly message: string;
}

const maxFieldLength = 60;

const unusableText = /\0|\p{Cs}/u;

/**
 * Checks a parsed JSON value from a client before anything else reads it: deep nesting overflows the
 * stack of whatever walks, clones or prints it, and neither lone surrogates nor null characters can
 * be encoded or stored as text. Never throws, however deep the value is.
 */
export function requestValueError(
  value: unknown,
  { maxDepth, maxValues }: ValueLimits = requestLimits,
): RequestValueError | undefined {
  let values = 0;
  const check = (each: unknown, depth: number, field?: string): RequestValueError | undefined => {
    if (++values > maxValues) return { field, message: `must hold at most ${maxValues} values` };
    if (typeof each === 'string')
      return unusableText.test(each) ? { field, message: unusable } : undefined;
    if (typeof each !== 'object' || each === null) return undefined;
    if (depth >= maxDepth)
      return { field, message: `must not nest deeper than ${maxDepth} levels` };
    for (const [name, member] of Object.entries(each)) {
      const own = Array.isArray(each) ? field : fieldName(name);
      const error =
        !Array.isArray(each) && unusableText.test(name)
          ? { field: own, message: unusable }
          : check(member, depth + 1, own);
      if (error) return error;
    }
    return undefined;
  };
  return check(value, 0);
}

const unusable = 'must not hold null characters or halves of surrogate pairs';

/** A property's name as an answer may repeat it. */
const fieldName = (name: string) =>
  name.slice(0, maxFieldLength).toWellFormed().replaceAll('\0', '\ufffd');

/** Text that every engine can encode and store: what is not a character becomes U+FFFD. */
export const encodableText = (text: string): string =>
  unusableText.test(text) ? text.toWellFormed().replaceAll('\0', '\ufffd') : text;
