import type { Migration } from './migration.ts';
import { misfitsIn } from './misfits.ts';
import type { Misfit } from './misfits.ts';

/** Returns the types that a value may have; empty if they are not all known. */
const typesAt = ({ shapes }: Misfit): ReadonlySet<string> =>
  new Set(shapes.flatMap(({ type }) => (type === undefined ? [] : (type as string | string[]))));

function converted(misfit: Misfit): unknown {
  const { value } = misfit;
  const types = typesAt(misfit);
  if (typeof value === 'number' && types.has('string')) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(text);
  if (isNumber && (types.has('number') || (types.has('integer') && !text.includes('.'))))
    return Number(text);
  return types.has('boolean') && /^(?:true|false)$/i.test(text)
    ? text.toLowerCase() === 'true'
    : undefined;
}

/** Migration of numbers and booleans that were saved as strings. */
export const valuesOfTheirType: Migration = {
  id: 'values-of-their-type',
  description:
    'Numbers and true or false that stand as texts, "3" or "true", become what the schema asks for; numbers in the place of texts, too.',
  since: 'Forms of older editors saved every field as a text.',
  migrate: (document) =>
    misfitsIn(document)
      .filter(({ rule }) => rule === 'wrong-type')
      .flatMap((misfit) => {
        const value = converted(misfit);
        return value === undefined ? [] : [{ pointer: misfit.pointer, value }];
      }),
};
