import type { Car } from '@forecourt/block-schemas';
import { linesAbout } from '@forecourt/domain';
import type { ScreenContext } from '../../../pipeline/render-screen.tsx';

/** Returns reassurances about the car: from its data, then from the site's settings. */
export function reassurancesOf(car: Car, { site, copy }: ScreenContext): string[] {
  const { vehicle: texts } = copy;
  const { inspection_checks: checks = 0, inspection_date: day } = car;
  return [
    ...(car.certified ? [texts.certified] : []),
    ...(checks > 0 && day ? [texts.inspected(checks, day)] : []),
    ...linesAbout(site.settings?.cars?.reassurances, car),
    ...(car.location_name ? [texts.seeItAt(car.location_name)] : []),
  ];
}
