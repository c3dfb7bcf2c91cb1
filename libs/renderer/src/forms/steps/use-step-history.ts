import { useEffect, useRef } from 'react';

/** What an entry of the browser's history says of the forms of its page. */
interface FormEntry {
  readonly step: string;
  /** The step of the entry before, if that is the form's own. */
  readonly from?: string;
}
type PageState = { readonly forms?: Readonly<Record<string, FormEntry>> } | null;

/** The steps of a form in the browser's history: its buttons lead through them, like the form's own. */
export interface StepHistory {
  /** A step follows the one that is shown. */
  readonly push: (step: string, from: string) => void;
  /** Goes back to a step. @returns false if the entry before is another: show the step yourself */
  readonly back: (step: string) => boolean;
}

const entryOf = (state: unknown, id: string) => (state as PageState)?.forms?.[id];
const withEntry = (id: string, entry: FormEntry) => {
  const state = window.history.state as PageState;
  return { ...state, forms: { ...state?.forms, [id]: entry } };
};

/** The step of a form that the present entry stands for; undefined where it has not gone on yet. */
export const stepInHistory = (id: string): string | undefined =>
  entryOf(window.history.state, id)?.step;

/**
 * Gives each step of a form an entry in the browser's history, so that Back leads to the step before
 * and not off the page.
 * @param id of the form on its page
 * @param show called when the visitor went to another entry of the page
 */
export function useStepHistory(id: string, show: (step: string) => void): StepHistory {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      // Entries that say nothing of the form are anchors of the page, and leave it as it is.
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
