/** How a number is compared. */
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/**
 * Condition that entries must meet, with attributes and values already checked against the index.
 * An entry without the attribute only meets `!=` comparisons and negated conditions.
 */
export type Condition =
  | { readonly op: 'all'; readonly of: readonly Condition[] }
  | { readonly op: 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }
  /**
   * The text of a keyword, or `true` or `false` of a flag. Where case is folded it is the value's key,
   * else the exact spelling.
   */
  | { readonly op: 'is'; readonly attribute: string; readonly value: string }
  | {
      readonly op: 'compare';
      readonly attribute: string;
      readonly by: Comparison;
      readonly value: number;
    }
  /** Both ends included. */
  | {
      readonly op: 'between';
      readonly attribute: string;
      readonly min: number;
      readonly max: number;
    };

/** All of several conditions, without a level for one. */
export const all = (conditions: readonly Condition[]): Condition => combined('all', conditions);

/** Any of several conditions, without a level for one. */
export const any = (conditions: readonly Condition[]): Condition => combined('any', conditions);

function combined(op: 'all' | 'any', conditions: readonly Condition[]): Condition {
  const [first, ...others] = conditions;
  return first !== undefined && others.length === 0 ? first : { op, of: conditions };
}

/** A condition with the value of each `is` replaced. */
export function withValues(
  condition: Condition,
  replace: (attribute: string, value: string) => string,
): Condition {
  switch (condition.op) {
    case 'all':
    case 'any':
      return { op: condition.op, of: condition.of.map((part) => withValues(part, replace)) };
    case 'not':
      return { op: 'not', of: withValues(condition.of, replace) };
    case 'is':
      return { ...condition, value: replace(condition.attribute, condition.value) };
    default:
      return condition;
  }
}
