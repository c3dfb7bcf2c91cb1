import { commonestSpelling } from '@forecourt/domain';
import type { IndexEntry } from '../ports/search.ts';
import { attributeValue, spellingAt } from './entry-values.ts';
import { foldsCase, type IndexDefinition } from './index-definition.ts';

/** Counts how the entries of an index spell the values whose case is folded. */
export class SpellingCounts {
  readonly #definition: IndexDefinition;
  readonly #counts = new Map<string, Map<string, Map<string, number>>>();

  constructor(definition: IndexDefinition) {
    this.#definition = definition;
  }

  add(entry: IndexEntry): void {
    for (const [name, attribute] of Object.entries(this.#definition.attributes)) {
      if (!foldsCase(attribute)) continue;
      const key = attributeValue(entry, name, attribute);
      const spelling = spellingAt(entry, name, attribute);
      if (typeof key === 'string' && spelling !== undefined) this.#count(name, key, spelling);
    }
  }

  #count(name: string, key: string, spelling: string): void {
    const keys = this.#counts.get(name) ?? new Map<string, Map<string, number>>();
    const spellings = keys.get(key) ?? new Map<string, number>();
    this.#counts.set(
      name,
      keys.set(key, spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)),
    );
  }

  /** The most common spelling of each value of an attribute, by the value's key. */
  commonest(name: string): ReadonlyMap<string, string> {
    const keys = this.#counts.get(name) ?? new Map<string, Map<string, number>>();
    return new Map([...keys].map(([key, spellings]) => [key, commonestSpelling(spellings) ?? key]));
  }
}
