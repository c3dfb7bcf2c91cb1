import { createScanner } from 'jsonc-parser';
import type { JSONScanner } from 'jsonc-parser';
import type { Finding, LocatedFinding } from '../findings.ts';
import { lineIndex } from './lines.ts';
import { pointerTokens } from './pointer.ts';

/** A place in a text. Lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
export type TextPlace = Pick<
  LocatedFinding,
  'line' | 'column' | 'endLine' | 'endColumn' | 'sourceLine'
>;

/** The parts of a finding that say where it is. */
export type Locatable = Pick<Finding, 'pointer' | 'property' | 'offset'>;

type Span = readonly [start: number, end: number];

/** A value that some finding names, or that lies on the way to one. */
interface Target {
  readonly parent: Target | undefined;
  readonly members: Map<string, Target>;
  /** Members whose name, not value, is at fault. */
  readonly names: Map<string, Span | undefined>;
  span?: Span;
}

// The scanner's token kinds; its own enum is erased by the compiler and can't be imported.
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, end: 17 };

const newTarget = (parent?: Target): Target => ({ parent, members: new Map(), names: new Map() });

function targetAt(root: Target, pointer: string): Target {
  let target = root;
  for (const key of pointerTokens(pointer)) {
    let member = target.members.get(key);
    if (member === undefined) {
      member = newTarget(target);
      target.members.set(key, member);
    }
    target = member;
  }
  return target;
}

/** Where the scanner's present token begins and ends. */
const tokenSpan = (scanner: JSONScanner): Span => [
  scanner.getTokenOffset(),
  scanner.getTokenOffset() + scanner.getTokenLength(),
];

/** Moves from the first token of a value to its last one. */
function skipValue(scanner: JSONScanner): void {
  let depth = 0;
  for (;;) {
    const kind = scanner.getToken() as number;
    if (kind === token.end) return;
    if (kind === token.openBrace || kind === token.openBracket) depth += 1;
    if (kind === token.closeBrace || kind === token.closeBracket) depth -= 1;
    if (depth <= 0) return;
    scanner.scan();
  }
}

/**
 * Notes the spans of `target` and of what it holds. The scanner stands on the value's first token
 * and is left on its last. Recursion goes no deeper than the longest pointer; a member that stands
 * twice is noted where it stands last, since that is the one that counts.
 */
function noteSpans(scanner: JSONScanner, target: Target | undefined): void {
  const first = scanner.getToken() as number;
  const isObject = first === token.openBrace;
  if (target === undefined || !(isObject || first === token.openBracket)) {
    const [start] = tokenSpan(scanner);
    skipValue(scanner);
    if (target !== undefined) target.span = [start, tokenSpan(scanner)[1]];
    return;
  }
  const [start] = tokenSpan(scanner);
  const close = isObject ? token.closeBrace : token.closeBracket;
  let index = 0;
  let kind = scanner.scan() as number;
  while (kind !== close && kind !== token.end) {
    let key = String(index);
    if (isObject) {
      key = scanner.getTokenValue();
      if (target.names.has(key)) target.names.set(key, tokenSpan(scanner));
      scanner.scan();
      scanner.scan();
    }
    noteSpans(scanner, target.members.get(key));
    kind = scanner.scan() as number;
    if (kind === token.comma) kind = scanner.scan() as number;
    index += 1;
  }
  target.span = [start, tokenSpan(scanner)[1]];
}

/** The token at an offset; from `end` on, the place after the last visible character, which is there. */
function spanAtOffset(text: string, offset: number, end: number): Span {
  if (offset >= end) return [end, end + 1];
  const scanner = createScanner(text, false);
  scanner.setPosition(offset);
  scanner.scan();
  const [, tokenEnd] = tokenSpan(scanner);
  // A string that is never closed would run to the end of its line: its first character will do.
  return scanner.getTokenError() === 0 ? [offset, tokenEnd] : [offset, offset + 1];
}

function spanOf(target: Target, property: string | undefined): Span {
  const name = property === undefined ? undefined : target.names.get(property);
  if (name !== undefined) return name;
  for (let at: Target | undefined = target; at !== undefined; at = at.parent)
    if (at.span !== undefined) return at.span;
  return [0, 1];
}

/**
 * Places of findings in the text they are about, in the findings' order. The text is read once,
 * and only if there is a finding: call it late. An `offset` wins over the pointer; a `property`
 * that the value has gives the place of its name; a pointer that leads nowhere gives the nearest
 * value on its way. The text comes without byte order mark.
 */
export function locateAll(text: string, findings: readonly Locatable[]): TextPlace[] {
  if (findings.length === 0) return [];
  const root = newTarget();
  const targets = findings.map(({ pointer, property, offset }) => {
    if (offset !== undefined) return undefined;
    const target = targetAt(root, pointer);
    if (property !== undefined) target.names.set(property, undefined);
    return target;
  });
  if (targets.some((target) => target !== undefined)) {
    const scanner = createScanner(text, true);
    if ((scanner.scan() as number) !== token.end) noteSpans(scanner, root);
  }
  const lines = lineIndex(text);
  const visibleEnd = text.trimEnd().length;
  return findings.map((finding, index) => {
    const target = targets[index];
    const [start, end] =
      target === undefined
        ? spanAtOffset(text, finding.offset ?? 0, visibleEnd)
        : spanOf(target, finding.property);
    const from = lines.at(start);
    const to = lines.at(Math.max(start, end - 1));
    return {
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column + 1,
      sourceLine: lines.text(from.line),
    };
  });
}

/** The place of one finding; see `locateAll`. */
export function locate(text: string, finding: Locatable): TextPlace {
  return locateAll(text, [finding])[0] as TextPlace;
}
