import type { ReactNode } from 'react';
import { islandDrawings, type IslandIconName } from './island-drawings.ts';
import { SvgIcon, type IconStyle } from './svg-icon.tsx';

/** Props of an icon in a React island. */
export interface IslandIconProps extends IconStyle {
  readonly name: IslandIconName;
}

/** An icon in a React island: brings {@link islandDrawings} to the browser, not every icon. */
export const IslandIcon = ({ name, ...style }: IslandIconProps): ReactNode => (
  <SvgIcon drawing={islandDrawings[name]} {...style} />
);
