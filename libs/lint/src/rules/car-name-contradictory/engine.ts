import { scalarText } from '@forecourt/json';
import type { DataEntry } from '../../rule-api/data-entries.ts';

/** Fuels that a car has alone, with what an engine for another one is called. Hybrids have two. */
const otherEngines: readonly (readonly [fuel: RegExp, other: RegExp])[] = [
  [/^(?:petrol|unleaded)$/i, /\b(?:turbo[\s-]?)?diesel\b|\b(?:TDI|CRDi|dCi|TDCi|BlueHDi)\b/i],
  [/^diesel$/i, /\b(?:petrol|unleaded)\b|\b(?:TSI|TFSI|T-?GDi)\b/i],
  [/^electric$/i, /\b(?:turbo[\s-]?)?diesel\b|\bpetrol\b|\bcylinders?\b|\b\d\.\d\s?L\b/i],
];

/** Returns the error of an engine for another fuel than that of the car. */
export function engineError({
  engine,
  simple_fuel: fuel,
  fuel_consumption: litres,
}: DataEntry['entry']): string | undefined {
  const [words, own] = [scalarText(engine), scalarText(fuel).trim()];
  if (words === '' || /hybrid|bi-?fuel|dual/i.test(words)) return undefined;
  // Fuel that an electric car uses is reported as such.
  if (/^electric$/i.test(own) && typeof litres === 'number' && litres > 0) return undefined;
  const other = otherEngines.find(([pattern]) => pattern.test(own))?.[1];
  const [named] = other?.exec(words) ?? [];
  if (named === undefined) return undefined;
  return `the engine has "${named}", but the fuel of the car is ${own}; correct one of them`;
}
