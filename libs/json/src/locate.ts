import { createScanner } from 'jsonc-parser';
import { lineIndex } from './lines.ts';
import type { TextRange } from './text-range.ts';
import { pointerTokens } from './pointer.ts';
import { stringOffsets } from './string-range.ts';
import type { StringRange } from './string-range.ts';
import { walkJson } from './walk-json.ts';
import type { JsonWalk } from './walk-json.ts';

/** Location in a document, by pointer or by offset. */
export interface Locatable {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** Member of the value at `pointer` whose name is located. */
  readonly property?: string | undefined;
  /** Part of the string at `pointer` that is located; the whole value if left out or no string. */
  readonly within?: StringRange | undefined;
  /** Offset in UTF-16 code units; takes precedence over the pointer. */
  readonly offset?: number | undefined;
}

type Span = readonly [start: number, end: number];

/** Value that a finding points to, or an ancestor of one. */
interface Target {
  readonly parent: Target | undefined;
  readonly members: Map<string, Target>;
  /** Members whose name, not value, is located. */
  readonly names: Map<string, Span | undefined>;
  span?: Span;
  /** Maps offsets in the value, if it is a string, to offsets in the text; set when first needed. */
  offsetOf?: ReturnType<typeof stringOffsets>;
}

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

/** Records the spans of `target` and its descendants; of members with the same name, the last one. */
function noteSpans(walk: JsonWalk, target: Target | undefined): void {
  const start = walk.position();
  const kind = target && walk.enter();
  if (target === undefined || kind === undefined) walk.skipValue();
  else
    for (let index = 0; walk.next(); index += 1) {
      let key = String(index);
      if (kind === 'object') {
        const from = walk.position();
        key = walk.name();
        if (target.names.has(key)) target.names.set(key, [from, walk.end()]);
        walk.colon();
      }
      noteSpans(walk, target.members.get(key));
    }
  if (target !== undefined) target.span = [start, walk.end()];
}

/** Span of the token at an offset; from `end` on, the position after the last visible character. */
function spanAtOffset(text: string, offset: number, end: number): Span {
  if (offset >= end) return [end, end + 1];
  const scanner = createScanner(text, false);
  scanner.setPosition(offset);
  scanner.scan();
  const tokenEnd = scanner.getTokenOffset() + scanner.getTokenLength();
  // A string that is not closed would run to the end of its line: its first character is enough.
  return scanner.getTokenError() === 0 ? [offset, tokenEnd] : [offset, offset + 1];
}

/** Span of a part of the string that a target is; undefined for other values. */
function spanWithin(text: string, target: Target, { start, end }: StringRange): Span | undefined {
  if (target.span === undefined) return undefined;
  target.offsetOf ??= stringOffsets(text, target.span[0]);
  return target.offsetOf && [target.offsetOf(start), target.offsetOf(Math.max(start, end))];
}

function spanOf(text: string, target: Target, { property, within }: Locatable): Span {
  const part = within && spanWithin(text, target, within);
  if (part !== undefined) return part;
  const name = property === undefined ? undefined : target.names.get(property);
  if (name !== undefined) return name;
  for (let at: Target | undefined = target; at !== undefined; at = at.parent)
    if (at.span !== undefined) return at.span;
  return [0, 1];
}

/**
 * Locates findings in their text, in the order of the findings. The text is read once, and only if
 * there are findings. An `offset` takes precedence over the pointer; a `property` that the value has
 * gives the location of its name; `within` gives that of a part of a string; a pointer that leads
 * nowhere gives the nearest ancestor.
 * @param text without byte order mark.
 */
export function locateAll(text: string, findings: readonly Locatable[]): TextRange[] {
  if (findings.length === 0) return [];
  const root = newTarget();
  const targets = findings.map(({ pointer, property, offset }) => {
    if (offset !== undefined) return undefined;
    const target = targetAt(root, pointer);
    if (property !== undefined) target.names.set(property, undefined);
    return target;
  });
  if (targets.some((target) => target !== undefined)) {
    const walk = walkJson(text);
    if (!walk.isOver()) noteSpans(walk, root);
  }
  const lines = lineIndex(text);
  const visibleEnd = text.trimEnd().length;
  return findings.map((finding, index) => {
    const target = targets[index];
    const [start, end] =
      target === undefined
        ? spanAtOffset(text, finding.offset ?? 0, visibleEnd)
        : spanOf(text, target, finding);
    const from = lines.at(start);
    const to = lines.at(Math.max(start, end - 1));
    return {
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column + 1,
      ...lines.excerpt(from),
    };
  });
}

/** Locates one finding; see `locateAll`. */
export function locate(text: string, finding: Locatable): TextRange {
  return locateAll(text, [finding])[0] as TextRange;
}
