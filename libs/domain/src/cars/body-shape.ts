import { foldText } from '../text/fold-text.ts';

/** Body shapes of cars that have a drawing. */
export type BodyShape = 'hatch' | 'sedan' | 'wagon' | 'suv' | 'ute' | 'van' | 'coupe';

/** Words of feeds and catalogues for each shape; the first shape with a match is chosen. */
const words: readonly (readonly [BodyShape, RegExp])[] = [
  ['ute', /\b(?:utes?|utilit(?:y|ies)|pick ?ups?|cab chassis|dual cab|double cab|trucks?)\b/],
  ['suv', /\b(?:suvs?|4x4|4wd|crossovers?|off ?roaders?)\b/],
  ['wagon', /\b(?:(?:station ?)?wagons?|estates?|tourers?)\b/],
  ['van', /\b(?:vans?|minivans?|people ?movers?|mpvs?|bus|buses|minibus(?:es)?)\b/],
  ['coupe', /\b(?:coupes?|convertibles?|cabriolets?|roadsters?|fastbacks?)\b/],
  ['hatch', /\b(?:hatch(?:es|backs?)?|liftbacks?)\b/],
  ['sedan', /\b(?:sedans?|saloons?)\b/],
];

/** Returns the shape that a body type's name means, such as `Hatchback`; undefined for others. */
export function bodyShape(body: string): BodyShape | undefined {
  const text = foldText(body).replace(/[-_/]+/g, ' ');
  return words.find(([, pattern]) => pattern.test(text))?.[0];
}
