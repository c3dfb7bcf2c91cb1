import type { Site } from '@forecourt/block-schemas';
import { matchesOf, type StringRange } from '@forecourt/json';
import { otherRegion } from '../../rule-api/region.ts';
import { sentenceAround } from '../../rule-api/sentences.ts';

type Region = Site['region'];

/** A term that a country does not have. */
interface Term {
  readonly pattern: RegExp;
  /** Says where the term belongs: a term of the other country, unless it says otherwise. */
  readonly origin?: string;
  /** Says what to write instead. */
  readonly advice: string;
}

const ofNewZealand: readonly Term[] = [
  {
    pattern: /\bWOFs?\b|\bwarrants?\s+of\s+fitness\b/gi,
    advice: 'name the inspection of the state, such as a roadworthy',
  },
  {
    pattern: /\bRUCs\b|\bRUC\s+(?:distance|included|labels?|licen[cs]es?|paid)\b/g,
    advice: 'leave it out',
  },
  {
    pattern: /\bConsumer\s+Guarantees\s+Act\b/gi,
    advice: 'name the Australian Consumer Law',
  },
  {
    pattern:
      /\bMotor\s+Vehicle\s+Sales\s+Act\b|\bMotor\s+Vehicle\s+Disputes\s+Tribunal\b|\bFair\s+Trading\s+Act\s+1986\b|\bPrivacy\s+Act\s+(?:1993|2020)\b|\bCredit\s+Contracts\s+and\s+Consumer\s+Finance\s+Act\b/gi,
    advice: 'name what holds in Australia',
  },
  {
    pattern: /\bNZTA\b|\bWaka\s+Kotahi\b/gi,
    advice: 'name the transport authority of the state',
  },
  {
    pattern: /\bIRD\s+numbers?\b/gi,
    advice: 'name the tax file number, or leave it out',
  },
  // With a number, it identifies a company of New Zealand, such as an importer.
  {
    pattern: /\bNZBNs?\b(?!\s*(?:no\.?|number)?:?\s*\d)/g,
    advice: 'name the ABN',
  },
  {
    pattern: /\b0[58]00[\s-]\d{3}[\s-]\d{3,4}\b/g,
    advice: 'write a number that can be dialled here, such as one with 1300 or 1800',
  },
  {
    pattern: /\bACC\s+lev(?:y|ies)\b/gi,
    advice: 'name compulsory third-party insurance, or leave it out',
  },
  {
    pattern: /\bGST\s+(?:of|at)\s+15\s?%|\b15\s?%\s+GST\b/gi,
    advice: 'the rate is 10% here',
  },
  {
    pattern: /\bNZ\$\s?\d[\d,]*|\bNZD\s?\$?\d[\d,]*|\$\d[\d,]*\s?NZD\b/g,
    advice: 'write the amount in the dollars of this country',
  },
];

const ofAustralia: readonly Term[] = [
  {
    pattern: /\b(?:pink|green|blue)\s+slips?\b/gi,
    advice: 'name a WOF, or leave it out',
  },
  {
    pattern: /\broadworthy\s+certificates?\b/gi,
    advice: 'name a WOF',
  },
  {
    pattern: /\bCTP\b|\bcompulsory\s+third[\s-]party\b/g,
    advice: 'leave it out',
  },
  // With a number, it identifies a company of Australia, such as an insurer.
  {
    pattern: /\bABNs?\b(?!\s*(?:no\.?|number)?:?\s*\d)/g,
    advice: 'name the NZBN or the GST number, or say business',
  },
  {
    pattern: /\bAustralian\s+Consumer\s+Law\b/gi,
    advice: 'name the Consumer Guarantees Act',
  },
  {
    pattern: /\bCompetition\s+and\s+Consumer\s+Act\b|\bPrivacy\s+Act\s+1988\b/gi,
    advice: 'name the law that holds in New Zealand',
  },
  {
    pattern: /\bAustralian\s+credit\s+licen[cs]e\b/gi,
    advice: 'leave it out, or name the register of financial service providers',
  },
  {
    pattern: /\bBAS\s+statements?\b|\b[Bb]usiness\s+[Aa]ctivity\s+[Ss]tatements?\b/g,
    advice: 'name GST returns',
  },
  {
    pattern: /\bService\s+NSW\b|\bTransport\s+for\s+NSW\b|\bVicRoads\b/g,
    advice: 'name Waka Kotahi',
  },
  {
    pattern: /\bstamp\s+duty\b|\bluxury\s+car\s+tax\b/gi,
    advice: 'leave it out',
  },
  {
    pattern: /\bGST\s+(?:of|at)\s+10\s?%|\b10\s?%\s+GST\b/gi,
    advice: 'the rate is 15% here',
  },
  {
    pattern: /\bAU?\$\s?\d[\d,]*|\bAUD\s?\$?\d[\d,]*|\$\d[\d,]*\s?AUD\b/g,
    advice: 'write the amount in the dollars of this country',
  },
];

