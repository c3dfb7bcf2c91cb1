import { describe, expect, it } from 'vitest';
import { earlierYear, readUnitWords } from './unit-words.ts';

/** The figure in the field's unit with what is reported of it, or the refusal. */
function figure(field: string, number: number, words: string): unknown {
  const read = readUnitWords(field, number, words);
  if ('refused' in read) return read.refused;
  const value = read.inThousands ? number * 1000 : number;
  const note = read.unit ?? read.warning;
  const converted = Number((read.convert?.(value) ?? value).toFixed(3));
  return note === undefined ? converted : [converted, note];
}

describe('words beside a figure of a car', () => {
  it.each([
    [45_000, '', 45_000],
    [45_000, 'km', 45_000],
    [45_000, 'KMS on the clock', 45_000],
    [45_000, 'Odometer: ', 45_000],
    [45_000, 'miles', [72_420.48, 'miles']],
    [45_000, 'mi', [72_420.48, 'miles']],
    [98, 'k', 98_000],
    [98, 'K km', 98_000],
    [98, 'k miles', [157_715.712, 'miles']],
    [98_000, 'k', 98_000],
    [45_000, 'hours', 'is in hours; write the kilometres, or leave it empty'],
    [45_000, 'under', 'is not an exact reading; write the kilometres on the odometer'],
    [45_000, '+', 'is not an exact reading; write the kilometres on the odometer'],
    [45_000, '~ km', 'is not an exact reading; write the kilometres on the odometer'],
    [45_000, 'approx km', 'is not an exact reading; write the kilometres on the odometer'],
    [45, '$', 'has “$” beside the number; write the kilometres alone, such as 45000'],
    [
      45,
      'km per week',
      'has “per week” beside the number; write the kilometres alone, such as 45000',
    ],
    [45_000, 'm', 'has “m” beside the number; write the kilometres alone, such as 45000'],
  ])('CLI-12: the odometer %d %j is %j', (number, words, expected) => {
    expect(figure('km', number, words)).toEqual(expected);
  });

  it.each([
    ['towing_braked_kg', 3.5, 't', 3500],
    ['kerb_mass_kg', 1500, 'kg', 1500],
    ['payload_kg', 2000, 'lbs', [907.185, 'pounds']],
    ['length_mm', 4.6, 'm', 4600],
    ['width_mm', 185, 'cm', 1850],
    ['boot_litres', 430, 'L', 430],
    ['fuel_consumption', 5.3, 'L/100km', 5.3],
    ['fuel_consumption', 12.5, 'km/L', [8, 'km per litre']],
    ['fuel_consumption', 35, 'mpg', expect.stringMatching(/write litres per 100 km$/)],
    ['energy_consumption', 162, 'Wh/km', 16.2],
    ['energy_consumption', 16.2, 'kWh/100km', 16.2],
    ['electric_range_km', 250, 'miles', [402.336, 'miles']],
    ['electric_range_km', 420, 'up to km (WLTP)', 420],
    ['seats', 7, '-seater', 7],
    ['doors', 5, 'dr', 5],
    ['owners', 1, 'previous owner', 1],
    ['year', 2020, 'MY', 'is a model year; write the year of build'],
    ['seats', 5, '$', [5, 'has “$” beside the number; check the unit']],
    ['kerb_mass_kg', 1500, 'stone', [1500, 'has “stone” beside the number; check the unit']],
  ])('CAR-9 CLI-12: %s of %d %j is %j', (field, number, words, expected) => {
    expect(figure(field, number, words)).toEqual(expected);
  });

  it.each([
    ['2019/20', 2019],
    ['2019/2020', 2019],
    ['2020-2019', 2019],
    ['2011-12', undefined],
    ['2019/23', undefined],
    ['2019', undefined],
  ])('CLI-12: the years %j are %j', (text, expected) => {
    expect(earlierYear(text)).toBe(expected);
  });
});
