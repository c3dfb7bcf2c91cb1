import { SearchParameterError } from '../ports/search.ts';
import type { Comparison, Condition } from './condition.ts';
import type { Attribute, IndexDefinition } from './index-definition.ts';

/** Builds conditions for one parameter, so that each error names it. */
export interface ConditionMaker {
  equals(attribute: string, value: string): Condition;
  compares(attribute: string, by: Comparison, value: number): Condition;
  between(attribute: string, min: number, max: number): Condition;
  fail(message: string): never;
}

/** An attribute of an index. @throws SearchParameterError when there is none of that name. */
export function attributeOf(index: IndexDefinition, name: string, parameter: string): Attribute {
  const attribute = Object.hasOwn(index.attributes, name) ? index.attributes[name] : undefined;
  if (attribute === undefined)
    throw new SearchParameterError(parameter, `"${name}" is no attribute of ${index.name}`);
  return attribute;
}

/** A maker of conditions on an index, for the parameter that they are written in. */
export function conditionMaker(index: IndexDefinition, parameter: string): ConditionMaker {
  const fail = (message: string): never => {
    throw new SearchParameterError(parameter, message);
  };
  const numeric = (name: string) => {
    if (attributeOf(index, name, parameter).kind !== 'number') fail(`"${name}" is not a number`);
  };
  const compares: ConditionMaker['compares'] = (attribute, by, value) => {
    numeric(attribute);
    return { op: 'compare', attribute, by, value };
  };
  return {
    fail,
    compares,
    between(attribute, min, max) {
      numeric(attribute);
      return { op: 'between', attribute, min, max };
    },
    equals(attribute, value) {
      const { kind } = attributeOf(index, attribute, parameter);
      if (kind === 'number') {
        if (!isNumeral(value)) fail(`"${attribute}" is compared with a number, not "${value}"`);
        return compares(attribute, '=', Number(value));
      }
      if (kind === 'flag' && value !== 'true' && value !== 'false')
        fail(`"${attribute}" is true or false, not "${value}"`);
      return { op: 'is', attribute, value };
    },
  };
}

/** True if a text is a decimal number. */
export const isNumeral = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text);
