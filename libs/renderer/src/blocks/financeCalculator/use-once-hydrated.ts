import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Runs once in the browser, with the control as it stands: somebody may have moved it, or the
 * browser restored it, before the script arrived, and React knows nothing of that.
 */
export const useOnceHydrated = <E extends Element>(
  control: RefObject<E | null>,
  adopt: (element: E) => void,
): void => {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !control.current) return;
    done.current = true;
    adopt(control.current);
  });
};
