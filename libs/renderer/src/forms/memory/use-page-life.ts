import { useEffect, useRef } from 'react';

/** What is done when a page is left, and when the browser brings it back as it was. */
export interface PageLife {
  readonly onLeave: () => void;
  readonly onReturn: () => void;
}

/** Tells of the page being left, for another one or for good, and of its return from the browser's cache. */
export function usePageLife(life: PageLife): void {
  const latest = useRef(life);
  useEffect(() => {
    latest.current = life;
  });
  useEffect(() => {
    const leave = () => latest.current.onLeave();
    const show = ({ persisted }: PageTransitionEvent) => persisted && latest.current.onReturn();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', show);
    };
  }, []);
}
