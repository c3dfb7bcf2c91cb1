import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { RichText } from '../../rich-text/index.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** Icon of a key fact. */
  readonly icon?: IconName;
}

/** Returns all facts of a car with their labels, in order. */
function factsOf(car: Car, { carFacts, carValues, vehicleFacts }: Copy): readonly Fact[] {
  const facts: readonly (Omit<Fact, 'value'> & { readonly value: string | undefined })[] = [
    {
      name: carFacts.km,
      value: car.km === undefined ? undefined : carValues.km(car.km),
      icon: 'gauge',
    },
    { name: vehicleFacts.built, value: car.year?.toString(), icon: 'calendar' },
    { name: carFacts.simple_fuel, value: car.simple_fuel, icon: 'fuel' },
    { name: vehicleFacts.transmission, value: car.transmission, icon: 'gearbox' },
    { name: carFacts.simple_body, value: car.simple_body, icon: 'car' },
    { name: carFacts.seats, value: car.seats?.toString(), icon: 'seat' },
    { name: carFacts.car_type, value: car.car_type, icon: 'key' },
    { name: vehicleFacts.where, value: car.location_name, icon: 'location' },
    { name: vehicleFacts.stockNumber, value: car.stock_number },
    { name: carFacts.make, value: car.make },
    { name: carFacts.model, value: car.model },
    { name: carFacts.badge, value: car.badge },
    { name: vehicleFacts.bodyStyle, value: car.body },
    { name: vehicleFacts.engine, value: car.engine },
    { name: vehicleFacts.drive, value: car.drive_type },
    { name: vehicleFacts.doors, value: car.doors?.toString() },
    { name: vehicleFacts.colour, value: car.colour },
    { name: vehicleFacts.interior, value: car.interior_colour },
    { name: vehicleFacts.rego, value: car.rego },
    { name: vehicleFacts.vin, value: car.vin },
    { name: carFacts.status, value: car.status },
    { name: carFacts.tag, value: car.tag },
    {
      name: carFacts.certified,
      value: car.certified ? vehicleFacts.yes : undefined,
    },
    { name: carFacts.carsales_account, value: car.carsales_account },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

/** Up to eight facts as a grid of full rows; the stock number is in the price box. */
export function KeyFacts({ car, copy }: { readonly car: Car; readonly copy: Copy }): ReactNode {
  const facts = factsOf(car, copy).filter(({ icon }) => icon);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{copy.vehicle.keyFacts}</h2>
      <dl className="fc-vehicle__facts">
        {facts.map(({ name, value, icon }) => (
          <div key={name}>
            <dt>
              <Icon name={icon!} size={22} />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Disclosure = (given: { name: string; open?: boolean; children: ReactNode }): ReactNode => (
  <details className="fc-vehicle__more-row" open={given.open}>
    <summary>
      <h3>{given.name}</h3>
      <Icon name="chevron-down" size={20} />
    </summary>
    {given.children}
  </details>
);

/** The dealer's description and every attribute. */
export function EverythingElse(props: { readonly car: Car; readonly copy: Copy }): ReactNode {
  const { car, copy } = props;
  return (
    <section>
      <h2>{copy.vehicle.everythingElse}</h2>
      <div className="fc-vehicle__disclosures">
        {car.dealercomments && (
          <Disclosure name={copy.vehicle.dealerComments} open>
            <div className="fc-prose">
              <RichText html={car.dealercomments} kind="block" />
            </div>
          </Disclosure>
        )}
        <Disclosure name={copy.vehicle.allDetails} open={!car.dealercomments}>
          <dl className="fc-vehicle__all">
            {factsOf(car, copy).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </section>
  );
}
