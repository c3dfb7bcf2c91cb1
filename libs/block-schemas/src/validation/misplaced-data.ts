import { isObject } from '@forecourt/json';
import type { Finding } from '../findings.ts';
import { inWords } from './words.ts';
import { schemasAt } from './schema-lookup.ts';

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
    if (names.length === 0 || !names.every((name) => known.includes(name))) return undefined;
    const [belong, them] = names.length === 1 ? ['belongs', 'it'] : ['belong', 'them'];
    const which = inWords(names.map((name) => `"${name}"`));
    const message = `${which} ${belong} in "data", an object beside "type"; move ${them} there`;
    return finding(pointer, names[0]!, message);
  }
  if (!isObject(data) || Object.keys(data).join() !== 'data' || !isObject(data.data))
    return undefined;
  if (knownIn(root).includes('data')) return undefined;
  return finding(`${pointer}/data`, 'data', '"data" is in another "data"; remove one of the two');
}