const ofNeither: readonly Term[] = [
  {
    pattern: /\bMSRP\b/g,
    origin: 'the United States',
    advice: 'write the price, or recommended retail price',
  },
  { pattern: /\bmpg\b/gi, origin: 'other countries', advice: 'write litres per 100 km' },
  {
    pattern: /\b\d[\d,]*\s+miles\s+on\s+(?:it|the\s+clock)\b/gi,
    origin: 'other countries',
    advice: 'write kilometres',
  },
  {
    pattern: /\bVAT\b|(?<!\bwholesale\s)\bsales\s+tax\b/g,
    origin: 'other countries',
    advice: 'name GST',
  },
  {
    pattern: /\bDMV\b/g,
    origin: 'the United States',
    advice: 'name the transport authority',
  },
  { pattern: /\bzip\s?codes?\b/gi, origin: 'the United States', advice: 'write postcode' },
  {
    pattern:
      /\bMOT\s+(?:certificates?|due|expir(?:es|y)|tests?|until)\b|\b(?:full|long|new|months?['’]?)\s+MOT\b/g,
    origin: 'Britain',
    advice: 'name the inspection that cars have here',
  },
];

const money: Term = {
  pattern: /[£€]\s?\d[\d,]*/g,
  origin: 'another country',
  advice: 'write the amount in dollars',
};

const terms: Readonly<Record<Region, readonly Term[]>> = {
  AU: [...ofNewZealand, ...ofNeither, money],
  NZ: [...ofAustralia, ...ofNeither, money],
};

/** Words near a term, in a text about another country. */
const elsewhere: Readonly<Record<Region, RegExp>> = {
  AU: /\b(?:new\s+zealand|nz|kiwis?|auckland|wellington|tasman)\b/i,
  NZ: /\b(?:australian?s?|aussies?|au|nsw|victoria|queensland|sydney|melbourne|brisbane|perth|tasman)\b/i,
};
const abroad =
  /\b(?:abroad|america|american|britain|british|england|europe|european|france|germany|imported|ireland|italy|london|overseas|scotland|uk)\b/i;
const american = /\bUSA?\b/;
/** Words ahead of a term in its sentence that say that it is not there. */
const denied = /\b(?:no|not|never|without|unlike)\b|n['’]t\b/i;

/** Words of a sentence about what something once cost. */
const past = /\b(?:1[89]\d\d|20\d\d|auctions?|back\s+then|cost|fetched|new|paid|sold|worth)\b/i;

// Each begins with a word or a sign of money, and equal letters are written once: both take half as long.
const hint =
  /\b(?:0[58]00[\s-]\d|1[05]\s?%\s+gst|a(?:bns?\b|cc\s+lev|u?\$|ud?\s?\$?\d|ustralian\s+c(?:onsumer|redit))|b(?:as\s+st|lue\s+slip|usiness\s+activity)|c(?:omp(?:etition\s+and\b|ulsory\s+third)|onsumer\s+guar|redit\s+contracts\s|tp\b)|dmv\b|fair\s+trading\s+act|g(?:reen\s+slip|st\s+(?:of|at)\b)|ird\s+n|luxury\s+car|m(?:iles\s+on\b|pg\b|ot(?:\b|or\s+vehicle\s)|srp\b)|nz(?:\$|bns?\b|d?\s?\$?\d|ta\b)|p(?:ink\s+slip|rivacy\s+act\s)|r(?:oadworthy\s+c|uc)|s(?:ales\s+tax|ervice\s+nsw|tamp\s+duty)|transport\s+for\s+nsw|v(?:at\b|icroads)|w(?:aka\s+kotahi|arrants?\s+of\b|ofs?\b)|zip\s?code)|[£€]\s?\d|\d\s?(?:AUD|NZD)\b/i;

/** Tests a text or mark-up for a term of another country. */
export const mayBeForeign = (text: string): boolean => hint.test(text);

/** A term as it is written. */
export interface ForeignTerm {
  readonly range: StringRange;
  readonly written: string;
  /** Says where the term belongs, and what to write. */
  readonly advice: string;
}

/** Length of what is read on either side of a term, in characters. */
const reach = 200;

/** True for a term in a text about this country. */
function isMeant(text: string, range: StringRange, region: Region, term: Term): boolean {
  const near = `${text.slice(Math.max(0, range.start - reach), range.start)} ${text.slice(range.end, range.end + reach)}`;
  if ([elsewhere[region], abroad, american].some((words) => words.test(near))) return false;
  const [before, after] = sentenceAround(text, range);
  return !denied.test(before) && !(term === money && past.test(`${before} ${after}`));
}

const names: Readonly<Record<Region, string>> = { AU: 'Australia', NZ: 'New Zealand' };

/** Returns the terms in a text that the country does not have, the first of each. */
export function foreignTerms(text: string, region: Region): readonly ForeignTerm[] {
  return terms[region].flatMap((term): ForeignTerm[] => {
    for (const { 0: written, index } of matchesOf(text, term.pattern)) {
      const range = { start: index, end: index + written.length };
      if (!isMeant(text, range, region, term)) continue;
      const { origin = names[otherRegion(region)], advice } = term;
      return [{ range, written, advice: `is a term of ${origin}; ${advice}` }];
    }
    return [];
  });
}
