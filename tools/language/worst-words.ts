/** A word that readers stumble over, with what to write instead. */
export interface Word {
  readonly word: RegExp;
  readonly instead: string;
}

/** Words to avoid in documents, comments and messages. */
export const worstWords: readonly Word[] = [
  { word: /\btold\b/, instead: 'reported, printed or logged' },
  { word: /\btells?\b(?! apart| us\b)/, instead: 'reports, prints, shows or says' },
  {
    word: /\b(?:stands?|stood) (?:in|on|at|below|above|beside|under|there|where|alone|by)\b/,
    instead: 'is, is rendered, or appears',
  },
  { word: /\blets? go of\b/, instead: 'discards' },
  { word: /\bmend(?:s|ed|ing)?\b/, instead: 'fix' },
  { word: /\bwhoever\b/, instead: 'anyone who, or the visitor, operator or editor' },
  { word: /\bsomebody\b/, instead: 'someone, or the visitor, operator or editor' },
  { word: /\bdrawn (?:on the server|as HTML|in one go|to HTML)\b/, instead: 'rendered' },
  { word: /\bfaults? of forecourt\b/, instead: 'internal error' },
  { word: /\bcalled wrongly\b/, instead: 'invalid usage' },
  { word: /\bas good as none\b/, instead: 'ignored' },
  { word: /\bkill battery\b/, instead: 'crash tests' },
];

/** Names to avoid in code. */
export const worstNames: readonly Word[] = [
  { word: /^most[A-Z]\w*/, instead: 'max…' },
  { word: /^(?:told|tell|stands|mended|mend)$/, instead: 'the standard term' },
];

/** The first words of a doc comment that leave open what the thing is. */
export const worstBeginning = /^\/\*\*\s*(?:\*\s*)?(?:What|Whether)\b/;
