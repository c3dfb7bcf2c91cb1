import { scalarText, type StringRange } from '@forecourt/json';
import { dataEntries, type DataEntry } from './data-entries.ts';
import type { DataVisit } from './rule.ts';

/** A model. */
export type NamedModel = {
  readonly slug: string;
  readonly name: string;
  readonly manufacturer: string;
};

/** Returns a text without case, spaces and punctuation. */
export const foldedName = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the slug of the model that an address leads to, `/models/tern?colour=red`. */
export const slugOfModel = (href: string): string | undefined =>
  /^\/models\/([^/?#]+)\/?(?:[?#]|$)/.exec(href)?.[1];

/** Returns the path of an address within the site, without its query and anchor. */
export const pathOfLink = (href: string): string => href.replace(/[?#].*$/, '');

/** Words that make a model that is named the car of the visitor: "your Wren", "Wren owners". */
const owned = {
  before: /\b(?:your|any|old|used)\s+$/i,
  after: /^(?:[’']s\b|\s+(?:owner|driver)s?\b)/i,
};

/** Returns the part of a text with the name of another model, unless it also names its own. */
export function otherModelIn(
  text: string,
  own: NamedModel,
  models: Iterable<NamedModel>,
): { readonly name: string; readonly within: StringRange } | undefined {
  if (foldedName(text).includes(foldedName(own.name))) return undefined;
  for (const { name } of models) {
    const start = text.indexOf(name);
    const end = start + name.length;
    if (name === '' || start < 0 || /[\p{L}\p{N}]/u.test(text.slice(end, end + 1))) continue;
    if (/[\p{L}\p{N}]$/u.test(text.slice(0, start))) continue;
    if (owned.before.test(text.slice(0, start)) || owned.after.test(text.slice(end))) continue;
    return { name, within: { start, end } };
  }
  return undefined;
}

/** True if one name is the other with the name of a version: "Heron" and "Heron Tourer". */
export const isVersionOf = (name: string, other: string): boolean =>
  foldedName(name).includes(foldedName(other)) || foldedName(other).includes(foldedName(name));

/** Returns the models of a tenant with their entries. Of one slug there is one: others are reported. */
export function modelsIn(visit: DataVisit): (NamedModel & Pick<DataEntry, 'entry'>)[] {
  const models = dataEntries(visit, 'models').flatMap(({ entry }) => {
    const { slug, name, manufacturer_name: maker } = entry;
    const isNamed = typeof slug === 'string' && typeof name === 'string';
    return isNamed ? [{ slug, name, manufacturer: scalarText(maker), entry }] : [];
  });
  return models.filter(({ slug }) => models.filter((each) => each.slug === slug).length === 1);
}
