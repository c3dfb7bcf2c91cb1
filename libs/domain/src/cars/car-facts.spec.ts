import { describe, expect, it } from 'vitest';
import { carFactWords, readCarFacts } from './car-facts.ts';

/** True if a car has every fact that keywords mean, and they mean one. */
function finds(keywords: string, car: Readonly<Record<string, unknown>>): boolean {
  const { typed } = readCarFacts(keywords);
  const words = carFactWords(car);
  return typed.size > 0 && [...typed.keys()].every((word) => words.includes(word));
}

describe('words that mean a fact of a car', () => {
  it.each([
    ['4wd', { drive_type: 'Four-wheel drive' }],
    ['drover 4x4', { drive_type: 'Four-wheel drive' }],
    ['4 x 4', { drive_type: '4WD' }],
    ['four wheel drive', { name: 'Corrin Drover 4x4' }],
    ['awd', { drive_type: 'All-wheel drive' }],
    ['all-wheel drive', { drive_type: 'AWD' }],
    ['2wd', { drive_type: 'Rear' }],
    ['fwd', { drive_type: 'Front-wheel drive' }],
    ['auto', { transmission: '8-speed automatic' }],
    ['Automatic', { transmission: 'CVT' }],
    ['manual', { transmission: '6 Speed Manual' }],
    ['ute', { simple_body: 'Pick-up' }],
    ['pick up', { simple_body: 'Ute' }],
    ['pickup', { body: 'Dual Cab Pick-up' }],
    ['wagon', { simple_body: 'Estate' }],
    ['estate', { simple_body: 'Wagon' }],
    ['wagon r', { name: 'Wagon R', simple_body: 'Hatch' }],
    ['hatchback', { simple_body: 'Hatch' }],
    ['hatch', { simple_body: 'Hatchback' }],
    ['saloon', { simple_body: 'Sedan' }],
    ['ev', { simple_fuel: 'Electric' }],
    ['electric', { engine: '85 kW electric, 40 kWh' }],
    ['phev', { simple_fuel: 'Plug-in hybrid' }],
    ['plug-in hybrid', { name: 'Tern PHEV', simple_fuel: 'Hybrid' }],
    ['hybrid', { simple_fuel: 'Plug-in hybrid' }],
  ])('CAR-10: %s', (keywords, car) => {
    expect(finds(keywords, car)).toBe(true);
  });

  it.each([
    ['auto', { transmission: 'Manual', dealercomments: 'Automatic high beam, Android Auto' }],
    ['manual', { transmission: 'Sports Automatic with manual mode' }],
    ['4wd', { drive_type: 'All-wheel drive' }],
    ['awd', { drive_type: 'Front-wheel drive' }],
    ['electric', { simple_fuel: 'Hybrid', engine: 'Petrol-electric' }],
    ['phev', { simple_fuel: 'Hybrid' }],
    ['fwd', { name: 'Tern with front cameras' }],
  ])('CAR-10: not %s', (keywords, car) => {
    expect(finds(keywords, car)).toBe(false);
  });

  it.each(['electric windows', 'automatic high beam', 'android auto', 'autonomous', 'evolution'])(
    'CAR-10: equipment and parts of words stay words: %s',
    (keywords) => expect(readCarFacts(keywords)).toEqual({ text: keywords, typed: new Map() }),
  );
});
