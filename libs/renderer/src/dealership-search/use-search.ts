import { dealershipSearchCopy, type Localized } from '@forecourt/copy';
import { choiceWithout, placeName } from '@forecourt/domain';
import type { DealershipChoice, NetworkLimits } from '@forecourt/domain';
import { useState } from 'react';
import { useScripted } from '../islands/use-scripted.ts';
import { useNetwork, type NetworkSource } from './network-source.ts';
import type { SearchOption } from './combobox/search-option.ts';
import { useAnswer, type Answered } from './use-answer.ts';

/** State and actions of a search in the browser. */
export interface Search extends Answered, NetworkSource {
  /** Value of the input. */
  readonly text: string;
  /** Error message for the visitor; '' without an error. */
  readonly notice: string;
  /** True once hydrated; false on the server. */
  readonly isAlive: boolean;
  readonly canLocate: boolean;
  readonly type: (text: string) => void;
  readonly pick: (option: SearchOption) => void;
  readonly chooseType: (type: string) => void;
  readonly locate: () => void;
  /** Shows another state and updates the page's URL. */
  readonly go: (choice: DealershipChoice) => void;
}

/**
 * Returns the value of the input in a state: the picked dealership's name, else the typed or picked
 * place.
 */
const textOf = ({ choice, answer: { kind, found } }: Answered): string =>
  kind === 'picked' ? found[0]!.location.name : (choice.userLocation ?? '');

/** Decimal places of the visitor's location in URLs: a precision of about a kilometre. */
const positionDecimals = 2;
const positionTimeout = 10_000;

/** Asks the browser for the visitor's location, which is rounded. */
function findPosition(onFound: (lat: number, lng: number) => void, onFailure: () => void): void {
  const rounded = (degrees: number) => Number(degrees.toFixed(positionDecimals));
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => onFound(rounded(coords.latitude), rounded(coords.longitude)),
    onFailure,
    { maximumAge: 300_000, timeout: positionTimeout },
  );
}

/** Returns the search of a page: that of its URL, then the visitor's. */
export function useSearch(
  given: Localized &
    Answered & {
      readonly path: string;
      readonly limits: NetworkLimits;
    },
): Search {
  const copy = dealershipSearchCopy(given);
  const source = useNetwork(given.limits);
  const [text, setText] = useState(textOf(given));
  const [notice, setNotice] = useState('');
  const isAlive = useScripted();
  const { choice, answer, go, discard } = useAnswer(
    { choice: given.choice, answer: given.answer },
    source,
    () => setNotice(''),
    (answered) => setText(textOf(answered)),
  );

  const { locationType } = choice;
  const searchNear = (lat: number, lng: number, userLocation: string) =>
    go({ locationType, lat, lng, userLocation });
  return {
    ...source,
    choice,
    answer,
    text,
    notice,
    isAlive,
    canLocate: isAlive && 'geolocation' in navigator,
    type(value) {
      setText(value);
      if (value !== '') return;
      discard();
      if (answer.kind !== 'start') go({});
    },
    pick(option) {
      if (option.kind === 'place')
        return searchNear(option.place.lat, option.place.long, placeName(option.place));
      const { id, location_type } = option.location;
      go({ locationId: id, locationType: location_type });
    },
    chooseType(value) {
      const rest = choiceWithout(choice, 'locationType', 'locationId');
      go(value === '' ? rest : { ...rest, locationType: value });
    },
    locate() {
      findPosition(
        (lat, lng) => searchNear(lat, lng, copy.yourPosition),
        () => setNotice(copy.noPosition),
      );
    },
    go,
  };
}
