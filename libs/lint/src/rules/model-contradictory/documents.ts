import { isMarkup } from '@forecourt/block-schemas';
import { isObject, resolvePointer, scalarText } from '@forecourt/json';
import { linksIn, wordsOf } from '../../rule-api/html-links.ts';
import { isVersionOf, slugOfModel, type NamedModel } from '../../rule-api/model-names.ts';
import type { NotedRange } from '../../rule-api/range-in-markup.ts';
import type { EndVisit, TextTest, TextVisit } from '../../rule-api/rule.ts';
import { wordsOfValue } from '../../rule-api/words-of-value.ts';

/** A link to a document on the page of a model. */
export type DocumentFact = {
  readonly slug: string;
  readonly address: string;
  readonly label: string;
  readonly pointer: string;
  readonly within?: NotedRange;
};

/** Quick test for the address of a document. */
export const mayHaveDocument: TextTest = (value) => value.includes('.pdf');

const fileName = (address: string): string =>
  ` ${wordsOfValue(/[^/]*$/.exec(address.replace(/[?#].*$/, ''))![0].replace(/\.\w+$/, ''))} `;

/** Returns the name of another model in the name of a file, unless its own is there. */
export function modelOfFile(
  address: string,
  own: NamedModel,
  models: readonly NamedModel[],
): string | undefined {
  const words = fileName(address);
  const isNamed = ({ name, slug }: Pick<NamedModel, 'name' | 'slug'>) =>
    [name, slug].some((each) => {
      const parts = wordsOfValue(each);
      return parts.length > 2 && words.includes(` ${parts} `);
    });
  if (isNamed(own)) return undefined;
  return models.find((each) => !isVersionOf(each.name, own.name) && isNamed(each))?.name;
}

/** Returns the words of a link that is a member of a block. */
function labelOf({ block, pointer }: TextVisit): string {
  if (block === undefined) return '';
  const parent = pointer.slice(block.pointer.length).replace(/\/[^/]*$/, '');
  const value = resolvePointer(block.block, parent);
  return isObject(value)
    ? [value.text, value.linkText, value.heading].map(scalarText).join(' ')
    : '';
}

/** Returns the links to documents in a text on the page of a model. */
export function documentFacts(visit: TextVisit): readonly DocumentFact[] {
  const { kind, value, pointer, page } = visit;
  const slug = slugOfModel(page?.page.path ?? '');
  if (slug === undefined) return [];
  if (!isMarkup(kind)) return [{ slug, address: value, label: labelOf(visit), pointer }];
  return linksIn(value).flatMap(({ address = '', content, at }) =>
    mayHaveDocument(address, kind)
      ? [{ slug, address, label: wordsOf(content), pointer, within: { ...at } }]
      : [],
  );
}

/** Reports documents on the page of a model that are named after another one, which the link does not name. */
export function reportDocuments(
  facts: readonly { readonly file: string; readonly document?: DocumentFact }[],
  models: readonly NamedModel[],
  report: EndVisit['report'],
): void {
  for (const { file, document } of facts) {
    const own = document && models.find(({ slug }) => slug === document.slug);
    if (document === undefined || own === undefined) continue;
    const { address, label, pointer, within } = document;
    const other = modelOfFile(address, own, models);
    if (other === undefined || label.includes(other)) continue;
    const message = `the document is named after the ${other}, but the page is about the ${own.name}; correct the address, or name the ${other} in the link`;
    report(file, { pointer, within, message });
  }
}
