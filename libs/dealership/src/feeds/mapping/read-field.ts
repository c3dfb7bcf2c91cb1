import { advertisedPrice, isOnApplication, isUnknownValue } from '@forecourt/domain';
import { convertValue } from './convert-value.ts';
import { groupsOf, listOf, ownGroups } from './field-lists.ts';
import type { FieldPlan } from './field-plans.ts';
import type { FieldError, FieldReading } from './field-reading.ts';
import type { ReadContext } from './read-context.ts';
import { addressFields, readAddresses } from './read-addresses.ts';
import { readNumber } from './read-number.ts';
import { RefusedValue } from './refused-value.ts';
import { isListed, isLeftOut, ruleFor, translated } from './translate-values.ts';
import { withUnits } from './unit-columns.ts';
import { valuesAt, type Scalar } from './values-at.ts';

/**
 * The usable values of the first path that has some; without them, the first price that is unusable and
 * that the mapping doesn't leave out itself.
 */
function firstFound(
  record: unknown,
  plan: FieldPlan,
): { readonly found: readonly Scalar[]; readonly unusable?: Scalar | undefined } {
  const { paths, field, kind, rule } = plan;
  let unusable: Scalar | undefined;
  for (const path of paths) {
    const all = withUnits(
      valuesAt(record, path, kind === 'number' || kind === 'whole'),
      record,
      field,
      path,
    );
    const isUsable = (value: Scalar) =>
      field === 'price' ? !isNoPrice(value, plan) : !isNothing(value, plan);
    const found = all.filter(isUsable);
    if (found.length > 0) return { found };
    if (field === 'price') unusable ??= all.find((value) => !isLeftOut(value, rule));
  }
  return { found: [], unusable };
}

/** True for a text in place of a value that is not known; a value of the mapping's table is known. */
const isNothing = (value: Scalar, { rule }: FieldPlan): boolean =>
  typeof value === 'string' && isUnknownValue(value) && !isListed(value, rule);

/** True if a value can't be a price: feeds write 0, -1 or words for "on application". */
function isNoPrice(value: Scalar, { rule }: FieldPlan): boolean {
  if (typeof value === 'string' && isOnApplication(value)) return !isListed(value, rule);
  const read = typeof value === 'number' ? value : readNumber(String(value), rule.decimal)?.value;
  return read !== undefined && advertisedPrice(read) === undefined;
}

const noPrice = (value: Scalar): FieldError => ({
  field: 'price',
  value: String(value),
  reason: 'is no price, imported without one',
});

/**
 * Reads a field of a record, in the field's own kind.
 * @returns undefined if the record has no value for it. The caller handles templates.
 */
export function readField(
  record: unknown,
  plan: FieldPlan,
  context: ReadContext,
): FieldReading | undefined {
  const { field, kind, rule } = plan;
  try {
    const groups = kind === 'groups' ? ownGroups(record, plan) : undefined;
    if (groups !== undefined) return { value: groups };
    const { found: given, unusable } =
      rule.value === undefined ? firstFound(record, plan) : { found: [rule.value] };
    const found =
      rule.value === undefined
        ? translated(given, rule)
        : given.map((value) => ({ value, isFinal: true }));
    if (kind === 'list' || kind === 'groups') {
      const list = listOf(found, plan);
      if (addressFields.has(field)) return readAddresses(list, plan);
      if (list.length === 0) return undefined;
      return { value: kind === 'groups' ? groupsOf(list) : list };
    }
    const [first, second] = found;
    if (second !== undefined)
      throw new RefusedValue(
        found.map(({ value }) => value).join(', '),
        'has several values; name a path to the one that counts',
      );
    if (first === undefined)
      return unusable === undefined ? undefined : { unusable: noPrice(unusable) };
    const own = { ...plan, rule: ruleFor(first, rule) };
    if (addressFields.has(field))
      return readAddresses([(own.rule.prefix ?? '') + first.value], plan);
    const { value, warning: reason } = convertValue(first.value, own, context);
    // A table or a unit may make it 0.
    if (field === 'price' && advertisedPrice(value) === undefined)
      return { unusable: noPrice(given[0] ?? first.value) };
    const warning =
      reason === undefined ? undefined : { field, value: String(first.value), reason };
    return value === '' ? undefined : { value, warning };
  } catch (error) {
    if (!(error instanceof RefusedValue)) throw error;
    return { error: { field, value: String(error.value), reason: error.message } };
  }
}

/** A value of the mapping's own, in the field's kind. */
export const readConstant = (
  value: Scalar,
  plan: FieldPlan,
  context: ReadContext,
): ReturnType<typeof readField> =>
  readField({}, { ...plan, rule: { ...plan.rule, value } }, context);
