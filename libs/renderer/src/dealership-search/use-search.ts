import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { dealershipSearchCopy, type Localized } from '@forecourt/copy';
import {
  choiceWithout,
  dealershipQuery,
  findDealerships,
  placeName,
  readDealershipChoice,
} from '@forecourt/domain';
import type { DealershipAnswer, DealershipChoice, NetworkLimits } from '@forecourt/domain';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchOption } from './dealership-combobox.tsx';
import { useNetwork } from './network-source.ts';
import { fetchPlaces } from './fetch-places.ts';

/** State and actions of a search in the browser. */
export interface Search {
  readonly choice: DealershipChoice;
  readonly answer: DealershipAnswer;
  /** Empty until it is needed. */
  readonly network: readonly ManufacturerLocation[];
  readonly load: () => Promise<unknown>;
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
const textOf = (choice: DealershipChoice, { kind, found }: DealershipAnswer): string =>
  kind === 'picked' ? found[0]!.location.name : (choice.userLocation ?? '');

const noSubscription = () => () => {};
/** Decimal places of the visitor's location in URLs: a precision of about a kilometre. */
const positionDecimals = 2;
const positionTimeout = 10_000;

/** Returns true in the browser, false on the server and while hydrating. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

export function useSearch(
  given: Localized & {
    readonly path: string;
    readonly choice: DealershipChoice;
    readonly answer: DealershipAnswer;
    readonly limits: NetworkLimits;
  },
): Search {
  const { limits } = given;
  const copy = dealershipSearchCopy(given);
  const { network, load } = useNetwork(limits);
  const [{ choice, answer }, setState] = useState({ choice: given.choice, answer: given.answer });
  const [text, setText] = useState(textOf(given.choice, given.answer));
  const [notice, setNotice] = useState('');
  const isAlive = useIsAlive();
  /** Number of the latest request; answers to earlier ones are discarded. */
  const asked = useRef(0);

  const show = async (next: DealershipChoice, isNew: boolean) => {
    const turn = ++asked.current;
    setNotice('');
    const { userLocation, lat } = next;
    const isTyped = userLocation !== undefined && lat === undefined;
    const isEmpty = dealershipQuery(choiceWithout(next, 'locationType')) === '';
    const [locations, places] = await Promise.all([
      isEmpty ? network : load(),
      isTyped ? fetchPlaces(userLocation) : [],
    ]);
    if (turn !== asked.current) return;
    const query = `${location.pathname}${dealershipQuery(next, location.search)}`;
    // The server may have the network even if the browser does not.
    if (locations === undefined) {
      if (isNew) location.assign(query);
      return;
    }
    if (isNew) history.pushState(null, '', query);
    const found = findDealerships(next, locations, places);
    setState({ choice: next, answer: found });
    setText(textOf(next, found));
  };
  const go = (next: DealershipChoice) => void show(next, true);

  const restore = useRef<() => void>(undefined);
  useEffect(() => {
    restore.current = () => {
      const next = readDealershipChoice(new URLSearchParams(location.search));
      // A fragment link does not change the state.
      if (dealershipQuery(next) !== dealershipQuery(choice)) void show(next, false);
    };
  });
  useEffect(() => {
    const back = () => restore.current?.();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const { locationType } = choice;
  const searchNear = (lat: number, lng: number, userLocation: string) =>
    go({ locationType, lat, lng, userLocation });
  return {
    choice,
    answer,
    network,
    load,
    text,
    notice,
    isAlive,
    canLocate: isAlive && 'geolocation' in navigator,
    type(value) {
      setText(value);
      if (value === '' && answer.kind !== 'start') go({});
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
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          searchNear(
            Number(coords.latitude.toFixed(positionDecimals)),
            Number(coords.longitude.toFixed(positionDecimals)),
            copy.yourPosition,
          ),
        () => setNotice(copy.noPosition),
        { maximumAge: 300_000, timeout: positionTimeout },
      );
    },
    go,
  };
}
