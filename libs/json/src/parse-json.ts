import { printParseErrorCode, visit } from 'jsonc-parser';
import type { JsonFinding, JsonFindingRule } from './json-finding.ts';
import { pointerToken } from './pointer.ts';
import { opensMoreThan, tooDeepAt } from './depth.ts';
import { syntaxSlip } from './syntax-slips.ts';
import { mayHoldDuplicates, measureValue } from './measure.ts';

/** Limits of an untrusted document. */
export interface JsonLimits {
  /** In bytes of UTF-8. */
  readonly maxBytes: number;
  /** Levels of objects and arrays. */
  readonly maxDepth: number;
  /** Commas, which are the elements and members of all arrays and objects less one each. No limit if left out. */
  readonly maxCommas?: number;
  /** Advice on how to get below the limits; to split the file if left out. */
  readonly advice?: string;
}

/** Limits of a page, and of any file without limits of its own. */
export const pageLimits: JsonLimits = { maxBytes: 1_000_000, maxDepth: 64 };
/** Parsed document, with findings about duplicate keys; or the error that prevents parsing. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown; readonly findings: readonly JsonFinding[] }
  | { readonly ok: false; readonly findings: readonly JsonFinding[] };

const rejected = (rule: JsonFindingRule, message: string, offset = 0): ParsedJson => ({
  ok: false,
  findings: [{ rule, severity: 'error', pointer: '', message, offset }],
});

/**
 * Parses untrusted JSON text: size and depth are checked first, a duplicate key is a finding, and
 * nothing throws. A byte order mark is ignored.
 */
export function parseJson(source: string, limits: JsonLimits = pageLimits): ParsedJson {
  if (source.length > limits.maxBytes) return rejected('too-large', tooLarge(limits));
  if (commasExceed(source, limits.maxCommas)) return rejected('too-complex', tooComplex(limits));
  const text = source.charCodeAt(0) === 0xfeff ? ` ${source.slice(1)}` : source;
  // Nested brackets are rejected early: parsing them would cost far more than reading them.
  const start = text.slice(0, bombPrefix);
  if (opensMoreThan(start, limits.maxDepth) && tooDeepAt(start, limits.maxDepth) >= 0)
    return tooDeep(text, limits);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return locateSyntaxError(text, error as SyntaxError);
  }
  const measure = measureValue(value, limits.maxDepth);
  if (measure.tooDeep) return tooDeep(text, limits);
  return { ok: true, value, findings: mayHoldDuplicates(text, measure) ? duplicateKeys(text) : [] };
}

/** Characters within which a document of nothing but brackets is recognised. */
const bombPrefix = 1024;

const tooDeep = (text: string, limits: JsonLimits): ParsedJson =>
  rejected(
    'too-deep',
    `nests deeper than ${limits.maxDepth} levels; flatten it`,
    tooDeepAt(text, limits.maxDepth),
  );

const defaultAdvice = 'split it or remove what is not needed';

/** Message about a file that is over its limit. */
export const tooLarge = ({ maxBytes, advice }: Pick<JsonLimits, 'maxBytes' | 'advice'>): string =>
  `is larger than ${maxBytes / 1_000_000} MB; ${advice ?? defaultAdvice}`;

const tooComplex = ({ maxCommas = Infinity, advice }: JsonLimits): string =>
  `holds more than ${maxCommas / 1_000_000} million values; ${advice ?? defaultAdvice}`;

function commasExceed(text: string, max = Infinity): boolean {
  if (text.length <= max) return false;
  let commas = 0;
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1))
    if (++commas > max) return true;
  return false;
}

/** Messages by jsonc-parser's error codes. */
const syntaxMessages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'not valid JSON: unknown word; put strings in double quotes',
  InvalidNumberFormat: 'not valid JSON: not a number',
  PropertyNameExpected: 'not valid JSON: a property name in double quotes is expected',
  ValueExpected: 'not valid JSON: a value is expected',
  ColonExpected: 'not valid JSON: a colon is expected after the property name',
  CommaExpected: 'not valid JSON: a comma is expected',
  CloseBraceExpected: 'not valid JSON: a closing } is missing',
  CloseBracketExpected: 'not valid JSON: a closing ] is missing',
  EndOfFileExpected: 'not valid JSON: there is content after the end of the document',
  InvalidCommentToken: 'not valid JSON: comments are not allowed',
  UnexpectedEndOfComment: 'not valid JSON: comments are not allowed',
  UnexpectedEndOfString: 'not valid JSON: a closing quote is missing',
  UnexpectedEndOfNumber: 'not valid JSON: the number is incomplete',
  InvalidUnicode: 'not valid JSON: a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'not valid JSON: unknown escape; write a backslash as \\\\',
  InvalidCharacter: 'not valid JSON: a control character in a string; write \\n or \\t',
};

/** Conflict marker of git; no line of valid JSON begins with one. */
const conflictMarker = /^(?:<{7}(?: |$)|>{7}(?: |$)|={7}$)/m;

/** Rejects a text for its first syntax error, with the offset. */
function locateSyntaxError(text: string, error: SyntaxError): ParsedJson {
  let found: { code: string; offset: number } | undefined;
  try {
    visit(
      text,
      { onError: (code, offset) => (found ??= { code: printParseErrorCode(code), offset }) },
      { disallowComments: true },
    );
  } catch {
    // Unclosed quotes can hide brackets from the depth check: the engine's own position is used then.
  }
  if (text.trim() === '') return rejected('syntax', 'the file is empty; JSON is expected');
  const conflict = conflictMarker.exec(text);
  if (conflict)
    return rejected(
      'syntax',
      'not valid JSON: an unresolved merge conflict is in the file; choose one side and remove the lines "<<<<<<<", "=======" and ">>>>>>>"',
      conflict.index,
    );
  const slip = found && syntaxSlip(text, found.code, found.offset);
  if (slip) return rejected('syntax', `not valid JSON: ${slip.message}`, slip.offset);
  if (found)
    return rejected('syntax', syntaxMessages[found.code] ?? 'not valid JSON', found.offset);
  const position = /position (\d+)/.exec(error.message)?.[1];
  return rejected(
    'syntax',
    'not valid JSON',
    position === undefined ? text.length : Number(position),
  );
}

/** Limit of findings of one kind in one file. */
const maxDuplicates = 100;

/** Finds names that an object has more than once. @param text valid JSON within the depth limit. */
function duplicateKeys(text: string): JsonFinding[] {
  const findings: JsonFinding[] = [];
  const names: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void names.push(new Set()),
    onObjectEnd: () => void names.pop(),
    onObjectProperty: (property, offset, _length, _line, _character, pathOf) => {
      const known = names.at(-1)!;
      if (!known.has(property)) return void known.add(property);
      if (findings.length >= maxDuplicates) return;
      const pointer = pathOf()
        .map((key) => `/${pointerToken(key)}`)
        .join('');
      findings.push({
        rule: 'duplicate-key',
        severity: 'error',
        pointer,
        property,
        message: `property "${property}" occurs twice; only the last one applies, remove one of them`,
        offset,
      });
    },
  });
  return findings;
}
