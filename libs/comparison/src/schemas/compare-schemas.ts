import { isDeepStrictEqual } from 'node:util';
import {
  changeMessage,
  isInTable,
  isTypeWithin,
  keywordDifferences,
  listedValues,
  shown,
  typeOfKeyword,
  valueDifferences,
} from './safe-changes.ts';
import type { Difference } from './safe-changes.ts';
import { isSame } from './same-schema.ts';
import { areDisjoint, keywordsOf, typesOf, type Nodes } from './schema-keywords.ts';
import { addressOf, follow, isSchema, members } from './schema-node.ts';
import type { SchemaNode } from './schema-node.ts';

/** A difference between two versions of a schema. */
export interface SchemaDifference extends Difference {
  readonly keyword: string;
  /** `$id` of the document, `#`, and a JSON Pointer: in the new version, or the old one if removed. */
  readonly pointer: string;
  /** The value that it applies to, such as `buttons[].href`. */
  readonly path: string;
}

interface Context {
  readonly path: string;
  /** Pairs of schemas that are being compared further up: recursive schemas end at them. */
  readonly open: readonly string[];
}

/** Keywords whose schema may become wider; a missing one is the same as `true`. */
const wideningKeywords = ['items', 'propertyNames'];

/** Keywords that are compared together with others, or through the references to them. */
const comparedElsewhere = ['properties', 'additionalProperties', 'enum', 'const', '$defs'];

const isSafe = (found: readonly Difference[]) => found.every((each) => each.isSafe);

/** A missing schema as `true`; one address for all below it, so that recursion ends. */
const anything = (parent: SchemaNode, keyword: string): SchemaNode =>
  parent.value === true
    ? parent
    : { ...parent, value: true, pointer: `${parent.pointer}/${keyword}` };
const reported = (
  keyword: string,
  node: SchemaNode,
  { path }: Context,
  difference: Difference,
): SchemaDifference => ({ ...difference, keyword, pointer: addressOf(node), path });

/**
 * Compares two versions of a schema, keyword by keyword. Keywords refuse values independently of
 * each other, so a change is safe if each of its differences is.
 */
export function compare(old: SchemaNode, now: SchemaNode, context: Context): SchemaDifference[] {
  const pair = `${addressOf(old)} ${addressOf(now)}`;
  if (context.open.includes(pair) || (old.value === true && now.value === true)) return [];
  const at = { ...context, open: [...context.open, pair] };
  if (old.value === false || now.value === false) {
    if (old.value === now.value) return [];
    const message = old.value === false ? 'values are now allowed' : 'no value is allowed any more';
    return [reported('false', now, at, { isSafe: old.value === false, message })];
  }
  const [before, after] = [keywordsOf(old), keywordsOf(now)];
  const all = [...new Set([...before.keys(), ...after.keys()])];
  const isPlain = [old, now].every(({ value }) => value === true || isSchema(value));
  // Keywords of this family depend on everything beside and below them.
  if (!isPlain || all.some((keyword) => keyword.startsWith('unevaluated')))
    return compareUnknown('schema', old, now, at);
  const types = typesOf(before);
  /** The old version refused all values of this type, so a keyword for it can't refuse more. */
  const isIrrelevant = (type: string | undefined) =>
    type !== undefined && types !== undefined && !types.some((each) => isTypeWithin(each, type));

  const found = isIrrelevant('object') ? [] : compareProperties(old, now, before, after, at);
  const [listing] = [after, before].flatMap((each) => each.get('enum') ?? each.get('const') ?? []);
  if (listing)
    for (const difference of valueDifferences(listedValues(before), listedValues(after)))
      found.push(reported('enum', listing, at, difference));
  for (const keyword of all) {
    const [was, is] = [before.get(keyword), after.get(keyword)];
    const node = (is ?? was)!;
    if (comparedElsewhere.includes(keyword)) continue;
    if (isIrrelevant(typeOfKeyword(keyword)) || node.pointer === '/$id') continue;
    if (isInTable(keyword))
      for (const difference of keywordDifferences(keyword, was?.value, is?.value))
        found.push(reported(keyword, node, at, difference));
    else if (keyword === 'anyOf' || keyword === 'oneOf')
      found.push(...compareAlternatives(keyword, old, was, is, at));
    else if (wideningKeywords.includes(keyword)) {
      const path = keyword === 'items' ? `${at.path}[]` : at.path;
      const [from, to] = [was ?? anything(old, keyword), is ?? anything(now, keyword)];
      found.push(...compare(from, to, { ...at, path }));
    } else if (keyword === '$ref' && was && is && follow(was) && follow(is))
      found.push(...compare(follow(was)!, follow(is)!, at));
    else found.push(...compareUnknown(keyword, was, is, at));
  }
  return found;
}

