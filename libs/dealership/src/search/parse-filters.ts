import { all, any, type Comparison, type Condition } from './condition.ts';
import { conditionMaker, isNumeral, type ConditionMaker } from './checked-condition.ts';
import type { IndexDefinition } from './index-definition.ts';

const longest = 4_000;
const deepest = 32;

/**
 * A recursive-descent parser of
 *
 *     either    = both { "OR" both }
 *     both      = negated { "AND" negated }
 *     negated   = "NOT" negated | "(" either ")" | condition
 *     condition = attribute ":" number "TO" number | attribute ":" value
 *               | attribute ( "<" | "<=" | "=" | "!=" | ">=" | ">" ) number
 *
 * Attributes and values with white space or brackets are in single or double quotes, where a
 * backslash escapes the next character. Operators are in capitals.
 */
class FilterParser {
  readonly #text: string;
  readonly #make: ConditionMaker;
  #at = 0;
  #depth = 0;

  constructor(text: string, make: ConditionMaker) {
    this.#text = text;
    this.#make = make;
  }

  parse(): Condition {
    const condition = this.#either();
    if (this.#at < this.#text.length) this.#fail('expected AND or OR');
    return condition;
  }

  #either(): Condition {
    if (++this.#depth > deepest) this.#fail(`nested deeper than ${deepest}`);
    const parts = [this.#both()];
    while (this.#take(/OR(?![^\s(])/y)) parts.push(this.#both());
    this.#depth--;
    return any(parts);
  }

  #both(): Condition {
    const parts = [this.#negated()];
    while (this.#take(/AND(?![^\s(])/y)) parts.push(this.#negated());
    return all(parts);
  }

  #negated(): Condition {
    let negated = false;
    while (this.#take(/NOT(?![^\s(])/y)) negated = !negated;
    const condition = this.#primary();
    return negated ? { op: 'not', of: condition } : condition;
  }

  #primary(): Condition {
    if (!this.#take(/\(/y)) return this.#condition();
    const inner = this.#either();
    if (!this.#take(/\)/y)) this.#fail('expected )');
    return inner;
  }

  #condition(): Condition {
    const attribute =
      this.#quoted() ?? this.#take(/[\p{L}\p{N}_.-]+/uy) ?? this.#fail('expected an attribute');
    const by = this.#take(/<=|>=|!=|<|>|=|:/y) ?? this.#fail('expected : or a comparison');
    if (by !== ':') return this.#make.compares(attribute, by as Comparison, this.#number());
    const quoted = this.#quoted();
    if (quoted !== undefined) return this.#make.equals(attribute, quoted);
    const start = this.#at;
    const value = this.#take(/[^\s()]+/y) ?? this.#fail('expected a value');
    if (!this.#take(/TO(?!\S)/y)) return this.#make.equals(attribute, value);
    if (!isNumeral(value)) this.#fail(`"${value}" is not a number`, start);
    return this.#make.between(attribute, Number(value), this.#number());
  }

  #number(): number {
    const start = this.#at;
    const text = this.#take(/[^\s()]+/y) ?? this.#fail('expected a number');
    return isNumeral(text) ? Number(text) : this.#fail(`"${text}" is not a number`, start);
  }

  /** A text in quotes, if one begins here. */
  #quoted(): string | undefined {
    const text = this.#take(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy);
    return text?.slice(1, -1).replace(/\\(.)/gs, '$1');
  }

  /** Consumes the match of a sticky pattern after white space, if any. */
  #take(pattern: RegExp): string | undefined {
    this.#blanks();
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0];
    if (match === undefined) return undefined;
    this.#at += match.length;
    this.#blanks();
    return match;
  }

  #blanks(): void {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at++;
  }

  #fail(message: string, at = this.#at): never {
    return this.#make.fail(`${message} at character ${at + 1}`);
  }
}

/** Reads the `filters` parameter. @throws SearchParameterError with the position of the error */
export function parseFilters(value: unknown, index: IndexDefinition): Condition {
  if (value === undefined || value === null) return all([]);
  const make = conditionMaker(index, 'filters');
  if (typeof value !== 'string') return make.fail('must be a text');
  if (value.trim() === '') return all([]);
  if (value.length > longest) return make.fail(`is longer than ${longest} characters`);
  return new FilterParser(value, make).parse();
}
