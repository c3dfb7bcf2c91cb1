import { useEffect, useRef } from 'react';

/** State of a form in an entry of the browser's history. */
interface FormEntry {
  readonly step: string;
  /** Step of the previous entry, if it belongs to the form. */
  readonly from?: string;
}
type PageState = { readonly forms?: Readonly<Record<string, FormEntry>> } | null;

/** Steps of a form in the browser's history, so that Back and Forward move between them. */
export interface StepHistory {
  /** Adds the next step. */
  readonly push: (step: string, from: string) => void;
  /**
   * Goes back to a step.
   * @returns false if the previous entry is not that step, and the caller has to show it
   */
  readonly back: (step: string) => boolean;
}

const entryOf = (state: unknown, id: string) => (state as PageState)?.forms?.[id];
const withEntry = (id: string, entry: FormEntry) => {
  const state = window.history.state as PageState;
  return { ...state, forms: { ...state?.forms, [id]: entry } };
};

/** Returns the step of a form in the current entry; undefined for its first step. */
export const stepInHistory = (id: string): string | undefined =>
  entryOf(window.history.state, id)?.step;

/**
 * Adds an entry to the browser's history for each step of a form, so that Back leads to the
 * previous step rather than the previous page.
 * @param id of the form on its page
 * @param show called when the visitor goes to another entry of the page
 */
export function useStepHistory(id: string, show: (step: string) => void): StepHistory {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      // Entries without state of the form are fragments of the page, and don't change it.
      const entry = entryOf(state, id);
      if (entry) latest.current(entry.step);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [id]);

  return {
    push: (step, from) => {
      if (!entryOf(window.history.state, id))
        window.history.replaceState(withEntry(id, { step: from }), '');
      window.history.pushState(withEntry(id, { step, from }), '');
    },
    back: (step) => {
      if (entryOf(window.history.state, id)?.from !== step) return false;
      window.history.back();
      return true;
    },
  };
}
