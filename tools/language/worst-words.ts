/** Words that readers stumble over, with what to write instead. */
export const worstWords: readonly { readonly word: RegExp; readonly instead: string }[] = [
  { word: /\btold\b/i, instead: 'reported, printed or logged' },
  { word: /\btells?\b(?! apart)/i, instead: 'reports, prints, shows or says' },
  {
    word: /\b(?:stands?|stood) (?:in|on|at|below|above|beside|under|there|where|alone|by)\b/i,
    instead: 'is, is rendered, or appears',
  },
  { word: /\blets? go of\b/i, instead: 'discards' },
  { word: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { word: /\bwhoever\b/i, instead: 'anyone who, or the visitor, operator or editor' },
  { word: /\bsomebody\b/i, instead: 'someone, or the visitor, operator or editor' },
  {
    word: /\b(?:drawn|draws) (?:on the server|as HTML|in one go|to HTML)\b/i,
    instead: 'rendered, renders',
  },
  { word: /\bfaults? of forecourt\b/i, instead: 'internal error' },
  { word: /\bcalled wrongly\b/i, instead: 'invalid usage' },
  { word: /\bas good as none\b/i, instead: 'ignored' },
  { word: /\bkill battery\b/i, instead: 'crash tests' },
];

/** Names in code that readers stumble over, with what to write instead. */
export const worstNames: typeof worstWords = [
  { word: /\bmost[A-Z]\w*/, instead: 'max…' },
  { word: /\b\w*(?:Told|Stands|Mended)\b/, instead: 'the standard term' },
];

/** The first words of a doc comment that leave open what the thing is. */
export const worstBeginning = /^\/\*\*\s*(?:\*\s*)?(?:What|Whether)\b/;
