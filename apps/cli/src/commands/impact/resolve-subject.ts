import {
  blockTypes,
  didYouMean,
  schemaById,
  schemasAt,
  schemaBase,
} from '@forecourt/block-schemas';
import type { FormCategory } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { linkParts, namedKinds, pagePath } from '@forecourt/content';
import { nameOf } from '@forecourt/content/uses';
import type { PropertySubject, ReferenceSubject, Subject } from '@forecourt/content/uses';

/** Schemas of the owners of properties, by name on the command line. */
const owners: ReadonlyMap<string, string> = new Map([
  ...blockTypes.map((type) => [type, `${schemaBase}blocks/${type}/schema.json`] as const),
  ['page', `${schemaBase}page.json`],
  ['site', `${schemaBase}site.json`],
]);

const formSchema = `${schemaBase}blocks/form/schema.json`;

const categories = (): readonly FormCategory[] =>
  schemasAt(`${formSchema}#/$defs/category`, '').flatMap(
    ({ enum: values }) => values ?? [],
  ) as FormCategory[];

const hint = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : `, did you mean "${suggestion}"?`;

/** Parses a property path: `cards[].href`, `cards[0].href`, `cards.*.href` and `cards.href` are equal. */
const stepsOf = (text: string): string[] =>
  text
    .replaceAll(/\[[^\]]*\]/g, '')
    .split('.')
    .filter((step) => step !== '*');

function resolveProperty(owner: string, text: string): PropertySubject {
  const root = owners.get(owner)!;
  const path: string[] = [];
  let pointer = '';
  let shapes = schemasAt(root, pointer);
  const enterLists = () => {
    while (shapes.some(({ items }) => items !== undefined)) {
      pointer += '/0';
      path.push('*');
      shapes = schemasAt(root, pointer);
    }
  };
  const asFar = () => nameOf({ kind: 'property', owner, path, description: '' });
  for (const step of stepsOf(text)) {
    if (step === '') throw new UsageError(`"${owner}.${text}" lacks a name between two dots`);
    enterLists();
    const known = [...new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})))];
    const isFree = shapes.some(({ additionalProperties: more }) => typeof more === 'object');
    if (!known.includes(step) && !isFree) {
      const where = asFar();
      if (known.length === 0)
        throw new UsageError(`"${where}" has no properties of its own, so no "${step}"`);
      const suggestion = didYouMean(step, known);
      throw new UsageError(
        suggestion === undefined
          ? `"${where}" has no property "${step}"; it has ${known.join(', ')}`
          : `"${where}" has no property "${step}"${hint(`${where}.${suggestion}`)}`,
      );
    }
    path.push(step);
    pointer += `/${step}`;
    shapes = schemasAt(root, pointer);
  }
  if (/(?:\[[^\]]*\]|\.\*)$/.test(text)) enterLists();
  const described = shapes.find(({ description }) => typeof description === 'string');
  const fallback = shapes.find((shape) => shape.default !== undefined);
  return {
    kind: 'property',
    owner,
    path,
    description: String(described?.description ?? ''),
    default: fallback?.default,
  };
}

function resolveCategory(text: string): Subject | undefined {
  const category = categories().find((each) => categoryKey(each) === categoryKey(text));
  return category && { kind: 'category', category };
}

/**
 * Resolves an address or the name of an entry. It may be gone: what still refers to it is the
 * question then.
 */
function resolveReference(text: string): ReferenceSubject['to'] | undefined {
  if (text.startsWith('/assets/')) return { kind: 'asset', address: text };
  if (text.startsWith('/')) {
    const { path, hash } = linkParts(text);
    return { kind: 'page', address: pagePath(path), anchor: hash || undefined };
  }
  const [, prefix, name = ''] = /^([a-z]+):(.+)$/s.exec(text) ?? [];
  const kind = [...namedKinds, 'data' as const].find((each) => each === prefix);
  return kind && { kind, name };
}

/**
 * Resolves the subject of `forecourt impact`.
 * @param text `imageBanner`, `imageBanner.overlay`, `cardsTool.cards[].href`, `page.seo.title`,
 * a component's name or a form's category; the prefixes `component:` and `category:` are unambiguous.
 * Pages, blocks with an id and assets are named by their address, `/finance#enquiry`, entries of the dealer's data by kind and
 * id or slug, `model:tern`, and data files by `data:offers`.
 * @param components names of the tenants' own components.
 * @throws {UsageError} for a subject that does not exist, with a suggestion.
 */
export function resolveSubject(text: string, components: ReadonlySet<string>): Subject {
  const reference = resolveReference(text);
  if (reference !== undefined) return { kind: 'reference', to: reference };
  const [, prefix, rest = ''] = /^(component|category):(.*)$/s.exec(text) ?? [];
  if (prefix === 'component') {
    if (components.has(rest)) return { kind: 'component', name: rest };
    throw new UsageError(
      `no tenant has a component "${rest}"${hint(didYouMean(rest, [...components]))}`,
    );
  }
  if (prefix === 'category') {
    const names = categories();
    const found = resolveCategory(rest);
    if (found !== undefined) return found;
    throw new UsageError(
      `there is no form category "${rest}"${hint(didYouMean(rest, names)) || `; choose from ${names.join(', ')}`}`,
    );
  }
  const [, owner = '', path] = /^([^.[]*)(?:\[[^\]]*\])?(?:\.(.*))?$/s.exec(text) ?? [];
  if (owners.has(owner) && path !== undefined) return resolveProperty(owner, path);
  if (blockTypes.some((type) => type === text)) {
    const description = String(schemaById(owners.get(text)!)?.description ?? '');
    return { kind: 'type', type: text, description };
  }
  if (owners.has(owner))
    throw new UsageError(
      `name a property of the ${owner}, such as ${owner === 'page' ? 'page.seo.title' : 'site.region'}`,
    );
  if (components.has(text)) return { kind: 'component', name: text };
  const category = resolveCategory(text);
  if (category !== undefined) return category;
  const suggestion = didYouMean(owner, [...owners.keys(), ...components, ...categories()]);
  const meant =
    suggestion !== undefined && path !== undefined ? `${suggestion}.${path}` : suggestion;
  const advice = text.includes('/')
    ? '; name a page or an asset by its address, such as /finance or /assets/hero.jpg, or by its file'
    : '; forecourt schema --list names the block types';
  throw new UsageError(
    `"${text}" is no block type, property, component, form category or address${hint(meant) || advice}`,
  );
}
