import { all, any, type Comparison, type Condition } from './condition.ts';
import { conditionMaker, type ConditionMaker } from './checked-condition.ts';
import type { IndexDefinition } from './index-definition.ts';

const maxConditions = 500;

type ReadOne = (text: string, make: ConditionMaker) => Condition;

function readList(value: unknown, make: ConditionMaker, readOne: ReadOne): Condition[] {
  if (value === undefined || value === null || value === '') return [];
  const outer: unknown = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(outer)) return make.fail('must be a string or an array');
  let count = 0;
  const one = (item: unknown): Condition => {
    if (typeof item !== 'string') return make.fail('holds texts and lists of texts only');
    if (++count > maxConditions) return make.fail(`holds more than ${maxConditions} conditions`);
    return readOne(item, make);
  };
  return (outer as unknown[])
    .filter((item) => !Array.isArray(item) || item.length > 0)
    .map((item) => (Array.isArray(item) ? any(item.map(one)) : one(item)));
}

/** `make:Kestrel`, `make:-Kestrel` (not), `make:\-Kestrel` (a value that begins with a hyphen). */
const readFacet: ReadOne = (text, make) => {
  const colon = text.indexOf(':');
  if (colon < 1) return make.fail(`"${text}" is not of the form attribute:value`);
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (value.startsWith('-')) return { op: 'not', of: make.equals(attribute, value.slice(1)) };
  return make.equals(attribute, value.startsWith('\\-') ? value.slice(1) : value);
};

const number = String.raw`(-?\d{1,15}(?:\.\d{1,10})?)`;
const comparison = new RegExp(String.raw`^\s*([\w.]+)\s*(<=|>=|!=|<|>|=)\s*${number}\s*$`);
const range = new RegExp(String.raw`^\s*([\w.]+)\s*:\s*${number}\s+TO\s+${number}\s*$`);

const readNumeric: ReadOne = (text, make) => {
  const [, compared, by, value] = comparison.exec(text) ?? [];
  if (compared !== undefined) return make.compares(compared, by as Comparison, Number(value));
  const [, ranged, min, max] = range.exec(text) ?? [];
  if (ranged !== undefined) return make.between(ranged, Number(min), Number(max));
  return make.fail(`"${text}" is not of the form attribute>=number or attribute:low TO high`);
};

/** Reads `facetFilters`: every entry must hold, of an inner list any one. @throws SearchParameterError */
export const parseFacetFilters = (value: unknown, index: IndexDefinition): Condition =>
  all(readList(value, conditionMaker(index, 'facetFilters'), readFacet));

/** Reads `numericFilters`, nested in the same way. @throws SearchParameterError */
export const parseNumericFilters = (value: unknown, index: IndexDefinition): Condition =>
  all(readList(value, conditionMaker(index, 'numericFilters'), readNumeric));
