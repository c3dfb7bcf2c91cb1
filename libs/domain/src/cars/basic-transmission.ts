import { foldText } from '../text/fold-text.ts';

/** Transmissions by which people choose a car. */
export const basicTransmissions = ['automatic', 'manual'] as const;

export type BasicTransmission = (typeof basicTransmissions)[number];

/** Makers' names of transmissions that change gears by themselves, as the source of a pattern. */
export const automaticNames =
  'amt|dht|e?cvt|dct|dsg|pdk|dual[- ]clutch|(?:[sg]|[1-9]g|tip|step|multi|speed|gear)[- ]?tronic';

/** Words for those, and for transmissions without gears to change. */
const automatic = new RegExp(
  `\\b(?:auto(?:matic|mated)?|${automaticNames}|(?:single|one|1)[- ]speed|reduction|variable)\\b`,
);

/**
 * Returns the kind of transmission that a description names: `automatic` for "8-speed Sports
 * Automatic Dual Clutch"; undefined if it doesn't say.
 */
export function basicTransmission(description: string): BasicTransmission | undefined {
  const text = foldText(description);
  if (automatic.test(text)) return 'automatic';
  return /\bman(?:ual)?\b/.test(text) ? 'manual' : undefined;
}
