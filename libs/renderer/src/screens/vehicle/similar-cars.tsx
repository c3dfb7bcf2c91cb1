import type { ReactNode } from 'react';
import { CarCard } from '../../cars/car-card.tsx';
import { estimateTerms, weeklyEstimate } from '../../cars/weekly-estimate.ts';
import { Icon } from '../../icons/icon.tsx';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';
import type { VehicleProps } from './vehicle-screen.ts';

/** Cars like this one, with a link to every car of its body. */
export const SimilarCars = ({ car, similar, ctx }: VehicleProps): ReactNode => (
  <section id="similar" className="fc-vehicle__similar">
    <div className="fc-vehicle__like">
      <h2>{ctx.copy.vehicle.similar}</h2>
      {car.simple_body && (
        <a href={stockOf(car.simple_body, ctx)}>
          {ctx.copy.vehicle.everyBody(car.simple_body)}
          <Icon name="arrow-right" size={18} />
        </a>
      )}
    </div>
    <ul className="fc-cars__grid">
      {similar.map((car) => (
        <li key={car.id}>
          <CarCard car={car} ctx={ctx} level={3} inRowOf={similar.length} canSave />
        </li>
      ))}
    </ul>
    {similar.some((other) => weeklyEstimate(other, ctx.site)) && (
      <p className="fc-vehicle__terms">{estimateTerms(ctx.site)}</p>
    )}
  </section>
);

/** Returns the URL of the stock page with one body type selected. */
function stockOf(body: string, { site }: ScreenContext): string {
  const [path = '', fragment] = (site.settings?.cars?.stockPath ?? '/cars').split('#');
  const query = new URLSearchParams({ simple_body: body });
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment ? `#${fragment}` : ''}`;
}
