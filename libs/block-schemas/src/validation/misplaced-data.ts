import { isObject } from '@forecourt/json';
import type { Finding } from '../findings.ts';
import type { BlockType } from '../generated/block-types.ts';
import type { AnyBlock } from '../generated/types.ts';
import { inWords } from './words.ts';
import { schemasAt } from './schema-lookup.ts';
import { didYouMean } from './suggest.ts';

const finding = (pointer: string, property: string, message: string): Finding => ({
  rule: 'unknown-property',
  severity: 'error',
  pointer,
  property,
  message,
});

/** Members of a block beside its data. */
const ownMembers = ['id', 'type', 'tunes'];

const knownIn = (root: string): readonly string[] =>
  schemasAt(root, '').flatMap((shape) => Object.keys(shape.properties ?? {}));

/**
 * Returns the one finding about a block whose data are a level too high or too low: beside its type, or
 * in an object `data` of their own.
 * @param root schema of the data of the block's type.
 */
export function misplacedData(block: unknown, root: string, pointer: string): Finding | undefined {
  if (!isObject(block)) return undefined;
  const { data } = block;
  if (data === undefined) {
    const names = Object.keys(block).filter((name) => !ownMembers.includes(name));
    const known = knownIn(root);
    const [first] = names;
    if (first === undefined || !names.every((name) => known.includes(name))) return undefined;
    const [belong, them] = names.length === 1 ? ['belongs', 'it'] : ['belong', 'them'];
    const which = inWords(names.map((name) => `"${name}"`));
    const message = `${which} ${belong} in "data", an object beside "type"; move ${them} there`;
    return finding(pointer, first, message);
  }
  if (!isObject(data) || Object.keys(data).join() !== 'data' || !isObject(data.data))
    return undefined;
  if (knownIn(root).includes('data')) return undefined;
  return finding(`${pointer}/data`, 'data', '"data" is in another "data"; remove one of the two');
}

/** Highest number of types that a message names. */
const maxTypes = 3;

/**
 * True for data that can't be meant for a type: it knows nothing of two members, or of a list or object,
 * and none of them is one of its own misspelt.
 */
const isOfOther = (data: Readonly<Record<string, unknown>>, known: readonly string[]): boolean => {
  const unknown = Object.entries(data).filter(([name]) => !known.includes(name));
  if (unknown.some(([name]) => didYouMean(name, known) !== undefined)) return false;
  return unknown.length > 1 || unknown.some(([, value]) => typeof value === 'object');
};

/**
 * Returns the one finding about a block whose data are those of another type, which knows all of their members.
 * @param rootOf returns the schema of a type's data. @param types all built-in types.
 */
export function dataOfOther(
  { type, data }: AnyBlock,
  rootOf: (type: BlockType) => string,
  types: readonly BlockType[],
  pointer: string,
): Finding | undefined {
  if (!isObject(data)) return undefined;
  if (!isOfOther(data, knownIn(rootOf(type as BlockType)))) return undefined;
  const fitting = types.filter((other) => {
    const known = other === type ? [] : knownIn(rootOf(other));
    return Object.keys(data).every((name) => known.includes(name));
  });
  if (fitting.length === 0 || fitting.length > maxTypes) return undefined;
  const named = fitting.map((each) => `"${each}"`).join(' or ');
  return {
    rule: 'unknown-property',
    severity: 'error',
    pointer: `${pointer}/type`,
    message: `the data are those of a block of the type ${named}, not "${type}"; correct the type, or the data`,
    suggestion: fitting.length === 1 ? fitting[0] : undefined,
  };
}
