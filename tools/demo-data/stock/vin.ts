import { seeded } from '../../art/scene/kit.ts';
import { pickOne } from './draw-lots.ts';

const digits = '0123456789';
/** Letters of a VIN; I, O and Q are not among them. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Values of the letters for the check digit. */
const values = '12345678123457923456789';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const valueOf = (character: string): number =>
  Number(digits.includes(character) ? character : values[letters.indexOf(character)]);

/** Returns the check digit of a VIN, whatever stands in its ninth place. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((all, each, at) => all + valueOf(each) * weights[at]!, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Letters of the years from 2010; digits stand for those from 2001. */
const yearCode = (year: number): string =>
  year < 2010 ? digits[year - 2000]! : letters.replace(/[UZ]/g, '')[year - 2010]!;

/** Returns the VIN of an invented car: of a maker's code that nobody has, with a valid check digit. */
export function vinOf(year: number, seed: number): string {
  const random = seeded(seed);
  const some = (from: string, count: number) =>
    Array.from({ length: count }, () => pickOne([...from], random)).join('');
  const [described, number] = [some(letters, 3) + some(digits, 2), some(digits, 6)];
  const without = `6ZZ${described}0${yearCode(year)}Z${number}`;
  return without.slice(0, 8) + checkDigit(without) + without.slice(9);
}
