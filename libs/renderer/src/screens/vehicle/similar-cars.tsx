import type { ReactNode } from 'react';
import { CarCard } from '../../cars/car-card.tsx';
import { estimateTerms, weeklyEstimate } from '../../loans/weekly-estimate.ts';
import { BlockHead } from '../../lists/block-head.tsx';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';
import type { VehicleProps } from './vehicle-screen.ts';

/** Cars like this one, with a link to every car of its body. */
export const SimilarCars = ({ car, similar, ctx }: VehicleProps): ReactNode => (
  <section id="similar" className="fc-vehicle__similar">
    <BlockHead
      heading={ctx.copy.vehicle.similar}
      link={
        car.simple_body === undefined
          ? undefined
          : {
              text: ctx.copy.vehicle.everyBody(car.simple_body),
              href: stockOf(car.simple_body, ctx),
            }
      }
      first={false}
      ctx={{ headingLevel: 2 }}
    />
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
