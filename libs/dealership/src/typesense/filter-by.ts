import { createHash } from 'node:crypto';
import type { Comparison, Condition } from '../search/condition.ts';

/** Name of the field with an attribute's value: a collection has an `id` of its own, which it doesn't count. */
export const valueField = (attribute: string): string => (attribute === 'id' ? '_id' : attribute);

/** Name of the field that marks entries without a value of a number attribute. */
export const missingField = (attribute: string): string => `_no_${attribute}`;

/** Name of the field with a keyword's key: Typesense compares texts word by word and in any case, keys it compares exactly. */
export const keyField = (attribute: string): string => `_key_${attribute}`;

/** The field with a value as the entry spells it, where the attribute itself has the case folded. */
export const spellingField = (attribute: string): string => `_spelling_${attribute}`;

/** A key for a text, without any mark that a filter would have to quote. */
export const keyOf = (value: string): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 20);

const opposite: Readonly<Record<Comparison, Comparison>> = {
  '<': '>=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
  '>=': '<',
  '>': '<=',
};

/**
 * A condition as Typesense's `filter_by`. It has no negation of brackets, so negations are carried
 * down to the single comparisons (De Morgan); there, an entry without a value fails the comparison and so
 * meets its negation, for which it has a field of its own.
 */
export function filterBy(condition: Condition, negated = false): string {
  const joined = (parts: readonly Condition[], and: boolean) =>
    parts.length === 0
      ? `_seq:${and ? '>=' : '<'}0`
      : `(${parts.map((part) => filterBy(part, negated)).join(and ? ' && ' : ' || ')})`;
  const orMissing = (test: string) => `(${test} || ${missingField(attributeOf(condition))}:=true)`;
  switch (condition.op) {
    case 'all':
      return joined(condition.of, !negated);
    case 'any':
      return joined(condition.of, negated);
    case 'not':
      return filterBy(condition.of, !negated);
    case 'is':
      return `${keyField(condition.attribute)}:${negated ? '!=' : '='}${keyOf(condition.value)}`;
    case 'between': {
      const { attribute, min, max } = condition;
      // Typesense takes the ends of a range in their order only.
      if (min > max) return negated ? '_seq:>=0' : '_seq:<0';
      if (!negated) return `${attribute}:[${min}..${max}]`;
      return orMissing(`${attribute}:<${min} || ${attribute}:>${max}`);
    }
    case 'compare': {
      const by = negated ? opposite[condition.by] : condition.by;
      const test = `${condition.attribute}:${by}${condition.value}`;
      const passesMissing = negated !== (condition.by === '!=');
      return passesMissing ? orMissing(test) : test;
    }
  }
}

const attributeOf = (condition: Condition): string =>
  'attribute' in condition ? condition.attribute : '';
