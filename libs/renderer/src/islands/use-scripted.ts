import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true in the browser; false on the server, and in the browser's first rendering of its mark-up. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
