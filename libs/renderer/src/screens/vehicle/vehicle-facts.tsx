import type { Car } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { grouped } from '../../cars/car-words.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { RichText } from '../../rich-text/index.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** Key facts have a drawing. */
  readonly icon?: IconName;
}

/** Everything that the stock says about a car, in a visitor's words and in order. */
function factsOf(car: Car, locale: string): readonly Fact[] {
  const facts: readonly (Omit<Fact, 'value'> & { readonly value: string | undefined })[] = [
    {
      name: 'Kilometres',
      value: car.km === undefined ? undefined : `${grouped(car.km, locale)} km`,
      icon: 'gauge',
    },
    { name: 'Built', value: car.year?.toString(), icon: 'calendar' },
    { name: 'Fuel', value: car.simple_fuel, icon: 'fuel' },
    { name: 'Transmission', value: car.transmission, icon: 'gearbox' },
    { name: 'Body', value: car.simple_body, icon: 'car' },
    { name: 'Seats', value: car.seats?.toString(), icon: 'seat' },
    { name: 'Condition', value: car.car_type, icon: 'key' },
    { name: 'Where', value: car.location_name, icon: 'location' },
    { name: 'Stock number', value: car.stock_number },
    { name: 'Make', value: car.make },
    { name: 'Model', value: car.model },
    { name: 'Badge', value: car.badge },
    { name: 'Body style', value: car.body },
    { name: 'Engine', value: car.engine },
    { name: 'Drive', value: car.drive_type },
    { name: 'Doors', value: car.doors?.toString() },
    { name: 'Colour', value: car.colour },
    { name: 'Interior', value: car.interior_colour },
    { name: 'Registration', value: car.rego },
    { name: 'VIN', value: car.vin },
    { name: 'Availability', value: car.status },
    { name: 'Label', value: car.tag },
    {
      name: 'Approved used',
      value: car.certified ? 'Yes' : undefined,
    },
    { name: 'Listed by', value: car.carsales_account },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

/** Up to eight facts as a grid of whole rows; the price box has the stock number. */
export function KeyFacts({
  car,
  locale,
}: {
  readonly car: Car;
  readonly locale: string;
}): ReactNode {
  const facts = factsOf(car, locale).filter(({ icon }) => icon);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>Key facts</h2>
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

/** The dealer's own words and every attribute. */
export function EverythingElse(props: { readonly car: Car; readonly locale: string }): ReactNode {
  const { car, locale } = props;
  return (
    <section>
      <h2>Everything else</h2>
      <div className="fc-vehicle__disclosures">
        {car.dealercomments && (
          <Disclosure name="What our dealer says" open>
            <div className="fc-prose">
              <RichText html={car.dealercomments} kind="block" />
            </div>
          </Disclosure>
        )}
        <Disclosure name="All details" open={!car.dealercomments}>
          <dl className="fc-vehicle__all">
            {factsOf(car, locale).map(({ name, value }) => (
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
