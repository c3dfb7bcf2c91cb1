import type { Copy } from '@forecourt/copy';
import { defaultRadius, nearbyRadius, radiusOptions } from '@forecourt/domain';
import type { DealershipChoice } from '@forecourt/domain';
import type { FormEvent, ReactNode } from 'react';

/** Select for the search radius, if the nearest dealerships are not enough or there are none. */
export function RadiusForm(props: {
  /** Current search, including its centre. */
  readonly choice: DealershipChoice;
  readonly action: string;
  readonly isEmpty: boolean;
  readonly onChoice: (choice: DealershipChoice) => void;
  readonly nearest: ReactNode;
  readonly copy: Copy['dealershipSearch'];
}): ReactNode {
  const { choice, isEmpty, copy } = props;
  // Without results within the default 250 km, only a larger radius helps.
  const chosen = isEmpty
    ? radiusOptions.find((each) => each > (choice.radius ?? nearbyRadius))
    : choice.radius;
  const kept = ['locationType', 'lat', 'lng', 'userLocation'] as const;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const radius = Number(new FormData(event.currentTarget).get('radius'));
    const option = radiusOptions.find((each) => each === radius);
    if (option) props.onChoice({ ...choice, radius: option });
  };
  return (
    <form className="fc-find__radius" method="get" action={props.action} onSubmit={submit}>
      {kept.map(
        (name) =>
          choice[name] !== undefined && (
            <input key={name} type="hidden" name={name} value={choice[name]} />
          ),
      )}
      <label>
        {copy.allWithin}
        <select key={chosen} name="radius" defaultValue={chosen ?? defaultRadius}>
          {radiusOptions.map((radius) => (
            <option key={radius} value={radius}>
              {copy.km(radius)}
            </option>
          ))}
        </select>
      </label>
      <button className="fc-button" data-look="outline" type="submit">
        {copy.show}
      </button>
      {props.nearest}
    </form>
  );
}
