import type { Car } from '@forecourt/block-schemas';
import { day } from '../calendar.ts';
import { between } from './draw-lots.ts';
import type { StockCar, StockPlan } from './stock-car.ts';

/** What the workshop measures: less tread and pad on cars that were driven further since new. */
function inspectionPoints({ car, random }: Source): string[] {
  const { line, trim, km, year } = car;
  const pads = (most: number) => between(Math.max(4, most - Math.floor(km / 25_000)), most, random);
  const fuel = trim.fuel ?? line.fuel;
  const health = Math.max(82, 100 - Math.round((2026 - year) * 1.6));
  return [
    'Engine, gearbox and drivetrain: no faults found',
    `Brake pads: ${pads(10)} mm front, ${pads(9)} mm rear`,
    `Tyres: ${pads(8)} mm front, ${pads(8)} mm rear`,
    ...(fuel === 'Electric' || fuel === 'Hybrid'
      ? [`High-voltage battery: ${health} per cent of its capacity`]
      : ['Oil and filter changed with the inspection']),
    car.stamped ? 'Service book: complete' : 'Service book: a gap, so we did a full service',
    year <= 2019 ? 'Paint: stone chips on the bonnet, touched in' : 'Paint: no damage found',
    'Windscreen: no chips or cracks',
  ];
}

interface Source {
  readonly car: StockCar;
  readonly plan: StockPlan;
  readonly random: () => number;
}

/** Returns the inspection and the history check of a used car, made in its first days on the yard. */
export function documentsOf(source: Source): Partial<Car> {
  const { car, plan, random } = source;
  // A car that came in this week has not been inspected yet.
  if (car.type !== 'Used' || car.daysAgo < 6) return {};
  const readings = between(4, 11, random);
  return {
    inspection_date: day(car.daysAgo - between(2, 4, random)),
    inspection_checks: plan.inspectionChecks,
    inspection_points: inspectionPoints(source),
    history_date: day(car.daysAgo - 1),
    history_points: [
      'No money owing',
      'Never recorded as written off',
      'Not recorded as stolen',
      `Kilometres agree with ${readings} earlier readings`,
    ],
  };
}
