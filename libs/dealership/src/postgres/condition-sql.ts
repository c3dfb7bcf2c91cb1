import type { Condition } from '../search/condition.ts';

/** The values of a statement, in the order of their `$1`, `$2`, … */
export class Values {
  readonly list: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** Name of an attribute's column. Attributes come from index definitions, never from a request. */
export const columnOf = (attribute: string): string => `"a_${attribute.replaceAll('"', '""')}"`;

/** PostgreSQL strings can't contain NUL, so no entry has such a value. */
const impossible = (value: string): boolean => value.includes('\u0000');

/** A condition in SQL; true or not true (false or null), for `where` to take. */
export function conditionSql(condition: Condition, values: Values): string {
  const joined = (parts: readonly Condition[], word: string, none: string) =>
    parts.length === 0
      ? none
      : `(${parts.map((part) => conditionSql(part, values)).join(` ${word} `)})`;
  switch (condition.op) {
    case 'all':
      return joined(condition.of, 'and', 'true');
    case 'any':
      return joined(condition.of, 'or', 'false');
    case 'not':
      return `((${conditionSql(condition.of, values)}) is not true)`;
    case 'is':
      if (impossible(condition.value)) return 'false';
      return `${columnOf(condition.attribute)} = ${values.add(condition.value)}::text`;
    case 'between': {
      const [min, max] = [values.add(condition.min), values.add(condition.max)];
      return `${columnOf(condition.attribute)} between ${min}::float8 and ${max}::float8`;
    }
    case 'compare': {
      const by = condition.by === '!=' ? 'is distinct from' : condition.by;
      return `${columnOf(condition.attribute)} ${by} ${values.add(condition.value)}::float8`;
    }
  }
}
