/** A word that readers stumble over (a global pattern) and its replacement. */
export interface Word {
  readonly word: RegExp;
  readonly instead: string;
  /** Files in which the word is the right one. */
  readonly except?: RegExp;
}

/** Files about faults that a test plants, or a simulated upstream has. */
const plantedFaults =
  /^(?:libs\/checker\/src\/corpus|tools\/upstreams)\/|\/planted-faults\.spec\.ts$/;

/** Words to avoid in documents, comments and messages. */
export const worstWords: readonly Word[] = [
  { word: /\btold\b/gi, instead: 'reported, printed or logged' },
  { word: /\btells?\b(?! apart| us\b)/gi, instead: 'reports, prints, shows or says' },
  {
    word: /\b(?:stands?|stood) (?:in|on|at|below|above|beside|under|there|where|alone|by)\b/gi,
    instead: 'is, is rendered, or appears',
  },
  { word: /\blets? go of\b/gi, instead: 'discards' },
  { word: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix' },
  { word: /\bwhoever\b/gi, instead: 'anyone who, or the visitor, operator or editor' },
  { word: /\bsomebody\b/gi, instead: 'someone, or the visitor, operator or editor' },
  { word: /\bdrawn (?:on the server|as HTML|in one go|to HTML)\b/gi, instead: 'rendered' },
  { word: /\bfaults?\b/gi, instead: 'finding or error', except: plantedFaults },
  { word: /\bcalled wrongly\b/gi, instead: 'invalid usage' },
  { word: /\bas good as none\b/gi, instead: 'ignored' },
  { word: /\bkill battery\b/gi, instead: 'crash tests' },
];

/** Names to avoid in code. */
export const worstNames: readonly Word[] = [
  { word: /^most[A-Z]\w*/g, instead: 'max…' },
  {
    word: /^(?:fault|\w*Fault)\w*/g,
    instead: '…Error or …Finding',
    except: plantedFaults,
  },
  { word: /^(?:told|tell|stands|mended|mend)$/g, instead: 'the standard term' },
];

/** The first words of a doc comment that leave open what the thing is. */
export const worstBeginning = /^\/\*\*\s*(?:\*\s*)?(?:What|Whether)\b/;
