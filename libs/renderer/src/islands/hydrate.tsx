import type { FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { MountIsland } from './mount.ts';

/** The `mount` of a React island: hydrates what the server rendered, with the same ids. */
export const hydrateIsland =
  <P extends object>(Component: FunctionComponent<P>): MountIsland =>
  (element, props) => {
    const root = element.firstElementChild;
    if (!root) return;
    hydrateRoot(root, <Component {...(props as P)} />, {
      identifierPrefix: element.dataset.islandId ?? '',
    });
  };
