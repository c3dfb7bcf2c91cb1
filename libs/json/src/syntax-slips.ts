/** A common slip in JSON, with its offset and what to do. */
export interface SyntaxSlip {
  readonly message: string;
  readonly offset: number;
}

const named = { True: 'true', TRUE: 'true', False: 'false', FALSE: 'false' };
const nothing = { None: 'null', NULL: 'null', Null: 'null', nil: 'null', undefined: 'null' };
const words: ReadonlyMap<string, string> = new Map(Object.entries({ ...named, ...nothing }));

/** Slips by the text at the error; the first that matches is named. */
const slips: readonly {
  readonly pattern: RegExp;
  readonly message: (match: RegExpExecArray) => string;
}[] = [
  {
    pattern: /[\u00a0\u2007\u202f\u200b\u3000\ufeff]/y,
    message: ([space]) =>
      `an invisible space (U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}, often a non-breaking space) is not allowed here; replace it with a plain space`,
  },
  {
    pattern: /[“”„‟«»]/y,
    message: ([quote]) => `${quote} is a curly quote; write the straight one, "`,
  },
  {
    pattern: /['‘’`]/y,
    message: ([quote]) => `${quote} is not a quote in JSON; write double quotes, "`,
  },
  { pattern: /\/\/|\/\*|#/y, message: () => 'comments are not allowed; remove it' },
  {
    pattern: /-?(?:NaN|Infinity)\b/y,
    message: ([word]) => `${word} is not a number in JSON; write a number, or null`,
  },
  {
    pattern: /(?:True|TRUE|False|FALSE|None|NULL|Null|nil|undefined)\b/y,
    message: ([word]) => `${word} is not JSON; write ${words.get(word)!}`,
  },
  {
    pattern: /([A-Za-z_$][\w$-]{0,60})\s*:/y,
    message: ([, name]) => `the name ${name} needs double quotes; write "${name}"`,
  },
  {
    pattern: /(?:\+\d|-?\.\d|-?0[\dx])[\w.]{0,40}/y,
    message: ([number]) =>
      `${number} is not written as a number in JSON, which begins with a digit other than 0, or with 0 and a point`,
  },
  { pattern: /;/y, message: () => 'a semicolon is not allowed; write a comma' },
  { pattern: /=/y, message: () => 'an equals sign is not allowed; write a colon' },
];

/** Slips within a string, by jsonc-parser's name of the error, which is located at the string. */
const stringSlips: Readonly<
  Record<string, { readonly pattern: RegExp; readonly message: (found: string) => string }>
> = {
  InvalidEscapeCharacter: {
    pattern: /(?<!\\)(?:\\\\)*\\[^"\\/bfnrtu]/g,
    message: (found) => `${found.slice(-2)} is not an escape; write a backslash as \\\\`,
  },
  InvalidUnicode: {
    pattern: /(?<!\\)(?:\\\\)*\\u(?![0-9a-f]{4})/gi,
    message: () => 'a \\u escape needs four hexadecimal digits; write a backslash as \\\\',
  },
  InvalidCharacter: {
    pattern: /[\u0000-\u001f]/g,
    message: (found) =>
      found === '\t'
        ? 'a tab is not allowed in a string; write a space, or \\t'
        : `a control character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}) is not allowed in a string; remove it`,
  },
};

/** Returns a slip within the string at an offset. */
function stringSlip(text: string, code: string, offset: number): SyntaxSlip | undefined {
  const slip = stringSlips[code];
  if (slip === undefined) return undefined;
  const { pattern, message } = slip;
  pattern.lastIndex = offset + 1;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  // Escaped backslashes may precede the one that is wrong.
  const width = code === 'InvalidCharacter' ? 1 : 2;
  return { message: message(match[0]), offset: match.index + match[0].length - width };
}

/** Returns the slip of a number with commas between its thousands, before an offset. */
function thousandsSlip(text: string, offset: number): SyntaxSlip | undefined {
  const [rest] = /^\d{3}(?:,\d{3})*(?![\d.])/.exec(text.slice(offset, offset + 20)) ?? [];
  const [start] = /(?<![\d.,])\d{1,3},$/.exec(text.slice(Math.max(0, offset - 6), offset)) ?? [];
  if (rest === undefined || start === undefined) return undefined;
  const written = start + rest;
  const message = `${written} has commas between its thousands; write ${written.replaceAll(',', '')}`;
  return { message, offset: offset - start.length };
}

/** Offset of the last visible character before an offset; -1 if there is none. */
function visibleBefore(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text.charAt(at))) at -= 1;
  return at;
}

/**
 * Names the common slip behind a syntax error, such as a comma behind the last entry.
 * @param code jsonc-parser's name of the error. @param offset of the error.
 * @returns undefined if there is no slip with a message of its own.
 */
export function syntaxSlip(text: string, code: string, offset: number): SyntaxSlip | undefined {
  const inString = stringSlip(text, code, offset);
  if (inString !== undefined) return inString;
  const before = visibleBefore(text, offset);
  const here = text.charAt(offset);
  if ((here === '}' || here === ']') && text.charAt(before) === ',')
    return { message: 'a comma behind the last entry; remove it', offset: before };
  if (here === ',' && (code === 'ValueExpected' || code === 'PropertyNameExpected'))
    return { message: 'a comma too many, or a value is missing before it', offset };
  if (code === 'PropertyNameExpected' && /\d/.test(here)) {
    const slip = thousandsSlip(text, offset);
    if (slip !== undefined) return slip;
  }
  if (/[\p{L}\d]/u.test(here) && text.charAt(offset - 1) === '"')
    return {
      message: 'a quote ends the string here; write one within it as \\"',
      offset: offset - 1,
    };
  if (code === 'CommaExpected' && /["[{]/.test(here))
    return { message: 'a comma is expected between this entry and the one before', offset };
  if (code === 'CommaExpected' && /\d/.test(here) && text.charAt(offset - 1) === '0') {
    const [digits = here] = /^\d{1,20}/.exec(text.slice(offset, offset + 20)) ?? [];
    return { message: `a number can't begin with 0; write ${digits}`, offset: offset - 1 };
  }
  if (code === 'UnexpectedEndOfString') {
    const [line = ''] = text.slice(offset, offset + 400).split(/[\r\n]/, 1);
    const curly = line.search(/[”“](?=\s*(?::[^"”“]*)?[,}\]\s]*$)/);
    if (curly > 0)
      return { message: 'the string ends with a curly quote; write "', offset: offset + curly };
    return undefined;
  }
  for (const { pattern, message } of slips) {
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (match !== null) return { message: message(match), offset };
  }
  return undefined;
}
