import { didYouMean, type Offer } from '@forecourt/block-schemas';
import { isObject, scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import type { DataVisit, EndVisit } from '../../rule-api/rule.ts';

/** A model. */
type NamedModel = { readonly slug: string; readonly name: string; readonly manufacturer: string };
/** Statements of an offer about its model. */
type OfferedModel = NamedModel & { readonly heading: string; readonly href: string };
/** Models of a tenant, or the model of an offer. */
export type ModelFact = {
  readonly models?: readonly NamedModel[];
  readonly offer?: OfferedModel & { readonly pointer: string };
};

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns what an offer says about its model, if it names one by its slug. */
export function modelOf(offer: Partial<Offer>): OfferedModel | undefined {
  const { model, manufacturer, heading, href } = offer;
  const { slug, name } = (isObject(model) ? model : {}) as { slug?: unknown; name?: unknown };
  if (typeof slug !== 'string' || typeof name !== 'string') return undefined;
  const [maker, title, link] = [manufacturer, heading, href].map(scalarText);
  return { slug, name, manufacturer: maker!, heading: title!, href: link! };
}

/** Words that make a model that is named the car of the visitor: "your Wren", "Wren owners". */
const owned = {
  before: /\b(?:your|any|old|used)\s+$/i,
  after: /^(?:[’']s\b|\s+(?:owner|driver)s?\b)/i,
};

/** Returns the part of a heading with the name of another model, unless it also names its own. */
function otherName(heading: string, own: NamedModel, models: Iterable<NamedModel>) {
  if (folded(heading).includes(folded(own.name))) return undefined;
  for (const { name } of models) {
    const start = heading.indexOf(name);
    const end = start + name.length;
    if (name === '' || start < 0 || /[\p{L}\p{N}]/u.test(heading.slice(end, end + 1))) continue;
    if (/[\p{L}\p{N}]$/u.test(heading.slice(0, start))) continue;
    if (owned.before.test(heading.slice(0, start)) || owned.after.test(heading.slice(end)))
      continue;
    return { name, within: { start, end } };
  }
  return undefined;
}

/** True if one name is the other with the name of a version: "Heron" and "Heron Tourer". */
const isVersion = (name: string, other: string): boolean =>
  folded(name).includes(folded(other)) || folded(other).includes(folded(name));

/** Reports offers that name another model or maker than the model that they link to. */
export function reportModels({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as ModelFact) }));
  const models = new Map(
    facts.flatMap(({ models: all = [] }) => all.map((model) => [model.slug, model] as const)),
  );
  const makers = new Set([...models.values()].map(({ manufacturer }) => folded(manufacturer)));
  const about = { data: 'models' };
  for (const { file, offer } of facts) {
    const model = offer && models.get(offer.slug);
    if (model === undefined) continue;
    const [said, own] = [folded(offer!.name), folded(model.name)];
    // An offer may name a version: "Heron Tourer".
    if (own !== '' && !said.includes(own) && !own.includes(said))
      report(file, {
        pointer: `${offer!.pointer}/model/name`,
        message: `the offer is for "${offer!.name}", but its slug "${model.slug}" is that of the ${model.name}; correct one of them`,
        about,
      });
    else {
      const named = otherName(offer!.heading, model, models.values());
      if (named && !isVersion(named.name, offer!.name))
        report(file, {
          pointer: `${offer!.pointer}/heading`,
          within: named.within,
          message: `the heading names the ${named.name}, but the offer is for the ${offer!.name}; correct one of them`,
          about,
        });
      const [, slug = ''] = /^\/models\/([^/?#]+)\/?(?:[?#]|$)/.exec(offer!.href) ?? [];
      const target = models.get(slug);
      if (target && slug !== model.slug && !isVersion(target.name, model.name))
        report(file, {
          pointer: `${offer!.pointer}/href`,
          message: `the link leads to the ${target.name}, but the offer is for the ${offer!.name}; correct one of them`,
          about,
        });
    }
    const [maker, ownMaker] = [folded(offer!.manufacturer), folded(model.manufacturer)];
    // A maker of other models may be right, and misspelt where this one is.
    const isMisspeltThere = makers.has(maker) && didYouMean(maker, [ownMaker]) !== undefined;
    if (maker !== '' && ownMaker !== '' && maker !== ownMaker && !isMisspeltThere)
      report(file, {
        pointer: `${offer!.pointer}/manufacturer`,
        message: `"${offer!.manufacturer}" does not make the ${model.name}, which is a ${model.manufacturer}; correct one of them`,
        about,
      });
  }
}

/** Returns the models of a tenant with their names. Of one slug there is one: others are reported. */
export function modelsIn(visit: DataVisit): NamedModel[] {
  const models = dataEntries(visit, 'models').flatMap(({ entry }): NamedModel[] => {
    const { slug, name, manufacturer_name: maker } = entry;
    const isNamed = typeof slug === 'string' && typeof name === 'string';
    return isNamed ? [{ slug, name, manufacturer: scalarText(maker) }] : [];
  });
  return models.filter(({ slug }) => models.filter((each) => each.slug === slug).length === 1);
}
