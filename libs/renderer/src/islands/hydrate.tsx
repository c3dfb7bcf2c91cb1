import type { FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyInput } from './early-input.ts';
import type { MountIsland } from './mount.ts';

/**
 * The `mount` of a React island: hydrates what the server rendered, with the same ids, and keeps
 * what visitors entered before.
 */
export const hydrateIsland =
  <P extends object>(Component: FunctionComponent<P>): MountIsland =>
  (element, props) => {
    const root = element.firstElementChild;
    if (!root) return;
    const identifierPrefix = element.dataset.islandId ?? '';
    keepEarlyInput(root, () =>
      // At once: what is typed between two tasks would be lost.
      flushSync(
        () => void hydrateRoot(root, <Component {...(props as P)} />, { identifierPrefix }),
      ),
    );
  };
