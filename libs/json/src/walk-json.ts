import { endOfString } from './depth.ts';

/**
 * Cursor over a JSON text, value by value, that skips values without parsing them. It validates
 * nothing: the result for invalid text is undefined, but it ends.
 */
export interface JsonWalk {
  /** True at the end of the text. */
  readonly isOver: () => boolean;
  /** Offset of the current value or name. */
  readonly position: () => number;
  /** Offset after the last value or name. */
  readonly end: () => number;
  /** Enters the current value; undefined, without moving, if it is not an object or array. */
  readonly enter: () => 'object' | 'array' | undefined;
  /** Moves to the next element or member of the innermost value entered; false leaves it. */
  readonly next: () => boolean;
  /** Reads the name of a member, unescaped. */
  readonly name: () => string;
  /** Moves from a name to its value. */
  readonly colon: () => void;
  readonly skipValue: () => void;
}

const [quote, comma, colon] = [0x22, 0x2c, 0x3a];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const isOpening = (code: number) => code === openBrace || code === openBracket;
const isClosing = (code: number) => code === closeBrace || code === closeBracket;

/** Quotes and brackets: all that matters in a value that is skipped. */
const structural = /["[\]{}]/g;

const unescaped = (name: string): string => {
  if (!name.includes('\\')) return name.slice(1, -1);
  try {
    return String(JSON.parse(name));
  } catch {
    return name;
  }
};

/** Returns the offset after a string, a number, a word or anything else; always advances. */
function endOfScalar(text: string, start: number): number {
  if (text.charCodeAt(start) === quote) {
    const close = endOfString(text, start);
    return close < 0 ? text.length : close + 1;
  }
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === comma || code === quote || isSpace(code)) break;
    if (code === colon || isOpening(code) || isClosing(code)) break;
  }
  return Math.max(at, start + 1);
}

/** Returns the offset after a value of any type; that of the text if the value isn't closed. */
function endOfValue(text: string, start: number): number {
  if (!isOpening(text.charCodeAt(start))) return endOfScalar(text, start);
  structural.lastIndex = start;
  for (let depth = 0; structural.test(text);) {
    const next = structural.lastIndex;
    const code = text.charCodeAt(next - 1);
    if (code === quote) {
      const close = endOfString(text, next - 1);
      if (close < 0) break;
      structural.lastIndex = close + 1;
    } else if (isOpening(code)) depth += 1;
    else if (--depth === 0) return next;
  }
  return text.length;
}

/** Starts a walk at the first value of a text. */
export function walkJson(text: string): JsonWalk {
  let at = 0;
  let end = 0;
  const skipSpace = () => {
    while (isSpace(text.charCodeAt(at))) at += 1;
  };
  skipSpace();
  return {
    isOver: () => at >= text.length,
    position: () => at,
    end: () => end,
    enter: () => {
      const code = text.charCodeAt(at);
      if (!isOpening(code)) return undefined;
      at += 1;
      end = at;
      return code === openBrace ? 'object' : 'array';
    },
    next: () => {
      skipSpace();
      if (text.charCodeAt(at) === comma) {
        at += 1;
        skipSpace();
      }
      if (at >= text.length) return false;
      if (!isClosing(text.charCodeAt(at))) return true;
      at += 1;
      end = at;
      return false;
    },
    name: () => {
      const start = at;
      at = end = endOfScalar(text, start);
      return unescaped(text.slice(start, end));
    },
    colon: () => {
      skipSpace();
      if (text.charCodeAt(at) === colon) at += 1;
      skipSpace();
    },
    skipValue: () => {
      at = end = endOfValue(text, at);
    },
  };
}
