import { isObject, scalarText, type StringRange } from '@forecourt/json';
import { leastOf } from '../../rule-api/extremes.ts';
import {
  isVersionOf,
  modelsIn,
  otherModelIn,
  pathOfLink,
  slugOfModel,
} from '../../rule-api/model-names.ts';
import type { DataVisit, EndVisit } from '../../rule-api/rule.ts';
import type { Label, LinkFact, ModelFact, TargetFact } from './facts.ts';
import { reportTopics } from './topic-errors.ts';
import { otherTopic, topicOfPath } from './topics.ts';

/** Returns the link if its words may name something else than its target. */
export function linkFact(
  href: string,
  labels: readonly Label[],
  texts: readonly Label[] = [],
): LinkFact | undefined {
  if (slugOfModel(href) !== undefined) return { href, labels, texts };
  for (const label of labels) {
    const topic = otherTopic(label.words, href);
    if (topic !== undefined) return { href, labels: [label], texts: [], topic };
  }
  return undefined;
}

/** A price at which a model begins, not an amount of finance. */
const from =
  /(?:(?<=^|[.!?,;:–—-]\s*)|\b(?:priced|starts|starting)\s+)from\s+\$\s?(\d{1,3}(?:,\d{3})+|\d{5,})(?![,.]?\d)/i;
/** A kind of body at the beginning of a text: "A small hatch". */
const body = /^an?\s+(?:[\p{L}-]+\s+){0,3}(hatch|ute|van|sedan|wagon|suv)(?:back)?\b/iu;

/** Returns the models of a tenant with prices and bodies. */
export const modelFacts = (visit: DataVisit): readonly ModelFact[] =>
  modelsIn(visit).map(({ slug, name, manufacturer, entry }) => {
    const variants: readonly unknown[] = Array.isArray(entry.model_variants)
      ? entry.model_variants
      : [];
    const prices = [entry, ...variants.filter(isObject)].flatMap((each) =>
      [each.from_price, each.dap_min_price, each.dap_max_price].filter(
        (price): price is number => typeof price === 'number',
      ),
    );
    const kinds = ['', '2', '3'].map((part) => scalarText(entry[`manufacturer_body${part}`]));
    const bodies = [...(Array.isArray(entry.body) ? entry.body.map(scalarText) : []), ...kinds];
    return { slug, name, manufacturer, prices, bodies };
  });

const inLabel = ({ within }: Label, range: StringRange): StringRange =>
  within ?? { start: range.start, end: range.end };

/** Returns what a card says about its model that the data deny. */
function cardErrors({ words, pointer }: Label, { name, prices, bodies }: ModelFact) {
  const [priced, digits = ''] = from.exec(words) ?? [];
  const isOther = priced !== undefined && !prices.includes(Number(digits.replaceAll(',', '')));
  const [begun, kind = ''] = body.exec(words) ?? [];
  const isOtherKind =
    begun !== undefined &&
    bodies.some((each) => each !== '') &&
    !bodies.some((each) => each.toLowerCase().includes(kind.toLowerCase()));
  const least = leastOf(prices).toLocaleString('en-AU');
  return [
    ...(isOther && prices.length > 0
      ? [{ part: priced, by: `the ${name}, which begins at $${least}` }]
      : []),
    ...(isOtherKind ? [{ part: begun, by: `the ${name}, whose body is ${bodies[0]}` }] : []),
  ].map(({ part, by }) => ({
    pointer,
    within: { start: words.indexOf(part), end: words.indexOf(part) + part.length },
    message: `"${part}" is not true of ${by}; correct one of them`,
    about: { data: 'models' },
  }));
}

/** Reports links whose words name another model or page than they lead to, and cards that deny their model. */
export function reportTargets({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as TargetFact) }));
  const models = new Map(facts.flatMap(({ models: all = [] }) => all.map((m) => [m.slug, m])));
  reportTopics(facts, report);
  for (const { file, link } of facts) {
    if (link === undefined) continue;
    const { href, labels, texts, topic } = link;
    if (topic !== undefined) continue;
    const model = models.get(slugOfModel(href)!);
    if (model === undefined) continue;
    const other = labels.flatMap((label) => {
      const named = otherModelIn(label.words, model, models.values());
      return named && !isVersionOf(named.name, model.name) ? [{ label, ...named }] : [];
    });
    const [first] = other;
    if (first !== undefined)
      report(file, {
        pointer: first.label.pointer,
        within: inLabel(first.label, first.within),
        message: `the link names the ${first.name}, but leads to the ${model.name}; correct one of them`,
        about: { data: 'models', path: pathOfLink(href) },
      });
    else for (const text of texts) for (const error of cardErrors(text, model)) report(file, error);
  }
}

/** Returns a page with a topic, for its address. */
export function pageFact(path: string): TargetFact | undefined {
  const topic = topicOfPath(path);
  return topic === undefined ? undefined : { page: { path, topic } };
}
