import { UsageError } from '../../shared/exit-codes.ts';

/** Words that can't be the name of a constant, and names that the registry uses itself. */
const reserved = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else ' +
    'enum eval export extends false finally for function if implements import in instanceof ' +
    'interface let needsData new null package private protected public registry return static ' +
    'super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * Checks the name of a new block: its folder, its `type` in pages and a constant's name at once.
 * @param existing names of the blocks that there are.
 * @throws {UsageError} saying what a good name is.
 */
export function checkBlockName(name: string, existing: readonly string[]): void {
  if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(name))
    throw new UsageError(
      `"${name}" is no name for a block; write it in camelCase with letters and digits, such as priceTicker`,
    );
  if (reserved.has(name)) throw new UsageError(`"${name}" means something in code; choose another`);
  // Some file systems tell no upper from lower case.
  const taken = existing.find((each) => each.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) throw new UsageError(`there is a block "${taken}" already`);
}

/** `priceTicker` is `PriceTicker`. */
export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `priceTicker` is `price ticker`. */
export const inWords = (name: string): string =>
  name.replace(/[A-Z]+|\d+/g, (part) => ` ${part.toLowerCase()}`);
