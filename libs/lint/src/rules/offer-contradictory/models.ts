import { didYouMean, type Offer } from '@forecourt/block-schemas';
import { isObject, scalarText } from '@forecourt/json';
import {
  foldedName,
  isVersionOf,
  modelsIn,
  otherModelIn,
  pathOfLink,
  slugOfModel,
  type NamedModel,
} from '../../rule-api/model-names.ts';
import type { DataVisit, EndVisit } from '../../rule-api/rule.ts';

/** Statements of an offer about its model. */
type OfferedModel = NamedModel & {
  /** Members of the offer whose words name its model, by pointer below the offer. */
  readonly texts: readonly (readonly [pointer: string, text: string])[];
  readonly href: string;
};
/** Models of a tenant, or the model of an offer. */
export type ModelFact = {
  readonly models?: readonly NamedModel[];
  readonly offer?: OfferedModel & { readonly pointer: string };
};

/** Returns what an offer says about its model, if it names one by its slug. */
export function modelOf(offer: Partial<Offer>): OfferedModel | undefined {
  const { model, manufacturer, heading, linkText, image, href } = offer;
  const { slug, name } = (isObject(model) ? model : {}) as { slug?: unknown; name?: unknown };
  if (typeof slug !== 'string' || typeof name !== 'string') return undefined;
  const { alt } = (isObject(image) ? image : {}) as { alt?: unknown };
  return {
    slug,
    name,
    manufacturer: scalarText(manufacturer),
    href: scalarText(href),
    texts: [
      ['/heading', scalarText(heading)],
      ['/linkText', scalarText(linkText)],
      ['/image/alt', scalarText(alt)],
    ],
  };
}

/** Subject of findings that compare an offer with the models. */
const about = { data: 'models' };

/** Reports an offer whose words or link are about another model than its own. */
function reportOther(
  { texts, name, href, pointer }: NonNullable<ModelFact['offer']>,
  model: NamedModel,
  models: ReadonlyMap<string, NamedModel>,
  file: string,
  report: EndVisit['report'],
): void {
  for (const [member, text] of texts) {
    const named = otherModelIn(text, model, models.values());
    if (named === undefined || isVersionOf(named.name, name)) continue;
    const what = { '/heading': 'heading', '/linkText': 'link', '/image/alt': 'picture' }[member];
    report(file, {
      pointer: `${pointer}${member}`,
      within: named.within,
      message: `the ${what} names the ${named.name}, but the offer is for the ${name}; correct one of them`,
      about,
    });
  }
  const target = models.get(slugOfModel(href) ?? '');
  if (target && target.slug !== model.slug && !isVersionOf(target.name, model.name))
    report(file, {
      pointer: `${pointer}/href`,
      message: `the link leads to the ${target.name}, but the offer is for the ${name}; correct one of them`,
      about: { ...about, path: pathOfLink(href) },
    });
}

/** Reports offers that name another model or maker than the model that they link to. */
export function reportModels({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as ModelFact) }));
  const models = new Map(
    facts.flatMap(({ models: all = [] }) => all.map((model) => [model.slug, model] as const)),
  );
  const makers = new Set([...models.values()].map(({ manufacturer }) => foldedName(manufacturer)));
  for (const { file, offer } of facts) {
    const model = offer && models.get(offer.slug);
    if (offer === undefined || model === undefined) continue;
    const [said, own] = [foldedName(offer.name), foldedName(model.name)];
    // An offer may name a version: "Heron Tourer".
    if (own !== '' && !said.includes(own) && !own.includes(said)) {
      report(file, {
        pointer: `${offer.pointer}/model/name`,
        message: `the offer is for "${offer.name}", but its slug "${model.slug}" is that of the ${model.name}; correct one of them`,
        about,
      });
      // The maker may be that of the model that was meant.
      continue;
    }
    reportOther(offer, model, models, file, report);
    const [maker, ownMaker] = [foldedName(offer.manufacturer), foldedName(model.manufacturer)];
    // A maker of other models may be right, and misspelt where this one is.
    const isMisspeltThere = makers.has(maker) && didYouMean(maker, [ownMaker]) !== undefined;
    if (maker !== '' && ownMaker !== '' && maker !== ownMaker && !isMisspeltThere)
      report(file, {
        pointer: `${offer.pointer}/manufacturer`,
        message: `"${offer.manufacturer}" does not make the ${model.name}, which is a ${model.manufacturer}; correct one of them`,
        about,
      });
  }
}

/** Returns the models of a tenant with their names. */
export const namedModels = (visit: DataVisit): NamedModel[] =>
  modelsIn(visit).map(({ slug, name, manufacturer }) => ({ slug, name, manufacturer }));
