import { join } from 'node:path';
import { addressesIn } from '@forecourt/content';
import { isMarkup } from '@forecourt/block-schemas';
import type { AnnotatedText } from '@forecourt/block-schemas';
import type { Location, Position } from 'vscode-languageserver/node';
import { nameAt } from '../documents/name-at.ts';
import type { SpotKind } from '../documents/spot.ts';
import { catalogues } from '../knowledge/catalogues.ts';
import type { NameContext, Source } from '../knowledge/entry.ts';
import type { RequestContext } from '../requests/request-context.ts';
import { contentOfTenant } from './content-of-tenant.ts';
import { locationOf, locationsIn } from './source-location.ts';

/** Returns the definition at the cursor: a component by its name, or a data entry by its names. */
function definedAt(
  { document }: RequestContext,
  path: readonly (string | number)[],
): Source | undefined {
  if (document.kind === 'component' && path.join('/') === 'name')
    return { path: document.path, pointer: '/name' };
  const [index, member] = path;
  if (document.kind === 'data' && path.length === 2 && ['id', 'slug'].includes(String(member)))
    return { path: document.path, pointer: `/${index}` };
  return undefined;
}

/** Returns the names in a reference; mark-up has one for each address. */
const namesIn = ({ kind, value }: AnnotatedText): readonly (readonly [SpotKind, string])[] =>
  isMarkup(kind)
    ? addressesIn(value).map((each) => [each.attribute === 'href' ? 'link' : 'asset', each.value])
    : [[kind, value]];

/** Returns a predicate for references to one target; each name is looked up once. */
function namesSource(context: NameContext, target: Source): (text: AnnotatedText) => boolean {
  const known = new Map<string, boolean>();
  const isTarget = ([kind, value]: readonly [SpotKind, string]) => {
    const key = `${kind} ${value}`;
    let answer = known.get(key);
    if (answer === undefined) {
      const source = catalogues[kind]?.find(context, value)?.source;
      answer = source?.path === target.path && source.pointer === target.pointer;
      known.set(key, answer);
    }
    return answer;
  };
  return (text) => namesIn(text).some(isTarget);
}

/** Every string of the tenant that names what the cursor is on: a page, a model, a file, a component. */
export async function referencesAt(
  context: RequestContext,
  position: Position,
  withDeclaration: boolean,
): Promise<Location[]> {
  const { document, snapshot, fs } = context;
  const found = nameAt(document, document.text.offsetAt(position), snapshot);
  if (found === undefined || snapshot === undefined) return [];
  const { spot, value, at } = found;
  const named =
    value === undefined || spot.kind === undefined
      ? undefined
      : catalogues[spot.kind]?.find({ ...context, spot }, value)?.source;
  const target = named ?? definedAt(context, at.path);
  if (target === undefined) return [];
  // What a form's own steps are called concerns that form alone.
  const isMatch = namesSource({ ...context, spot: {} }, target);
  const locations: Location[] = [];
  for (const { path, texts } of contentOfTenant(snapshot)) {
    const pointers = texts.filter(isMatch).map(({ pointer }) => pointer);
    if (pointers.length > 0) locations.push(...(await locationsIn(fs, join(path), pointers)));
  }
  const declaration = withDeclaration ? await locationOf(fs, target) : undefined;
  return declaration === undefined ? locations : [declaration, ...locations];
}
