import type { Page } from '@forecourt/block-schemas';
import { isObject, scalarText } from '@forecourt/json';
import {
  isVersionOf,
  otherModelIn,
  slugOfModel,
  type NamedModel,
} from '../../rule-api/model-names.ts';
import { wordsOf } from '../../rule-api/html-links.ts';
import type { EndVisit } from '../../rule-api/rule.ts';
import { reportDocuments, type DocumentFact } from './documents.ts';

/** A value of a model's page that names a model. */
type Naming = { readonly pointer: string; readonly value: string };

/** The page of a model, or all models of a tenant. */
export type PageFact = {
  readonly page?: {
    readonly slug: string;
    readonly texts: readonly Naming[];
    readonly shown: readonly Naming[];
  };
  readonly models?: readonly NamedModel[];
  readonly document?: DocumentFact;
};

/** Blocks that show one model. */
const ofOneModel: ReadonlySet<string> = new Set(['modelColors', 'modelVariants']);

/** Number of characters at the start of a description within which it names what it is about. */
const opening = 40;

/** Returns what the page of a model says that it is about; undefined for other pages. */
export function pageFact({ path, title, seo, blocks }: Page): PageFact | undefined {
  const slug = slugOfModel(path);
  if (slug === undefined) return undefined;
  const texts: Naming[] = [
    { pointer: '/title', value: title },
    { pointer: '/seo/title', value: scalarText(seo?.title) },
    { pointer: '/seo/description', value: scalarText(seo?.description).slice(0, opening) },
  ];
  const shown: Naming[] = [];
  for (const [index, { type, data }] of blocks.entries()) {
    if (!isObject(data)) continue;
    const at = `/blocks/${index}/data`;
    if (type === 'header' && data.level === 1)
      texts.push({ pointer: `${at}/text`, value: wordsOf(scalarText(data.text)) });
    if (ofOneModel.has(type)) shown.push({ pointer: `${at}/model`, value: scalarText(data.model) });
  }
  return { page: { slug, texts: texts.filter(({ value }) => value !== ''), shown } };
}

/** Reports texts and blocks of a model's page that are those of another model, from which it was copied. */
export function reportCopiedPages({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as PageFact) }));
  const models = facts.flatMap((fact) => fact.models ?? []);
  reportDocuments(facts, models, report);
  for (const { file, page } of facts) {
    const own = page && models.find(({ slug }) => slug === page.slug);
    if (page === undefined || own === undefined) continue;
    const others = models.filter(
      ({ slug, name }) => slug !== own.slug && !isVersionOf(name, own.name),
    );
    for (const { pointer, value } of page.texts) {
      const named = otherModelIn(value, own, others);
      if (named === undefined) continue;
      const message = `the page of the ${own.name} names the ${named.name} here, and not its own model; it seems to be copied: correct the name`;
      report(file, { pointer, message });
    }
    for (const { pointer, value } of page.shown) {
      const other = others.find(({ slug }) => slug === value);
      if (other === undefined) continue;
      const message = `the page of the ${own.name} shows the ${other.name} here; write "${own.slug}", or remove the block`;
      report(file, { pointer, message, suggestion: own.slug });
    }
  }
}
