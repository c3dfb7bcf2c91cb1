import { UsageError } from '../../shared/errors/exit-codes.ts';

/** Words that can't name a constant, and names that the registry uses itself. */
const reserved = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else ' +
    'enum eval export extends false finally for function if implements import in instanceof ' +
    'interface let new null package private protected public registry return static ' +
    'super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** True for a name that code can't use, or that every object has, such as `constructor`. */
const isReserved = (name: string) => reserved.has(name) || name in {};

/**
 * Checks the name of a new block: its folder, its `type` in pages and the name of a constant.
 * @param existing names of the blocks that exist.
 * @throws {UsageError} if the name is malformed, reserved or taken.
 */
export function checkBlockName(name: string, existing: readonly string[]): void {
  if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(name))
    throw new UsageError(
      `"${name}" can't name a block; write it in camelCase with letters and digits, such as priceTicker`,
    );
  if (isReserved(name)) throw new UsageError(`"${name}" is a reserved word; choose another name`);
  // Some file systems ignore case.
  const taken = existing.find((each) => each.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) throw new UsageError(`the block "${taken}" exists already`);
}

/**
 * Checks the name of a new rule or preset: its file and its id.
 * @param kind what is named, in messages. @param existing names that are taken.
 * @throws {UsageError} if the name is malformed, reserved or taken.
 */
export function checkKebabName(
  kind: 'rule' | 'preset',
  name: string,
  existing: readonly string[],
): void {
  if (!/^(?=.{2,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${name}" can't name a ${kind}; write it in lower case with hyphens, such as ${kind === 'rule' ? 'worn-phrase' : 'fleet-enquiry'}`,
    );
  if (isReserved(camelCase(name)))
    throw new UsageError(`"${name}" is a reserved word; choose another name`);
  if (existing.includes(name)) throw new UsageError(`the ${kind} "${name}" exists already`);
}

/** True for the id of an own rule: a group and a name. */
export const isOwnRuleId = (id: string): boolean =>
  /^(?=.{3,100}$)[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);

/** `fleet-enquiry` is `fleetEnquiry`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `priceTicker` and `price-ticker` are `price ticker`. */
export const inWords = (name: string): string =>
  name.replaceAll('-', ' ').replace(/[A-Z]+|(?<=[a-z])\d+/g, (part) => ` ${part.toLowerCase()}`);
