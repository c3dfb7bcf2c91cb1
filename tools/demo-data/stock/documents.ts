import type { Car } from '@forecourt/block-schemas';
import { weekday } from '../calendar.ts';
import { between } from './draw-lots.ts';
import type { StockCar, StockPlan } from './stock-car.ts';

/** What the workshop measures: less tread and pad on cars that were driven further since new. */
function inspectionPoints({ car, random }: Source): string[] {
  const { line, trim, km, year } = car;
  const pads = (most: number) => between(Math.max(4, most - Math.floor(km / 25_000)), most, random);
  const fuel = trim.fuel ?? line.fuel;
  return [
    'Engine, gearbox and drivetrain: no faults found',
    `Brake pads: ${pads(10)} mm front, ${pads(9)} mm rear`,
    `Tyres: ${pads(8)} mm front, ${pads(8)} mm rear`,
    ...(fuel === 'Electric' || fuel === 'Hybrid'
      ? [`High-voltage battery: ${batteryHealth(year)} per cent of its capacity`]
      : ['Oil and filter changed with the inspection']),
    car.stamped ? 'Service book: complete' : 'Service book: a gap, so we did a full service',
    year <= 2019 ? 'Paint: stone chips on the bonnet, touched in' : 'Paint: no damage found',
    'Windscreen: no chips or cracks',
  ];
}

/** Returns the share of its first capacity that a high-voltage battery still has, in per cent. */
export const batteryHealth = (year: number): number =>
  Math.max(82, 100 - Math.round((2026 - year) * 1.6));

interface Source {
  readonly car: StockCar;
  readonly plan: StockPlan;
  readonly random: () => number;
}

/**
 * Returns the history check and the inspection of a used car. The dealer checks the history before
 * buying it, and inspects the car before it goes on the site with pictures.
 */
export function documentsOf(source: Source): Partial<Car> {
  const { car, plan, random } = source;
  if (car.type !== 'Used') return {};
  const readings = between(4, 11, random);
  const inspectedBefore = between(0, 2, random);
  return {
    history_date: weekday(car.daysAgo + 3),
    history_points: [
      'No money owing',
      'Never recorded as written off',
      'Not recorded as stolen',
      `Kilometres agree with ${readings} earlier readings`,
    ],
    ...(car.photos > 0 && {
      inspection_date: weekday(car.daysAgo + inspectedBefore),
      inspection_checks: plan.inspectionChecks,
      inspection_points: inspectionPoints(source),
    }),
  };
}
