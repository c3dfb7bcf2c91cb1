import { isMarkup, type AnnotationKind } from '@forecourt/block-schemas';
import { eachEntryName } from '../../rule-api/entry-names.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

/** Letters of Greek and Cyrillic that look like Latin ones, and those. */
const lookAlike = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕКМНОРСТХІЅЈаеорсухіѕј';
const latin = 'ABEZHIKMNOPTYXoABEKMHOPCTXISJaeopcyxisj';

/** Quick test of all that the patterns match. */
const hint =
  /^\s+$|%20|[\u0370-\u03ff\u0400-\u04ff]|\\[nrtu"']|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00c2-\u00c5\u00e2\u00ef\u200b\u202a-\u202e\u2060\u2066-\u2069\ud800-\udfff\ue000-\uf8ff\ufeff\ufffd]/;

// Bytes of UTF-8 as Windows-1252 shows them: the second of two is one of these characters.
const second =
  '[\u0080-\u00bf\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc]';
const patterns: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  {
    pattern: /\\(?:[nrt"']|u[\dA-Fa-f]{4})/,
    what: 'is a code of JSON that visitors see as it is written; write the character itself, a space or a new line',
  },
  {
    pattern: new RegExp(`â€${second}?|[ÂÃÄÅ]${second}|ï»¿`),
    what: 'comes from text in UTF-8 that was read as Windows-1252; write the character that is meant, such as ’ or é',
  },
  {
    pattern: /\ufffd|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
    what: 'takes the place of a character that could not be read; write the one that is meant',
  },
  {
    pattern:
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/,
    what: 'is invisible, and keeps searches from finding the word; remove it',
  },
  {
    pattern: /(?<=(?:^|[\s(“"])\p{L}+)%20(?=\p{L})/u,
    what: 'is a space as addresses write it, and visitors read the code; write a space',
  },
  {
    pattern: /[\ue000-\uf8ff]/,
    what: 'is a character of no font but its own, so visitors see a box; use an icon or a picture',
  },
];

const tags = /<[^<>]*>/g;
const blank = (tag: string): string => ' '.repeat(tag.length);

/** A word with letters of two alphabets. "μm" and "Δv" have no letter that looks like a Latin one. */
const mixed = new RegExp(`[A-Za-z][${lookAlike}]|[${lookAlike}][A-Za-z]`);

/** Returns the code point of a character, `U+FFFD`. */
const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

type Garbled = Pick<RuleReport, 'within' | 'message' | 'suggestion'>;

/** Members that are blank where nothing is shown, or that other rules report. */
const mayBeBlank = /\/(?:placeholder|label|title|description|options\/\d+)$/;

/** True for a text of white space alone: unlike an empty one, it makes a gap on the page. */
const isGap = (kind: AnnotationKind, value: string, pointer: string): boolean =>
  (kind === 'text' ? !mayBeBlank.test(pointer) : /\/(?:sub)?heading$/.test(pointer)) &&
  value.trim() === '';

const gap = 'the text is only spaces, which make a gap on the page; write some words, or remove it';

/** Returns a text with Latin letters in place of those that look like them. */
const inLatin = (text: string): string =>
  text.replace(/[\u0370-\u04ff]/g, (letter) => latin[lookAlike.indexOf(letter)] ?? letter);

/** Returns the word that has letters of another alphabet among Latin ones. */
function mixedWord(text: string): Garbled | undefined {
  const found = mixed.exec(text);
  if (found === null) return undefined;
  const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, found.index))![0];
  const start = found.index - before.length;
  const [word] = /^[\p{L}\p{N}’'-]+/u.exec(text.slice(start))!;
  const other = [...word].find((letter) => lookAlike.includes(letter))!;
  const message = `"${word}" has a letter of another alphabet (${codeOf(other)}), so no search finds it; write "${inLatin(word)}"`;
  return { within: { start, end: start + word.length }, message, suggestion: inLatin(word) };
}

function garbledIn(text: string): Garbled | undefined {
  for (const { pattern, what } of patterns) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [written] = found;
    const within = { start: found.index, end: found.index + written.length };
    return { within, message: `${written.length > 1 ? `"${written}"` : codeOf(written)} ${what}` };
  }
  return mixedWord(text);
}

/** Reports characters that a wrong encoding, a copy or a paste left in a text. */
export const textGarbled = defineRule({
  meta: {
    id: 'text-garbled',
    description: 'No text has characters that were damaged on the way, or that nobody sees.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    textKinds: ['text', 'text-alt', 'text-link', 'html-inline', 'html-block'],
    textTest: (value) => hint.test(value),
    text: ({ kind, value, pointer, report }) => {
      if (isGap(kind, value, pointer)) return report({ pointer, message: gap });
      // Addresses within tags are checked as such.
      const found = garbledIn(isMarkup(kind) ? value.replace(tags, blank) : value);
      if (found !== undefined) report({ pointer, ...found });
    },
    site: ({ site, report }) => {
      const found = site.name.trim() === '' ? { message: gap } : garbledIn(site.name);
      if (site.name !== '' && found !== undefined) report({ pointer: '/name', ...found });
    },
    data: (visit) =>
      eachEntryName(visit, (value, pointer) => {
        if (!hint.test(value)) return;
        const found = value.trim() === '' ? { message: gap } : garbledIn(value);
        if (found !== undefined) visit.report({ pointer, ...found });
      }),
  }),
});
