/** What one pass over JSON text tells without parsing it. */
export interface Scan {
  /** How many `name: value` members the text holds. */
  readonly members: number;
  /** Offset of the bracket that goes deeper than allowed; -1 if none does. */
  readonly tooDeepAt: number;
}

const quote = 34;
const backslash = 92;

/**
 * Counts members and nesting in one pass that skips over strings. It needs no stack and stops at
 * the first bracket that is too deep, so 100,000 brackets cost as much as `maxDepth` of them.
 */
export function scanJson(text: string, maxDepth: number): Scan {
  let depth = 0;
  let members = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        if (at < 0) return { members, tooDeepAt: -1 };
        break;
      case 91:
      case 123:
        if (++depth > maxDepth) return { members, tooDeepAt: at };
        break;
      case 93:
      case 125:
        depth--;
        break;
      case 58:
        members++;
    }
  }
  return { members, tooDeepAt: -1 };
}

/** Offset of the quote that ends the string which begins at `start`; -1 if nothing ends it. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return -1;
    let escapes = end - 1;
    while (text.charCodeAt(escapes) === backslash) escapes--;
    if ((end - escapes) % 2 === 1) return end;
  }
}

/** How many members a parsed value holds, over all its objects. */
export function countMembers(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  let members = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') members += countMembers(item);
    return members;
  }
  for (const key in value) {
    members++;
    const member = (value as Record<string, unknown>)[key];
    if (typeof member === 'object') members += countMembers(member);
  }
  return members;
}
