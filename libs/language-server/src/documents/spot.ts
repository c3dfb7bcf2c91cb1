import {
  blockAnnotations,
  entityAnnotations,
  isBlockType,
  pageAnnotations,
  siteAnnotations,
} from '@forecourt/block-schemas';
import type { Annotation, AnnotationKind, TenantSnapshot } from '@forecourt/block-schemas';
import { entityOf } from './entity-of.ts';
import type { JsonPath } from './json-text.ts';
import type { OpenDocument } from './open-document.ts';

/** Kind of thing that a value refers to. */
export type SpotKind =
  | AnnotationKind
  /** A block's type. */
  | 'type'
  /** A lint rule's id. */
  | 'rule'
  /** A field of the form that the spot is in. */
  | 'field'
  /** A tenant's slug. */
  | 'tenant'
  /** The page's own path. */
  | 'path'
  | 'publicationDate';

/** A block that a spot is in, the innermost one. */
export interface SpotBlock {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: JsonPath;
}

/** A location in a document and what it may refer to. */
export interface Spot {
  readonly kind?: SpotKind;
  readonly block?: SpotBlock;
  /** Way from the block's data to the value; undefined outside of data. */
  readonly inData?: readonly string[];
}

type Tokens = readonly string[];
type Members = Readonly<Record<string, unknown>>;

const blockList: readonly Annotation[] = [{ path: ['blocks'], kind: 'blocks' }];
const skipRuleKey = ['formSteps', '*', 'customRules', 'skipRules', '*', 'key'];
const isIndex = (token: string) => /^\d+$/.test(token);

const fits = (pattern: Tokens, tokens: Tokens): boolean =>
  pattern.every((step, index) =>
    step === '*' ? isIndex(tokens[index] ?? '') : step === tokens[index],
  );

const membersOf = (value: unknown): Members | undefined =>
  typeof value === 'object' && value !== null ? (value as Members) : undefined;

const valueAt = (value: unknown, tokens: Tokens): unknown =>
  tokens.reduce<unknown>((at, token) => {
    const members = membersOf(at);
    return members !== undefined && Object.hasOwn(members, token) ? members[token] : undefined;
  }, value);

/** Where the values of a document lead to, by the annotations of its schema. */
function schemaLocations(
  document: OpenDocument,
  snapshot: TenantSnapshot | undefined,
): readonly Annotation[] {
  const { kind } = document;
  if (kind === 'page') return pageAnnotations;
  if (kind === 'site') return siteAnnotations;
  if (kind === 'component') return blockList;
  if (kind === 'redirects') return [{ path: ['*', 'to'], kind: 'link' }];
  const entity = snapshot && entityOf(document, snapshot);
  return entity === undefined
    ? []
    : entityAnnotations[entity].map((each) => ({ ...each, path: ['*', ...each.path] }));
}

/** Returns the kind of thing that a property of a tenant's own component refers to. */
function propKind(
  { type, value }: SpotBlock,
  tokens: Tokens,
  snapshot: TenantSnapshot | undefined,
): AnnotationKind | undefined {
  const byName = type === 'customComponent';
  const name = byName ? valueAt(value, ['data', 'name']) : type;
  const [prop] = byName ? (tokens[0] === 'props' ? tokens.slice(1) : []) : tokens;
  const declared = snapshot?.components.get(String(name))?.props;
  const found = declared?.find((each) => each.name === prop)?.type;
  if (found === 'href') return 'link';
  return found === 'asset' ? 'asset' : undefined;
}

function walk(
  value: unknown,
  tokens: Tokens,
  from: Tokens,
  annotations: readonly Annotation[],
  snapshot: TenantSnapshot | undefined,
): Spot | undefined {
  for (const { path, kind } of annotations) {
    const rest = tokens.slice(path.length);
    if (!fits(path, tokens.slice(0, path.length))) continue;
    if (kind !== 'blocks') {
      if (rest.length === 0) return { kind };
      continue;
    }
    const [index, member, ...below] = rest;
    if (index === undefined || !isIndex(index)) continue;
    const at = tokens.slice(0, path.length + 1);
    const block = membersOf(valueAt(value, at));
    if (block === undefined) continue;
    const type = typeof block.type === 'string' ? block.type : '';
    const spot = { block: { type, value: block, path: asPath([...from, ...at]) } };
    if (member === 'type' && below.length === 0) return { ...spot, kind: 'type' };
    if (member !== 'data') return spot;
    const inData = { ...spot, inData: below };
    const own = propKind(spot.block, below, snapshot);
    if (own !== undefined) return { ...inData, kind: own };
    if (!isBlockType(type)) return inData;
    if (fits(skipRuleKey, below) && below.length === skipRuleKey.length)
      return { ...inData, kind: 'field' };
    const inner = walk(
      block.data,
      below,
      [...from, ...at, 'data'],
      blockAnnotations[type],
      snapshot,
    );
    return inner === undefined ? inData : { ...inData, ...inner };
  }
  return undefined;
}

const asPath = (tokens: Tokens): JsonPath =>
  tokens.map((token) => (isIndex(token) ? Number(token) : token));

const own: Readonly<Partial<Record<OpenDocument['kind'], readonly [Tokens, SpotKind][]>>> = {
  page: [
    [['path'], 'path'],
    [['publicationDate'], 'publicationDate'],
    [['lintIgnore', '*', 'rule'], 'rule'],
  ],
  site: [[['lintIgnore', '*', 'rule'], 'rule']],
  config: [[['overrides', '*', 'tenants', '*'], 'tenant']],
};

/** Returns the location at a path of a document. Its value may be missing. */
export function spotAt(
  document: OpenDocument,
  path: JsonPath,
  snapshot: TenantSnapshot | undefined,
): Spot {
  const tokens = path.map(String);
  for (const [pattern, kind] of own[document.kind] ?? [])
    if (pattern.length === tokens.length && fits(pattern, tokens)) return { kind };
  return walk(document.value, tokens, [], schemaLocations(document, snapshot), snapshot) ?? {};
}
