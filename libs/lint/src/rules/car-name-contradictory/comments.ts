import { matchesOf, scalarText, type StringRange } from '@forecourt/json';
import { readText } from '../../rule-api/range-in-markup.ts';
import { deniedClaims } from './claims-in-comments.ts';
import { deniedFigures } from './figures-in-comments.ts';
import type { DataEntry } from '../../rule-api/data-entries.ts';

/** Contradiction of a car's comments. */
interface CommentError {
  readonly within?: StringRange;
  readonly message: string;
}

/** "Only 41,200 km", "with 41,200 kms on the clock". */
const travelled =
  /(?<!\b(?:in|after|every|another)\s)\b(?:only|just|has\s+(?:done|travelled|covered))\s+(\d{1,3}(?:,\d{3})+|\d{4,6})\s?(?:kms?|kilometres)\b(?!\s*(?:to|until|left|remaining|ago|warranty|service|since|from|away|on\b|of\b|per\b|an?\b|each|later|more))|(?<![\d,])(\d{1,3}(?:,\d{3})+|\d{4,6})\s?(?:kms?|kilometres)\s+on\s+the\s+clock\b/gi;
const gearbox =
  /\b(?:(?:five|six|5|6)[\s-]speed\s+(manual|automatic)|(manual|automatic)\s+(?:gearbox|transmission))\b/gi;

/** Share by which kilometres in words may differ: they are rounded, and a car is driven to the yard. */
const tolerance = 0.1;

const valueOf = (digits = ''): number => Number(digits.replaceAll(',', ''));
const withCommas = (value: number): string => value.toLocaleString('en-AU');

function yearErrors({ make, year }: DataEntry['entry'], words: string): CommentError[] {
  const name = scalarText(make).trim();
  if (name === '' || typeof year !== 'number') return [];
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(String.raw`\b((?:19|20)\d\d)\s+${escaped}(?![\p{L}\p{N}])`, 'giu');
  const named = matchesOf(words, pattern);
  // A car may be of the year before, or be compared with another one.
  if (named.length === 0 || named.some(({ 1: each }) => Math.abs(Number(each) - year) <= 1))
    return [];
  return named.map(({ 0: part, index }) => ({
    within: { start: index, end: index + part.length },
    message: `the comments are about a "${part}", but the car is of ${year}; correct one of them`,
  }));
}

/** Returns what the comments of a car say about it that its own figures deny. */
export function commentErrors(entry: DataEntry['entry']): readonly CommentError[] {
  const comments = scalarText(entry.dealercomments);
  if (
    !/\d|manual|automatic|diesel|petrol|electric|seat|this|cab|drive|[ar]wd|owner|(?:finished|painted) in/i.test(
      comments,
    )
  )
    return [];
  const { words, placed } = readText('html-block', comments);
  const { km, transmission } = entry;
  const kilometres =
    typeof km !== 'number' || km === 0
      ? []
      : matchesOf(words, travelled).flatMap(
          ({ 0: part, 1: one, 2: other, index }): CommentError[] => {
            if (Math.abs(valueOf(one ?? other) - km) <= Math.max(1000, km * tolerance)) return [];
            const message = `the comments have "${part}", but the car has ${withCommas(km)} km; correct one of them`;
            return [{ within: { start: index, end: index + part.length }, message }];
          },
        );
  const own = /^(?:manual|automatic)$/i.test(scalarText(transmission).trim())
    ? scalarText(transmission).trim().toLowerCase()
    : '';
  const boxes = own === '' ? [] : matchesOf(words, gearbox);
  const gears = boxes.some(({ 1: one, 2: other }) => (one ?? other)!.toLowerCase() === own)
    ? []
    : boxes.map(({ 0: part, index }) => ({
        within: { start: index, end: index + part.length },
        message: `the comments have "${part}", but the transmission of the car is ${own}; correct one of them`,
      }));
  const denied = [...deniedFigures(entry, words), ...deniedClaims(entry, words)];
  const figures = denied.map(({ within, truth }) => ({
    within,
    message: `the comments have "${words.slice(within.start, within.end)}", but ${truth}; correct one of them`,
  }));
  return [...yearErrors(entry, words), ...kilometres, ...gears, ...figures].map(
    ({ within, message }) => ({
      within: placed(within!),
      message,
    }),
  );
}
