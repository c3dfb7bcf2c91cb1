import type { FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyInput } from './early-input.ts';
import type { MountIsland } from './mount.ts';

/**
 * Returns the `mount` of a React island. It hydrates the server-rendered mark-up with the same ids,
 * and preserves earlier visitor input.
 */
export const hydrateIsland =
  <P extends object>(Component: FunctionComponent<P>): MountIsland =>
  (element, props) => {
    const root = element.firstElementChild;
    if (!root) return;
    const identifierPrefix = element.dataset.islandId ?? '';
    keepEarlyInput(root, () =>
      // Synchronous, because input between two tasks would be lost.
      flushSync(
        () => void hydrateRoot(root, <Component {...(props as P)} />, { identifierPrefix }),
      ),
    );
  };
