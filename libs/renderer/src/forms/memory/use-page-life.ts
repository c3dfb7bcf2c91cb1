import { useEffect, useRef } from 'react';

/** Callbacks for leaving a page, and for its return from the back/forward cache. */
export interface PageLife {
  readonly onLeave: () => void;
  readonly onReturn: () => void;
}

/** Calls back when the page is hidden or left, and when it returns from the back/forward cache. */
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
