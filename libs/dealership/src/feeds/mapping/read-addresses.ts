import { schemaBase, schemasAt } from '@forecourt/block-schemas';
import { carFields } from './car-fields.ts';
import type { CarField } from './car-fields.ts';
import type { FieldError, FieldReading } from './field-reading.ts';
import type { FieldPlan } from './field-plans.ts';

const schemaId = `${schemaBase}entities/car.json`;

const assetAt = (pointer: string) =>
  schemasAt(schemaId, pointer).find((shape) => shape['x-ref'] === 'asset');

/** Fields with addresses of files, such as photos. */
export const addressFields: ReadonlySet<CarField> = new Set(
  [...carFields.keys()].filter((field) => assetAt(`/${field}`) ?? assetAt(`/${field}/0`)),
);

const asset = assetAt('/photos/0') as { readonly pattern: string; readonly maxLength: number };
const assetPattern = new RegExp(asset.pattern, 'u');

/** Most entries that the car's list has room for. */
const maxItems = (field: CarField): number =>
  schemasAt(schemaId, `/${field}`).find((shape) => shape.maxItems !== undefined)
    ?.maxItems as number;

/** Separators ahead of another address in the same text; a file's name may have them as well. */
const beforeAddress = /[\s,;]+(?=https?:\/\/)/i;

/** The address as the web writes it: with a scheme, and without spaces. */
function normalised(text: string, isEncrypted: boolean): string {
  const address = text.trim().replace(/^\/\/(?=[^/])/, 'https://');
  const upgraded = isEncrypted ? address.replace(/^http:/i, 'https:') : address;
  return upgraded.replace(/\s/gu, '%20');
}

/** True for an address that a car can have. A space in a host becomes a host that no browser accepts. */
const isUsable = (address: string): boolean =>
  address.length <= asset.maxLength &&
  assetPattern.test(address) &&
  (address.startsWith('/') || URL.canParse(address));

function reasonOf(address: string, field: CarField): string {
  if (/^http:/i.test(address))
    return `browsers block http addresses; set "as": "https" for ${field} in the mapping if the server has https`;
  if (!/^[a-z]+:|^\//i.test(address))
    return `it has no https://; write the whole address, or set "prefix" for ${field} in the mapping`;
  return 'it is not a valid https address; correct it in the feed';
}

/**
 * Reads the addresses of a field. An address that no page can use is left out, since a picture less is
 * no reason to take a car off sale; one report for the row names the feed's columns and what to do.
 * @returns undefined if there are none.
 */
export function readAddresses(
  texts: readonly string[],
  { field, rule, kind, paths }: FieldPlan,
): FieldReading | undefined {
  const isList = kind === 'list';
  const given =
    isList && rule.split === undefined ? texts.flatMap((text) => text.split(beforeAddress)) : texts;
  const all = given.map((text) => normalised(text, rule.as === 'https'));
  const usable = all.filter(isUsable);
  const addresses = usable.slice(0, isList ? maxItems(field) : 1);
  const lost = all.length - addresses.length;
  const bad = all.findIndex((address) => !isUsable(address));
  const columns = paths.map((path) => `"${path}"`).join(', ');
  const repair: FieldError | undefined =
    lost === 0
      ? undefined
      : {
          field,
          value: bad < 0 ? usable[addresses.length]! : given[bad]!,
          reason: [
            ...(isList ? [`${lost} of ${all.length}`] : []),
            ...(columns === '' ? [] : [isList ? `in ${columns}` : columns]),
            'left out:',
            bad < 0 ? `a car has room for ${addresses.length}` : reasonOf(all[bad]!, field),
          ].join(' '),
        };
  if (addresses.length > 0) return { value: isList ? addresses : addresses[0], repair };
  return repair && { unusable: repair };
}
