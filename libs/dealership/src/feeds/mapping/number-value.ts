import { earlierYear, readPriceWords, readUnitWords } from '@forecourt/domain';
import type { CarField } from './car-fields.ts';
import type { FieldPlan } from './field-plans.ts';
import { dateHint } from './read-date.ts';
import type { ReadContext } from './read-context.ts';
import { readNumber, unitFactors } from './read-number.ts';
import { RefusedValue } from './refused-value.ts';
import type { Scalar } from './values-at.ts';

/** A value of a field, with what to report about how it was read. */
export interface ConvertedValue {
  readonly value: unknown;
  readonly warning?: string | undefined;
}

/** Fields in which a feed may group thousands by the decimal sign. */
const groupedFields: ReadonlySet<CarField> = new Set(['price', 'km']);

/** Numbers with three decimals, "12.990", are the price or distance of no car, unless in thousands. */
const isAmbiguous = (read: number, grouped: number, { field, rule }: FieldPlan) =>
  groupedFields.has(field) &&
  rule.unit !== 'thousands' &&
  grouped !== read &&
  grouped === Math.round(read * 1000);

function writtenNumber(text: string, plan: FieldPlan): { value: number; words: string } {
  const { decimal } = plan.rule;
  const read = readNumber(text, decimal);
  const other = decimal === ',' ? '.' : ',';
  const otherwise = readNumber(text, other);
  if (read === undefined) {
    const hint = otherwise === undefined ? dateHint(text) : `; "decimal": "${other}" would read it`;
    throw new RefusedValue(text, `is no number${hint}`);
  }
  if (otherwise !== undefined && isAmbiguous(read.value, otherwise.value, plan))
    throw new RefusedValue(
      text,
      `may be ${read.value} or ${otherwise.value.toLocaleString('en')}; write it without a separator, or set "decimal": "${other}"`,
    );
  return read;
}

/**
 * Converts a number of a feed to the unit of its field, by the words beside it and the mapping; the one
 * place where they are read.
 * @throws {RefusedValue} for a text that is no number, or whose words contradict the field
 */
export function numberValue(
  value: Scalar,
  plan: FieldPlan,
  { currency, priceTerms: terms }: ReadContext,
): ConvertedValue {
  const { field, kind, rule } = plan;
  const year = field === 'year' ? earlierYear(String(value)) : undefined;
  if (year !== undefined)
    return { value: year, warning: `names two years; imported as ${year}, the earlier one` };
  const { value: number, words } =
    typeof value === 'number' ? { value, words: '' } : writtenNumber(String(value), plan);
  const read =
    field === 'price'
      ? readPriceWords(words, { currency, terms })
      : readUnitWords(field, number, words);
  if ('refused' in read) throw new RefusedValue(value, read.refused);
  const { inThousands, convert, unit, warning } = read;
  const scaled = inThousands || rule.unit === 'thousands' ? number * 1000 : number;
  const product = convert?.(scaled) ?? scaled * unitFactors[rule.unit ?? 'ones'];
  const places = kind === 'whole' ? 1 : 100;
  const isRounded = rule.unit !== undefined || product !== number;
  const result = isRounded ? Math.round(product * places) / places : product;
  const own = rule.unit === 'miles' && field === 'km' ? 'miles' : undefined;
  const changes = [
    ...(unit === undefined || unit === own ? [] : [`is in ${unit}`]),
    ...(own !== undefined && convert !== undefined && unit !== own
      ? ['is in km, where the mapping has miles']
      : []),
    ...(inThousands && rule.unit !== 'thousands' ? ['is in thousands'] : []),
  ].join(' and ');
  const change = changes === '' ? undefined : `${changes}; imported as ${shown(result)}`;
  const reports = [change, warning].filter((report) => report !== undefined);
  return { value: result, warning: reports.length === 0 ? undefined : reports.join('; ') };
}

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
