import {
  choiceWithout,
  dealershipQuery,
  findDealerships,
  readDealershipChoice,
} from '@forecourt/domain';
import type { DealershipAnswer, DealershipChoice } from '@forecourt/domain';
import { useEffect, useRef, useState } from 'react';
import { fetchPlaces } from './fetch-places.ts';
import type { NetworkSource } from './network-source.ts';

/** A search and its results. */
export interface Answered {
  readonly choice: DealershipChoice;
  readonly answer: DealershipAnswer;
}

/** The current search, and functions that change it. */
export interface AnswerState extends Answered {
  /** Shows another search and updates the page's URL. */
  readonly go: (choice: DealershipChoice) => void;
  /** Discards the answer to a search that is still pending. */
  readonly discard: () => void;
}

/** Calls back when the visitor goes back or forward. */
function useHistory(onMove: () => void): void {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const move = () => latest.current();
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, []);
}

/**
 * Returns the search of the page's URL and its results.
 * @param onStart called when another search starts.
 * @param onAnswer called with its results.
 */
export function useAnswer(
  given: Answered,
  { network, load }: NetworkSource,
  onStart: () => void,
  onAnswer: (answered: Answered) => void,
): AnswerState {
  const [{ choice, answer }, setAnswered] = useState(given);
  /** Number of the latest request; answers to earlier ones are discarded. */
  const asked = useRef(0);

  const show = async (next: DealershipChoice, isNew: boolean) => {
    const turn = ++asked.current;
    onStart();
    const { userLocation, lat } = next;
    const isTyped = userLocation !== undefined && lat === undefined;
    const isEmpty = dealershipQuery(choiceWithout(next, 'locationType')) === '';
    const [locations, places] = await Promise.all([
      isEmpty ? network : load(),
      isTyped ? fetchPlaces(userLocation) : [],
    ]);
    if (turn !== asked.current) return;
    const query = `${location.pathname}${dealershipQuery(next, location.search)}`;
    // The server may have them even if the browser does not.
    if (locations === undefined || places === undefined) {
      if (isNew) location.assign(query);
      return;
    }
    if (isNew) history.pushState(null, '', query);
    const answered = { choice: next, answer: findDealerships(next, locations, places) };
    setAnswered(answered);
    onAnswer(answered);
  };

  useHistory(() => {
    const next = readDealershipChoice(new URLSearchParams(location.search));
    // A fragment link does not change the search.
    if (dealershipQuery(next) !== dealershipQuery(choice)) void show(next, false);
  });
  return {
    choice,
    answer,
    go: (next) => void show(next, true),
    discard: () => {
      asked.current++;
    },
  };
}
