import {
  blockTraits,
  didYouMean,
  isBlockType,
  type AnyBlock,
  type BlockType,
} from '@forecourt/block-schemas';
import { carRangeFacets, carSorts, choiceParameters, isCarValue } from '@forecourt/domain';
import { isCarriedName, prefillNames } from '@forecourt/forms';

/** Query parameters that a block reads, with the kind of values of each; '' for any. */
type QueryReader = Readonly<Record<string, string>>;

/** Parameters that all forms read: answers filled in from the address, and the chosen location. */
const formQuery: QueryReader = {
  ...Object.fromEntries([...prefillNames, ...choiceParameters].map((name) => [name, ''])),
  make: 'cars.make',
  model_name: 'cars.model',
};

const queryOf = (reader: string): QueryReader =>
  reader === 'form' ? formQuery : (blockTraits[reader as BlockType].query ?? {});

/** Returns the reader of queries that a block is: a type of block, or `form`; undefined for one that reads none. */
export function readerOf({ type, data }: AnyBlock, isForm: boolean): string | undefined {
  if (isForm) return 'form';
  if (type === 'cars' && (data.hideSearch === true || data.variant === 'finder')) return undefined;
  return isBlockType(type) && blockTraits[type].query ? type : undefined;
}

/** Names that other systems have for attributes of cars, in lower case without separators. */
const otherNames: Readonly<Record<string, string>> = {
  body: 'simple_body',
  bodytype: 'simple_body',
  bodystyle: 'simple_body',
  fuel: 'simple_fuel',
  fueltype: 'simple_fuel',
  gearbox: 'simple_transmission',
  transmission: 'simple_transmission',
  color: 'simple_colour',
  colour: 'simple_colour',
  type: 'car_type',
  condition: 'car_type',
  cartype: 'car_type',
  brand: 'make',
  manufacturer: 'make',
  location: 'location_name',
  kms: 'km',
  odometer: 'km',
  kilometres: 'km',
  mileage: 'km',
  keyword: 'q',
  keywords: 'q',
  search: 'q',
  sortby: 'sort',
  order: 'sort',
  orderby: 'sort',
  suburb: 'near',
  radius: 'within',
};

/** Limits that other systems have as parameters of their own: `max_price`, `yearfrom`. */
const limit = /^(?:min|max|from|to)?(price|year|km)s?(?:min|max|from|to)?$/;

/** Parameters that campaigns and analytics add to any address. */
const ofCampaign =
  /^(?:utm_|_?ga$|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_)/i;

/** Returns the parameter that a name which nothing reads probably means. */
function meantBy(name: string, allowed: readonly string[]): string | undefined {
  if (ofCampaign.test(name)) return undefined;
  if (allowed.includes('simple_body')) {
    const plain = name.toLowerCase().replace(/[_\s[\]-]+/g, '');
    const other = Object.hasOwn(otherNames, plain) ? otherNames[plain] : limit.exec(plain)?.[1];
    if (other !== undefined) return other;
    const near = didYouMean(plain, Object.keys(otherNames));
    return didYouMean(name, allowed) ?? (near === undefined ? undefined : otherNames[near]);
  }
  return didYouMean(name, allowed);
}

/** Returns a price or another number as ranges have it: 15000 for "$15,000" and "15k"; '' for none. */
function plainNumber(text: string): string {
  const [, digits = '', thousand] = /^\$?([\d,\s]*)(k?)$/i.exec(text.trim()) ?? [];
  const number = digits.replace(/\D/g, '');
  return number === '' ? '' : `${number}${thousand ? '000' : ''}`;
}

/** Returns the range that is meant by a value that can't be read. */
function rangeFor(value: string): string {
  const parts = value.split(/[-–]|\bto\b/);
  const [low = '', high = ''] = parts.map(plainNumber);
  return parts.length === 1 || (low === '' && high === '')
    ? `-${low || '15000'}`
    : `${low}-${high}`;
}

/** Returns what to write instead of a value of a car search that can't be read; undefined for others. */
function unreadable(name: string, value: string): string | undefined {
  if (value === '') return undefined;
  if ((carRangeFacets as readonly string[]).includes(name))
    return /^(?:\d{0,9}-\d{0,9})$/.test(value) && value !== '-'
      ? undefined
      : `write a range, such as "${name}=${rangeFor(value)}"`;
  if (name === 'sort')
    return carSorts.some((sort) => sort === value)
      ? undefined
      : `write an order, such as "sort=${carSorts[2]}"`;
  if (name === 'seats' && !isCarValue(name, value))
    return 'write each number as a parameter of its own, such as "seats=5&seats=7"';
  if (name === 'certified' && !isCarValue(name, value)) return 'write "certified=true"';
  if (name === 'simple_colour' && !isCarValue(name, value))
    return 'write a basic colour, such as "simple_colour=white"';
  if (name === 'simple_transmission' && !isCarValue(name, value))
    return 'write "simple_transmission=automatic" or "simple_transmission=manual"';
  return undefined;
}

/** A parameter of a link: its error, or the kinds that its value may be of. */
export interface QueryPart {
  readonly message?: string;
  readonly value: string;
  readonly kinds: readonly string[];
}

/** Returns the parts of a query that may be wrong. @param reads kinds of readers on the page. */
export function queryParts(path: string, query: string, reads: readonly string[]): QueryPart[] {
  const own = reads.map(queryOf);
  const allowed = own.flatMap(Object.keys);
  return [...new URLSearchParams(query)].flatMap(([name, value]): QueryPart[] => {
    const part = `${name}=${value}`;
    if (!allowed.includes(name)) {
      const meant = meantBy(name, allowed);
      // Any form may send it with its lead.
      if (meant === undefined || (reads.includes('form') && isCarriedName(name))) return [];
      const message = `"${part}" has no effect: ${path} reads no "${name}", did you mean "${meant}"?`;
      return [{ message, value, kinds: [] }];
    }
    const kinds = own.flatMap((query) => query[name] || []);
    const advice = reads.includes('cars') ? unreadable(name, value) : undefined;
    const message = advice && `"${part}" can't be read, so the search ignores it; ${advice}`;
    return [{ message, value, kinds }];
  });
}