/** A keyword or schema that the table does not cover: any difference may break. */
function compareUnknown(
  keyword: string,
  was: SchemaNode | undefined,
  is: SchemaNode | undefined,
  at: Context,
): SchemaDifference[] {
  const isKnown = !['$ref', '$dynamicRef', '$id'].includes(keyword);
  if (was && is && isKnown && isSame(was, is)) return [];
  const message = isDeepStrictEqual(was?.value, is?.value)
    ? `${keyword} refers to a schema that has changed or can't be found`
    : changeMessage(keyword, was?.value, is?.value);
  return [reported(keyword, (is ?? was)!, at, { isSafe: false, message })];
}

function compareProperties(
  old: SchemaNode,
  now: SchemaNode,
  before: Nodes,
  after: Nodes,
  at: Context,
): SchemaDifference[] {
  const keyword = 'additionalProperties';
  const othersBefore = before.get(keyword) ?? anything(old, keyword);
  const othersAfter = after.get(keyword) ?? anything(now, keyword);
  const hasPatterns = before.has('patternProperties') || after.has('patternProperties');
  const [was, is] = [members(before.get('properties')), members(after.get('properties'))];
  const found: SchemaDifference[] = [];
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const here = { ...at, path: at.path === '' ? name : `${at.path}.${name}` };
    const [from, to] = [was.get(name), is.get(name)];
    const inside = compare(from ?? othersBefore, to ?? othersAfter, here);
    if (from && to) {
      found.push(...inside);
      continue;
    }
    const [ifSafe, ifNot] = to
      ? ['is new', 'is restricted now; it could have other values']
      : ['is no longer restricted', 'is no longer allowed'];
    const safe = isSafe(inside) && !hasPatterns;
    const message = `property ${shown(name)} ${safe ? ifSafe : ifNot}`;
    found.push(reported('properties', (to ?? from)!, here, { isSafe: safe, message }));
  }
  const wasClosed = othersBefore.value === false;
  if (wasClosed === (othersAfter.value === false))
    return [...found, ...compare(othersBefore, othersAfter, at)];
  const message = `properties that are not listed are ${wasClosed ? 'now' : 'no longer'} allowed`;
  return [...found, reported(keyword, othersAfter, at, { isSafe: wasClosed, message })];
}

/** Compares `anyOf`, or a `oneOf` by type: each old alternative needs a new one that is as wide. */
function compareAlternatives(
  keyword: string,
  old: SchemaNode,
  was: SchemaNode | undefined,
  is: SchemaNode | undefined,
  at: Context,
): SchemaDifference[] {
  if (is === undefined) {
    const message = `${keyword} removed: values need not fit one of its alternatives`;
    return [reported(keyword, was!, at, { isSafe: true, message })];
  }
  const after = [...members(is).values()];
  const [first] = after;
  if (first === undefined || (keyword === 'oneOf' && !areDisjoint(after)))
    return compareUnknown(keyword, was, is, at);
  // Without alternatives before, the old schema as a whole has to fit into one.
  const before = was === undefined ? [old] : [...members(was).values()];
  const used = new Set<SchemaNode>();
  const found = before.flatMap((each, index) => {
    const tried = [after[index] ?? first, ...after].map((other) => ({
      other,
      inside: compare(each, other, at),
    }));
    const best =
      tried.find(({ inside }) => inside.length === 0) ??
      tried.find(({ inside }) => isSafe(inside)) ??
      tried[0]!;
    used.add(best.other);
    return best.inside;
  });
  const added = after.filter((each) => !used.has(each));
  const message = `alternative of ${keyword} added`;
  return [...found, ...added.map((each) => reported(keyword, each, at, { isSafe: true, message }))];
}
