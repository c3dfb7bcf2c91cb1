import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { dealershipSearchCopy, type Localized } from '@forecourt/copy';
import { choiceWithout, dealershipQuery } from '@forecourt/domain';
import type { DealershipAnswer, DealershipChoice, NetworkLimits } from '@forecourt/domain';
import type { FormEvent, ReactNode } from 'react';
import { below, Heading, type HeadingLevel } from '../document/heading.tsx';
import { IslandIcon } from '../icons/island-icon.tsx';
import { DealershipCombobox } from './dealership-combobox.tsx';
import { DealershipMap } from './dealership-map.tsx';
import { FoundList } from './found-list.tsx';
import type { MapDrawing } from './map/draw-map.ts';
import { mapSubject } from './map-subject.ts';
import { RadiusForm } from './radius-form.tsx';
import { useMap } from './use-map.ts';
import { useSearch } from './use-search.ts';
import { resultsHeading, typeWords } from './words.ts';

/** Props of the search on the server and in the browser: plain JSON. */
export interface DealershipSearchProps extends Localized {
  readonly path: string;
  /** `#id` of the block, or '' without an id. */
  readonly anchor: string;
  /** Other query parameters of the page, which links preserve. */
  readonly search: string;
  readonly choice: DealershipChoice;
  readonly answer: DealershipAnswer;
  /** The map of the answer. */
  readonly map?: MapDrawing;
  readonly limits: NetworkLimits;
  /** Number of dealerships in the network. */
  readonly count: number;
  /** Types of locations to choose from; empty if the editor chose one. */
  readonly types: readonly string[];
  readonly level: HeadingLevel;
}

/** Search form, results and map. Every state has a URL, and the form works without a script. */
export function DealershipSearch(props: DealershipSearchProps): ReactNode {
  const { path, anchor, search, types, level } = props;
  const copy = dealershipSearchCopy(props);
  const find = useSearch(props);
  const { choice, answer, network } = find;
  const { kind, from, picked } = answer;
  const subject = mapSubject(answer, network);
  const isWhole = subject.isOverview && !from;
  const map = useMap(subject, isWhole ? 'overview' : dealershipQuery(choice), props.map);

  const hrefOf = (other: DealershipChoice) => `${path}${dealershipQuery(other, search)}${anchor}`;
  const picking = ({ id, location_type: type }: ManufacturerLocation): DealershipChoice => ({
    ...choice,
    locationId: id,
    ...(type && choice.locationType && { locationType: type }),
  });
  /** Renders a link to another state, which the script shows without a page load. */
  const stateLink = (other: DealershipChoice, text: string, current = false) => (
    <a
      href={hrefOf(other)}
      aria-current={current || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        find.go(other);
      }}
    >
      {text}
    </a>
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rest = choiceWithout(choice, 'userLocation', 'locationId', 'lat', 'lng');
    const text = find.text.trim();
    find.go(text === '' ? rest : { ...rest, userLocation: text });
  };
  const others = answer.others.filter((place) => place.name !== from?.name).slice(0, 5);
  const heading = resultsHeading(answer, choice, copy);
  const { label } = copy;

  return (
    <div className="fc-find" data-kind={kind}>
      <div className="fc-find__ask">
        <form method="get" action={`${path}${anchor}`} role="search" onSubmit={submit}>
          <div className="fc-find__line">
            <DealershipCombobox
              copy={copy}
              label={label}
              name="userLocation"
              text={find.text}
              onText={find.type}
              onPick={find.pick}
              onWake={() => void find.load()}
              network={network}
              clearHref={hrefOf({})}
            />
            <button className="fc-button" data-look="accent" type="submit">
              {copy.search}
            </button>
          </div>
          {types.length > 1 && (
            <label className="fc-find__type">
              {copy.lookingFor}
              <select
                name="locationType"
                value={choice.locationType ?? ''}
                onChange={({ currentTarget }) => find.chooseType(currentTarget.value)}
              >
                <option value="">{copy.everything}</option>
                {types.map((type) => (
                  <option key={type} value={type}>
                    {typeWords(type)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </form>
        {find.canLocate && (
          <button type="button" className="fc-find__position" onClick={find.locate}>
            <IslandIcon name="location" size={18} />
            {copy.useMyPosition}
          </button>
        )}
        {find.notice && (
          <p className="fc-find__notice" role="alert">
            {find.notice}
          </p>
        )}
      </div>

      <div className="fc-find__answer">
        <p role="status" className="fc-sr-only">
          {find.isAlive && heading}
        </p>
        {kind === 'start' ? (
          props.count > 0 && (
            <p className="fc-find__start">
              {copy.inNetwork(copy.count(props.count))} {copy.start}
            </p>
          )
        ) : (
          <>
            {kind !== 'picked' && (
              <Heading level={level} className="fc-find__heading">
                {heading}
              </Heading>
            )}
            {kind === 'unknown' && <p className="fc-find__start">{copy.retry}</p>}
            <FoundList
              copy={copy}
              answer={answer}
              level={kind === 'picked' ? level : below(level)}
              pick={(location) =>
                stateLink(picking(location), location.name, location.id === picked)
              }
            />
            {from && (
              <RadiusForm
                copy={copy}
                choice={{
                  ...choiceWithout(choice, 'locationId'),
                  lat: from.lat,
                  lng: from.long,
                  userLocation: from.name,
                }}
                action={`${path}${anchor}`}
                isEmpty={answer.found.length === 0}
                onChoice={find.go}
                nearest={
                  choice.radius && stateLink(choiceWithout(choice, 'radius'), copy.onlyNearest)
                }
              />
            )}
            {others.length > 0 && (
              <p className="fc-find__others">
                {copy.didYouMean[0]}{' '}
                {others.map(({ id, name, state, lat, long }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    {stateLink(
                      {
                        ...(choice.locationType && { locationType: choice.locationType }),
                        lat,
                        lng: long,
                        userLocation: [name, state].filter(Boolean).join(', '),
                      },
                      [name, state].filter(Boolean).join(', '),
                    )}
                  </span>
                ))}
                {copy.didYouMean[1]}
              </p>
            )}
          </>
        )}
      </div>

      <DealershipMap
        copy={copy}
        map={map}
        isAlive={find.isAlive}
        picked={picked}
        pinHref={(id) => {
          const location = answer.found.find((each) => each.location.id === id)?.location;
          return location && hrefOf(picking(location));
        }}
        onPin={(id) => {
          const location = answer.found.find((each) => each.location.id === id)?.location;
          if (location) find.go(picking(location));
        }}
      />
    </div>
  );
}
