import { basicColour, basicColours, digitsOf } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import type { DataEntry } from '../../rule-api/data-entries.ts';
import { deny, namedIn, wrong, type Denied } from './named-in-comments.ts';

type Entry = DataEntry['entry'];

const drive =
  /\b(front|rear|all|four)[\s-]wheel[\s-]drive\b|(?<![\w-])(4x4|4wd|awd|fwd|rwd)\b(?![\w-])/gi;
/** Words about parts, a mode or a use of the driven wheels. */
const ofDrive =
  /\b(?:axles?|club|courses?|default|diffs?|feel|hubs?|modes?|part[\s-]time|selectable|shafts?|switch(?:es)?|systems?|tracks?|until|when|while|whenever)\b/i;

/** Returns the driven axle that words name: front, rear or all. */
function axleOf(text: string): string | undefined {
  if (/\bfront\b|\bfwd\b/i.test(text)) return 'front';
  if (/\brear\b|\brwd\b/i.test(text)) return 'rear';
  return /\b(?:all|four)\b|\b(?:awd|4wd|4x4)\b/i.test(text) ? 'all' : undefined;
}

function deniedDrive({ drive_type }: Entry, words: string): readonly Denied[] {
  const own = axleOf(scalarText(drive_type));
  if (own === undefined) return [];
  const named = wrong(namedIn(words, drive, ofDrive), (value) => axleOf(value) === own);
  return deny(named, `the drive of the car is ${scalarText(drive_type)}`);
}

/** "Two owners", "one-owner"; not "its last two owners". */
const owners =
  /(?<!\b(?:both|first|his|her|its|last|next|of|our|previous|the|these|to)\s)\b([1-6]|one|two|three|four|five|six)[\s-](?:careful\s+|previous\s+|private\s+)?owners?\b(?![-’'])(?!\s+(?:clubs?|drivers?|manuals?|handbooks?|ago))/gi;

function deniedOwners({ owners: own }: Entry, words: string): readonly Denied[] {
  if (typeof own !== 'number' || own < 0) return [];
  const named = wrong(namedIn(words, owners), (value) => Number(digitsOf(value)) === own);
  return deny(named, `the car has ${own} previous ${own === 1 ? 'owner' : 'owners'}`);
}

const paint = new RegExp(
  String.raw`\b(?:finished|painted)\s+in\s+((?:[\p{L}-]+\s+){0,3}?(?:${basicColours.join('|')}))(?![\p{L}-])`,
  'giu',
);
const inside =
  /\b(?:cabin|cloth|details?|inside|interior|leather|letter(?:s|ing)|roof|seats?|stripes?|suede|trim|wheels?)\b/i;
/** Names of one paint, to different eyes. */
const alike = ['grey silver black', 'gold yellow beige brown orange', 'white beige silver'];

function deniedColour({ colour, simple_colour }: Entry, words: string): readonly Denied[] {
  const own = basicColour(scalarText(simple_colour)) ?? basicColour(scalarText(colour));
  if (own === undefined) return [];
  const isRight = (value: string) => {
    const named = basicColour(value) ?? own;
    return named === own || alike.some((each) => each.includes(named) && each.includes(own));
  };
  const named = wrong(namedIn(words, paint, inside), isRight);
  return deny(named, `the colour of the car is ${scalarText(colour) || scalarText(simple_colour)}`);
}

/** "Yours for $45,490", "$45,490 drive away". */
const asked =
  /\b(?:asking|priced\s+at|yours\s+for)\s+(?:only\s+|just\s+)?\$\s?(\d{1,3}(?:,\d{3})+|\d{4,6})(?![\d,.]*\d)|\$\s?(\d{1,3}(?:,\d{3})+|\d{4,6})\s+drive[\s-]?away\b/gi;
/** Words about what is not the price of the car as it is. */
const ofOther =
  /\b(?:add|adds|extra|fitted|fitting|more|new|normally|retail|rrp|save|saving|worth)\b/i;

function deniedPrice({ price, price_before }: Entry, words: string): readonly Denied[] {
  if (typeof price !== 'number' || price <= 0) return [];
  const amount = (value: string) => Number(value.replaceAll(',', ''));
  const isOwn = (value: string) => [price, price_before].includes(amount(value));
  const named = wrong(namedIn(words, asked, ofOther), isOwn);
  return deny(named, `the price of the car is $${price.toLocaleString('en-AU')}`);
}

const stockNumber =
  /\bstock\s+(?:number|no\.?)\s*:?\s*#?((?=[a-z\d-]*\d)[a-z\d][a-z\d-]{1,15})(?![\w-])/gi;

function deniedStock({ stock_number }: Entry, words: string): readonly Denied[] {
  const own = scalarText(stock_number).trim();
  if (own === '') return [];
  const named = wrong(namedIn(words, stockNumber), (value) => value === own.toLowerCase());
  return deny(named, `the stock number of the car is ${own}`);
}

/** Returns the drive, owners, colour, price and stock number in the words about a car that its own fields deny. */
export const deniedClaims = (entry: Entry, words: string): readonly Denied[] => [
  ...deniedDrive(entry, words),
  ...deniedOwners(entry, words),
  ...deniedColour(entry, words),
  ...deniedPrice(entry, words),
  ...deniedStock(entry, words),
];
